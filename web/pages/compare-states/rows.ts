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

/** Rows with different short answers. A rule about minors is too long to compare. */
export function differing(rows: readonly PointRow[], states: readonly StateView[]): PointRow[] {
  return rows.filter(
    ({ key }) =>
      key === 'minors' || new Set(states.map(({ points }) => points[key].value)).size > 1,
  );
}

export interface DutyRow {
  readonly category: string;
  /** One list for each state, in the order of the states. */
  readonly lists: readonly (readonly DutyView[])[];
}

/** Duties by category; `only` leaves out those that every state requires. */
export function dutyRows(states: readonly StateView[], only: boolean): DutyRow[] {
  const everywhere = (duty: DutyView) =>
    states.every(({ duties }) => duties.some(({ control }) => control === duty.control));
  const categories = [...new Set(states.flatMap(({ duties }) => duties.map((d) => d.category)))];
  return categories
    .map((category) => ({
      category,
      lists: states.map(({ duties }) =>
        duties.filter((duty) => duty.category === category && !(only && everywhere(duty))),
      ),
    }))
    .filter(({ lists }) => lists.some((duties) => duties.length > 0));
}
