/** Tables as CSV files for spreadsheet programs. */
import { saveFile } from './save-file.ts';

/** Escapes a cell that begins like a formula, so that no spreadsheet program runs it. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

export const toCsv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n');

/**
 * Downloads a text as a file, with a byte order mark, without which Excel shows the section sign
 * wrongly.
 */
export const saveCsv = (name: string, csv: string) =>
  saveFile(name, new Blob([`\u{FEFF}${csv}`], { type: 'text/csv;charset=utf-8' }));
