/** Values that a data map gives to documents, and the rows that still wait for the owner. */
import type { Value } from '#documents/values/filling.ts';
import { OPEN } from '#documents/map/cells.ts';

/**
 * The value of one variable. `open`: rows that nobody confirmed; the first cell of each is certain.
 */
export interface MapValue {
  readonly value?: Value | undefined;
  readonly open: readonly (readonly string[])[];
}

/** The head of a variable's table. */
export type ColumnsOf = (name: string) => readonly string[];

/** A table without its head; a confirmed row with an open cell waits too. */
export function tableValue(
  columns: readonly string[],
  confirmed: readonly (readonly string[])[],
  proposed: readonly (readonly string[])[] = [],
): MapValue {
  const isOpen = (row: readonly string[]) => row.includes(OPEN) || row.includes('');
  const rows = confirmed.filter((row) => !isOpen(row));
  return {
    ...(rows.length > 0 ? { value: [columns, ...rows] } : {}),
    open: [...confirmed.filter(isOpen), ...proposed].map((row) => row.map((cell) => cell || OPEN)),
  };
}

/** A list; empty: what it says then, if that is known. */
export function listValue(
  confirmed: readonly string[],
  proposed: readonly string[],
  empty?: string,
): MapValue {
  const items = [...new Set(confirmed)];
  const open = [...new Set(proposed)].filter((item) => !items.includes(item));
  const none = items.length === 0 && open.length === 0 && empty !== undefined ? [empty] : items;
  return { ...(none.length > 0 ? { value: none } : {}), open: open.map((item) => [item]) };
}

/** Words within a sentence: known only once nothing is open. */
export const phraseValue = (words: string, isOpen: boolean): MapValue =>
  words === '' || isOpen ? { open: [] } : { value: words, open: [] };
