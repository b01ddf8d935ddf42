/**
 * Reads stored details: a value that no longer fits its entry of the dictionary counts as not
 * given.
 */
import * as z from 'zod/mini';
import type { DetailValue } from '#contract/documents/details.ts';
import { DICTIONARY } from '#documents/source/templates.server.ts';
import type { Variable } from '#documents/template/template.ts';
import type { Value } from '#documents/values/filling.ts';
import type { StoredDetail } from '#server/business/stored/detail-store.ts';

interface DetailRow {
  readonly value: DetailValue;
  readonly at: Date;
}
export type GivenDetails = ReadonlyMap<string, DetailRow>;

const list = z.array(z.string());
const table = z.array(z.array(z.string()));

/** Name → the value that the owner gave. */
export function readGivenDetails(rows: readonly StoredDetail[]): GivenDetails {
  return new Map(
    rows.flatMap(({ variable, value, setAt }) => {
      const entry = DICTIONARY.variables[variable];
      const fitting = entry && fitsVariable(entry, value);
      return fitting === undefined ? [] : [[variable, { value: fitting, at: setAt }] as const];
    }),
  );
}

/** The value if it has the form that its entry asks for, else undefined. */
function fitsVariable(
  { kind, columns, perUse }: Variable,
  value: unknown,
): DetailValue | undefined {
  // told before it became something to fill in each time: nobody could change it any more
  if (perUse === true) return undefined;
  if (kind === 'list') return list.safeParse(value).data;
  if (kind !== 'table') return typeof value === 'string' ? value : undefined;
  const rows = table.safeParse(value).data;
  return rows?.every((row) => row.length === columns?.length) ? rows : undefined;
}

/** Whether somebody typed or pasted the head of a table as a row: it is printed anyway. */
export const isHead = (row: readonly string[], columns: readonly string[]): boolean =>
  row.length === columns.length &&
  row.every((cell, at) => cell.trim().toLowerCase() === columns[at]?.trim().toLowerCase());

const withHead = (columns: readonly string[], rows: readonly string[][]) => [
  columns,
  ...rows.filter((row) => !isHead(row, columns)),
];

/** The owner's values in the form that documents use: tables begin with their head. */
export function givenValues(all: GivenDetails): Record<string, Value> {
  return Object.fromEntries(
    [...all].map(([name, { value }]): [string, Value] => {
      const { kind, columns = [] } = DICTIONARY.variables[name] ?? {};
      return [name, kind === 'table' ? withHead(columns, value as string[][]) : value];
    }),
  );
}
