/**
 * What kind of change the differences of one entry are
 * (docs/decisions/0130-packs-of-law-data.md).
 */
import { addDays, latest } from '#calendar/dates.ts';
import type { ChangeClass } from '#law/change-book.ts';
import type { ChangedLeaf } from './leaves.ts';

interface Period {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** Of an entry of the timeline. */
  readonly date?: string | undefined;
}
export const BEGINNING = '0000-01-01';
export const NEVER = '9999-12-31';
const periodOf = (value: unknown): { from: string; until: string } => {
  const { date, from = date, until } = (value ?? {}) as Period;
  return value === undefined
    ? { from: NEVER, until: BEGINNING }
    : { from: from ?? BEGINNING, until: until ?? NEVER };
};

/** The first day on which an entry says something else than before. */
function firstDifference(before: unknown, after: unknown, leaves: readonly ChangedLeaf[]): string {
  const [old, now] = [periodOf(before), periodOf(after)];
  const first = old.from < now.from ? old.from : now.from;
  const onlyPeriod = leaves.every(
    ({ path, kind }) => kind !== 'decides' || path === 'from' || path === 'until',
  );
  if (!onlyPeriod || before === undefined || after === undefined) return first;
  if (old.from !== now.from) return first;
  return addDays(old.until < now.until ? old.until : now.until, 1);
}

/** To which day the older state was checked, and the law's first day. */
export interface Times {
  readonly checkedTo: string;
  readonly effective: string;
}

/**
 * The class that follows from one entry's differences; undefined: it is new, or gone. `we were
 * wrong`: the two differ on a day to which the older one was checked.
 */
export function classOf(
  before: unknown,
  after: unknown,
  leaves: readonly ChangedLeaf[],
  { checkedTo, effective }: Times,
): ChangeClass {
  if (leaves.some(({ kind }) => kind === 'decides')) {
    const first = latest(firstDifference(before, after, leaves), effective);
    return first > checkedTo ? 'law changed' : 'we were wrong';
  }
  return leaves.some(({ kind }) => kind === 'source') ? 'better source' : 'wording';
}
