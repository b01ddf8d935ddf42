/** Tables as CSV files that spreadsheet programs open, with formulas escaped. */
import Papa from 'papaparse';

/** Rows as CSV with a byte order mark. A cell that begins like a formula gets an apostrophe in front. */
export const csvOf = (
  rows: readonly Readonly<Record<string, string | number>>[],
  columns: readonly string[],
) => {
  const data = rows.map((row) => columns.map((column) => row[column] ?? ''));
  const options = { escapeFormulae: true, newline: '\r\n' };
  return `\u{FEFF}${Papa.unparse({ fields: [...columns], data }, options)}\r\n`;
};
