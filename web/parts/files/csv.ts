/** Tables as files that a spreadsheet opens. */
import { saveFile } from './save-file.ts';

/** A cell that begins like a formula is marked as text, so that no spreadsheet runs it. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

export const toCsv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n');

/** Hands a text to the browser as a file, with a byte order mark: Excel reads the section sign wrong without it. */
export const saveCsv = (name: string, csv: string) =>
  saveFile(name, new Blob([`\u{FEFF}${csv}`], { type: 'text/csv;charset=utf-8' }));
