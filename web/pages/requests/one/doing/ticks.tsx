/** The presses of the checklist: one place or company, or all that are left of a list. */
import type { MouseEvent } from 'react';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { useRequestAction } from '../here.tsx';

export type What = 'searched' | 'passed-on';

export const CHECKLIST_WORDS = {
  searched: {
    title: 'Look in each place',
    none: 'Your data map names no place yet.',
    act: 'I looked here',
    all: 'I looked in all of these',
    allButStaff: 'I looked in all of these, but those about staff',
    doneAll: (places: number) => `Noted: you looked in ${places} places.`,
    add: 'Another place you looked in',
    done: (name: string) => `Noted: you looked in ${name}.`,
  },
  'passed-on': {
    title: 'Tell each company that has the data',
    none: 'Your data map names no company yet.',
    act: 'I told them',
    all: 'I told all of these',
    allButStaff: 'I told all of these',
    doneAll: (companies: number) => `Noted: you told ${companies} companies.`,
    add: 'Another company you told',
    done: (name: string) => `Noted: you told ${name}.`,
  },
} as const;

type Checked = RequestWhole['checklist'];
export type Place = Checked['companies'][number] & Partial<Checked['systems'][number]>;

/**
 * Where the work goes on: the next press in the checklist, else the first that is left, else the
 * field for another name. A press for a whole list ends those of that list.
 */
function nextOf(pressed: Element): HTMLElement | null {
  const own = pressed.closest('[data-part]');
  const isAll = pressed.matches('[data-all]');
  const stops = [
    ...(pressed.closest('details')?.querySelectorAll<HTMLElement>('[data-all], [data-tick]') ?? []),
  ].filter((stop) => stop === pressed || !isAll || own?.contains(stop) !== true);
  const at = stops.findIndex((stop) => stop === pressed);
  const left = stops.find((stop) => stop !== pressed && stop.matches('[data-tick]'));
  return stops[at + 1] ?? left ?? own?.querySelector<HTMLElement>('input') ?? null;
}

interface TickProps {
  what: What;
  name: string;
}

/** One press; the focus goes on to the next. */
export function Tick({ what, name }: TickProps) {
  const { pending, fault, run } = useRequestAction(true);
  const { act, done } = CHECKLIST_WORDS[what];
  const press = ({ currentTarget }: MouseEvent) =>
    run({ what, to: name }, done(name), () => nextOf(currentTarget)?.focus());
  return (
    <>
      <button
        className="btn btn--sm btn--quiet"
        type="button"
        data-tick=""
        {...(pending ? { 'aria-disabled': true as const } : {})}
        onClick={press}
      >
        {pending ? 'One moment...' : act}
        <span className="vh">{`: ${name}`}</span>
      </button>
      {fault !== undefined && (
        <span className="error" role="alert">
          {fault}
        </span>
      )}
    </>
  );
}

/** One press for all that is left of a list; each is noted by its name. */
export function TickAll({ what, places }: { what: What; places: readonly Place[] }) {
  const { pending, fault, run } = useRequestAction(true);
  const left = places.filter(({ on }) => on === null);
  // who asks is no employee: places about staff alone are ticked one by one
  const toEach = left.filter(({ staffOnly }) => staffOnly !== true).map(({ name }) => name);
  if (toEach.length < 2) return null;
  const { all, allButStaff, doneAll } = CHECKLIST_WORDS[what];
  return (
    <p className="noprint">
      <button
        className="btn btn--sm btn--quiet"
        type="button"
        data-all=""
        {...(pending ? { 'aria-disabled': true as const } : {})}
        onClick={({ currentTarget }) =>
          run({ what, toEach }, doneAll(toEach.length), () => nextOf(currentTarget)?.focus())
        }
      >
        {pending ? 'One moment...' : toEach.length === left.length ? all : allButStaff}
      </button>{' '}
      {fault !== undefined && (
        <span className="error" role="alert">
          {fault}
        </span>
      )}
    </p>
  );
}
