/** Variables that are a whole paragraph: their lists and tables. */
import { widthsOf } from '#documents/tree/table-widths.ts';
import type { Block, Inline, Text } from '#documents/tree/tree.ts';
import type { Variable } from '#documents/template/template.ts';
import type { FillingNotes, Value } from './filling.ts';
import { asText, gapFor } from './values.ts';

/** A variable that is a whole paragraph: as a list or table if it is one. */
export function variableBlock(name: string, work: FillingNotes): Block | undefined {
  const variable = work.variables[name];
  if (variable?.kind === 'table') return variableTable(name, variable, work);
  const value = work.values[name];
  if (value === undefined || typeof value === 'string' || value.length === 0) return undefined;
  const open = work.proposals?.[name] ?? [];
  if (open.length > 0) work.gaps.set(name, (work.gaps.get(name) ?? 0) + 1);
  return {
    kind: 'list',
    ordered: false,
    items: [
      ...value.map((item): Text => [asText([item].flat().join(', '))]),
      ...open.map(([first = '']): Text => [gapFor(name, asText(first), work)]),
    ],
  };
}

/** What the owner entered; else the rows to start from, with missing values marked. */
function variableTable(name: string, variable: Variable, work: FillingNotes): Block | undefined {
  const { columns, rowsFor } = variable;
  const value = work.values[name];
  const open = work.proposals?.[name] ?? [];
  if (isTable(value) && open.length === 0) {
    const [head = [], ...rows] = value;
    const alone = rows.length === 1 ? soleWords(rows[0] ?? []) : undefined;
    if (alone !== undefined) return { kind: 'paragraph', text: [alone] };
    return table(head.map(asText), rows.map(plainRow));
  }
  if (!columns) return undefined;
  work.gaps.set(name, (work.gaps.get(name) ?? 0) + 1);
  const gap: Gap = (words) => gapFor(name, words, work);
  if (open.length > 0) {
    const rows = isTable(value) ? value.slice(1).map(plainRow) : [];
    return table(columns, [...rows, ...open.map((row) => proposal(row, columns.length, gap))]);
  }
  if (!rowsFor)
    return table(
      columns,
      (variable.rows ?? []).map((row) => blankRow(row, gap)),
    );
  const kinds = isList(value) ? value : (variable.rowsWithoutProfile ?? []);
  return table(
    columns,
    kinds.map((kind) => proposal(rowsFor[kind] ?? [kind], columns.length, gap)),
  );
}

/** "We share with no such companies", beside empty cells and dashes, is a sentence and no table. */
function soleWords([first = '', ...rest]: readonly string[]): string | undefined {
  const words = asText(first);
  if (!words.includes(' ') || !rest.every((cell) => /^[\s–—-]*$/.test(cell))) return undefined;
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** Makes a gap of the table. */
type Gap = (words: string) => Inline;

const isList = (value: Value | undefined): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
const isTable = (value: Value | undefined): value is readonly (readonly string[])[] =>
  Array.isArray(value) && value.length > 1 && value.every((item) => Array.isArray(item));

const plainRow = (row: readonly string[]) => row.map((cell): Text => [asText(cell)]);

/**
 * A row to start from: its empty cells become gaps; one without empty cells states something that
 * nobody confirmed.
 */
const blankRow = (row: readonly string[], gap: Gap) =>
  row.map((cell): Text => {
    if (cell === '') return [gap(' … ')];
    return row.includes('') ? [cell] : [gap(cell)];
  });

/** What the owner named, with proposals to check next to it; an empty cell is written by hand. */
function proposal([first = '', ...rest]: readonly string[], width: number, gap: Gap): Text[] {
  const cells = Array.from({ length: width - 1 }, (_, at) => rest[at] ?? '…');
  return [
    [asText(first)],
    ...cells.map((cell): Text => (cell === '' ? [''] : [gap(asText(cell))])),
  ];
}

const table = (head: readonly string[], rows: readonly (readonly Text[])[]): Block => ({
  kind: 'table',
  widths: widthsOf(head, rows),
  head,
  rows,
});
