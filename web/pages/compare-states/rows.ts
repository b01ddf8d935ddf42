/** The rows of the comparison, and which of them differ. */
import { POINTS } from '#engine/compare/compare.ts';
import type { PointKey } from '#engine/compare/compare.ts';
import type { DutyView, StateView } from './view.ts';

export interface PointRow {
  readonly key: PointKey;
  readonly label: string;
}

const named = (keys: readonly PointKey[]): PointRow[] =>
  keys.map((key) => ({ key, label: key === 'law' ? 'Law name' : POINTS[key] }));

/** The five of docs/requirements.md 2, then our own. */
export const FIRST_POINTS = named(['law', 'effective', 'consumers', 'revenue', 'penalty']);
export const OTHER_POINTS = named(
  (Object.keys(POINTS) as PointKey[]).filter((key) => !FIRST_POINTS.some((one) => one.key === key)),
);

const differs = ({ key }: PointRow, states: readonly StateView[]): boolean =>
  key === 'minors' || new Set(states.map(({ points }) => points[key].value)).size > 1;

/** Rows with different short answers. A rule about minors is too long to compare. */
export const differing = (rows: readonly PointRow[], states: readonly StateView[]): PointRow[] =>
  rows.filter((row) => differs(row, states));

/** Rows with one short answer in all states. */
export const equal = (rows: readonly PointRow[], states: readonly StateView[]): PointRow[] =>
  rows.filter((row) => !differs(row, states));

interface SaidAlike {
  readonly value: string;
  readonly names: readonly string[];
}

/** Differing points that take a line each, with the states that have the same answer together. */
export function differencesIn(states: readonly StateView[]) {
  return differing(OTHER_POINTS, states)
    .filter(({ key }) => !LONG.has(key))
    .map((row) => {
      const names = Map.groupBy(states, ({ points }) => points[row.key].value);
      const answers: SaidAlike[] = [...names].map(([value, alike]) => ({
        value,
        names: alike.map(({ name }) => name),
      }));
      return { ...row, answers };
    });
}

/** Too long for a line, or different in every state by its nature. */
const LONG: ReadonlySet<PointKey> = new Set(['minors', 'enforcer']);

export interface DutyRow {
  readonly category: string;
  /** One list for each state, in the order of the states. */
  readonly lists: readonly (readonly DutyView[])[];
}

/** Which duties: all, those that every state requires, or the others. */
type Which = 'all' | 'shared' | 'differing';

/** Duties by category. */
export function dutyRows(states: readonly StateView[], which: Which): DutyRow[] {
  const everywhere = (duty: DutyView) =>
    states.every(({ duties }) => duties.some(({ control }) => control === duty.control));
  const wanted = (duty: DutyView) => which === 'all' || everywhere(duty) === (which === 'shared');
  const categories = [...new Set(states.flatMap(({ duties }) => duties.map((d) => d.category)))];
  return categories
    .map((category) => ({
      category,
      lists: states.map(({ duties }) =>
        duties.filter((duty) => duty.category === category && wanted(duty)),
      ),
    }))
    .filter(({ lists }) => lists.some((duties) => duties.length > 0));
}
