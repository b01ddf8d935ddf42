/** The data map as a CSV file, and such a file read again. */
import { mapLine, mapRecipient, type StoredMap } from '#contract/documents/data-map.ts';
import * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import { csvOf, readCsv } from '#documents/formats/csv.ts';
import { entriesOf, type ReadEntries } from '#documents/map/csv/csv.ts';
import { CSV_COLUMNS, type CsvRow } from '#documents/map/csv/csv-cells.ts';
import { csvRows } from '#documents/map/csv/csv-rows.ts';
import { changeFaults } from '#documents/map/map-with-proposals.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';
import { lowerFirst } from '#text/case.ts';
import { invalidInput } from '#server/base/problem.ts';

export const mapCsv = (map: MergedMap) => csvOf(csvRows(map), CSV_COLUMNS);

type Entries = Pick<StoredMap, 'lines' | 'recipients'>;

/**
 * The entries of a file. Throws `invalid-input` with a message for each row that cannot be read.
 */
export function readMapCsv(text: string, map: MergedMap): Entries {
  const table = readCsv(text);
  if (table.fault !== undefined) throw invalidInput({ csv: table.fault });
  const missing = ['Row', 'Name'].filter((column) => !table.columns.includes(column));
  if (missing.length > 0)
    throw invalidInput({
      csv: `The first row has to name the columns; “${missing[0]}” is missing. Download your data map to see all columns.`,
    });
  if (table.rows.length === 0) throw invalidInput({ csv: 'The file has no rows below the first.' });
  const rows = table.rows.map(({ number, cells }) => ({
    number,
    cells: rowOf(table.columns, cells),
  }));
  const entries = entriesOf(rows, map);
  const wrong = faultsByRow(entries, map);
  if (wrong.length > 0) throw invalidInput(Object.fromEntries(wrong));
  return {
    lines: entries.lines.map(({ entry }) => entry),
    recipients: entries.recipients.map(({ entry }) => entry),
  };
}

/** A message for each row that cannot be taken, in the order of the rows. */
function faultsByRow(
  { lines, recipients, faults }: ReadEntries,
  map: MergedMap,
): [string, string][] {
  const change = {
    lines: lines.map(({ entry }) => entry),
    recipients: recipients.map(({ entry }) => entry),
  };
  const incomplete = changeFaults(change, map);
  const all = new Map(faults);
  const check = (schema: ZodMiniType, row: number, entry: { readonly id: string }) => {
    const issue = z.safeParse(schema, entry).error?.issues[0]?.message;
    const fault = issue ?? incomplete[entry.id];
    if (fault !== undefined && !all.has(row)) all.set(row, fault);
  };
  for (const { row, entry } of lines) check(mapLine, row, entry);
  for (const { row, entry } of recipients) check(mapRecipient, row, entry);
  return [...all]
    .toSorted(([one], [other]) => one - other)
    .map(([row, fault]) => [`row ${row}`, `Row ${row}: ${lowerFirst(fault)}`]);
}

const rowOf = (columns: readonly string[], cells: readonly string[]): CsvRow =>
  Object.fromEntries(
    CSV_COLUMNS.flatMap((column) => {
      const at = columns.indexOf(column);
      return at === -1 ? [] : [[column, cells[at] ?? '']];
    }),
  );
