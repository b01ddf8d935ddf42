/** The presses of the checklist: one place or company, or all that are left of a list. */
import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { list } from '#text/english.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { useMaySay, useRequestAction } from '../here.tsx';

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
 * Where the work goes on: the next press of this list, else the first that is left of it, else its
 * field for another name. Never a press of the other list: that would say something else.
 */
function nextOf(pressed: Element): HTMLElement | null {
  const own = pressed.closest('[data-part]');
  const ticks = [...(own?.querySelectorAll<HTMLElement>('[data-tick]') ?? [])];
  const at = ticks.findIndex((tick) => tick === pressed);
  const left = ticks.find((tick) => tick !== pressed);
  const next = at < 0 ? undefined : (ticks[at + 1] ?? left);
  return next ?? own?.querySelector<HTMLElement>('input') ?? null;
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

/** Takes a tick back; the focus stays on its line. */
export function Untick({ what, name }: TickProps) {
  const { pending, fault, run } = useRequestAction(true);
  const maySay = useMaySay();
  const back = `not-${what}` as const;
  if (!maySay(back)) return null;
  const press = ({ currentTarget }: MouseEvent) => {
    const line = currentTarget.closest('li');
    run({ what: back, to: name }, 'The tick is taken back.', () =>
      // once the line has its press again
      requestAnimationFrame(() => line?.querySelector<HTMLElement>('[data-tick]')?.focus()),
    );
  };
  return (
    <>
      <button
        className="btn btn--sm btn--quiet"
        type="button"
        {...(pending ? { 'aria-disabled': true as const } : {})}
        onClick={press}
      >
        {pending ? 'One moment...' : 'Undo'}
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

/**
 * One press for all that is left of a list; each is noted by its name. That all were told is asked
 * once more: a letter may say so to the person.
 */
export function TickAll({ what, places }: { what: What; places: readonly Place[] }) {
  const { pending, fault, run } = useRequestAction(true);
  const [asks, setAsks] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const left = places.filter(({ on }) => on === null);
  // who asks is no employee: places about staff alone are ticked one by one
  const toEach = left.filter(({ staffOnly }) => staffOnly !== true).map(({ name }) => name);
  if (toEach.length < 2) return null;
  const { all, allButStaff, doneAll } = CHECKLIST_WORDS[what];
  const tick = () => {
    const field = box.current === null ? null : nextOf(box.current);
    run({ what, toEach }, doneAll(toEach.length), () => {
      // the question holds the focus until it is gone
      flushSync(() => setAsks(false));
      field?.focus();
    });
  };
  return (
    <div className="noprint" ref={box}>
      <button
        className="btn btn--sm btn--quiet"
        type="button"
        {...(pending ? { 'aria-disabled': true as const } : {})}
        onClick={() => (what === 'passed-on' ? setAsks(true) : tick())}
      >
        {pending ? 'One moment...' : toEach.length === left.length ? all : allButStaff}
      </button>{' '}
      {fault !== undefined && (
        <span className="error" role="alert">
          {fault}
        </span>
      )}
      {asks && (
        <Confirm
          title="Did you tell all of them?"
          does="Yes, I told all of them"
          pending={pending}
          failed={fault}
          onConfirm={tick}
          onClose={() => setAsks(false)}
        >
          <p>{list(toEach)}</p>
        </Confirm>
      )}
    </div>
  );
}
