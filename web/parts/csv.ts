/** Tables as files that a spreadsheet opens. */

/** A cell that begins like a formula is marked as text, so that no spreadsheet runs it. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

export const toCsv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n');

/** Hands a text to the browser as a file. */
export function saveCsv(name: string, csv: string): void {
  // with a byte order mark, or Excel reads the section sign wrong
  const address = URL.createObjectURL(
    new Blob([`\u{FEFF}${csv}`], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
