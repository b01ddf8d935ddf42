/** What a change changed: each value before and after, and nothing that stayed. */

export interface Changed {
  /** What it is: the name of a field, a question with its state, a task. */
  readonly of: string;
  /** Undefined or null: there was none. */
  readonly before?: unknown;
  readonly after?: unknown;
}

type Values = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * The fields of `after` that are not as in `before`. Fields that only `before` has are left alone.
 */
export function changedFields(
  before: Values,
  after: Values,
  name = (key: string) => key,
): Changed[] {
  return Object.keys(after)
    .filter((key) => !isSame(before[key], after[key]))
    .map((key) => ({ of: name(key), before: before[key], after: after[key] }));
}

/** The same for two whole records: what is in one of them only counts as added or taken away. */
export const changedBetween = (before: Values, after: Values): Changed[] =>
  changedFields(before, {
    ...Object.fromEntries(Object.keys(before).map((key) => [key, undefined])),
    ...after,
  });

type Row = Readonly<Record<string, unknown>>;

/** Two records of lists whose rows have ids: the rows that differ, each as `list id`. */
export function changedRows(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Changed[] {
  const rows = (record: Values): Values =>
    Object.fromEntries(
      Object.entries(record).flatMap(([list, value]) =>
        isRows(value) ? value.map((row) => [`${list} ${String(row['id'])}`, row]) : [[list, value]],
      ),
    );
  return changedBetween(rows(before), rows(after));
}

const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row) => typeof row === 'object' && row !== null && 'id' in row);
