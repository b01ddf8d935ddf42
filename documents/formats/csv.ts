/**
 * Tables as CSV files that spreadsheet programs open, with formulas escaped; and such files read
 * again.
 */
import Papa from 'papaparse';

/**
 * What a spreadsheet program takes for a formula, the full-width signs of East Asia too, and such a
 * text with apostrophes before it.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

type Rows = readonly Readonly<Record<string, string | number>>[];

/**
 * Rows as CSV with a byte order mark. A cell that begins like a formula gets an apostrophe in
 * front.
 */
export const csvOf = (rows: Rows, columns: readonly string[]) =>
  `${csvHead(columns)}${csvLines(rows, columns)}`;

/** The byte order mark and the names of the columns. */
export const csvHead = (columns: readonly string[]) => `\u{FEFF}${lines([[...columns]])}`;

/** Rows without a head, for tables that are written page by page. */
export const csvLines = (rows: Rows, columns: readonly string[]) =>
  lines(rows.map((row) => columns.map((column) => escaped(row[column] ?? ''))));

const lines = (data: (string | number)[][]) =>
  data.length === 0 ? '' : `${Papa.unparse(data, { escapeFormulae: false, newline: '\r\n' })}\r\n`;

const escaped = (cell: string | number) =>
  typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;

export interface CsvTable {
  readonly columns: readonly string[];
  /** Cells in the order of the columns, with the number of the line in a spreadsheet program. */
  readonly rows: readonly { readonly number: number; readonly cells: readonly string[] }[];
  /** What is wrong with the file as such. */
  readonly fault?: string;
}

/**
 * Reads a table whose first row names its columns. Apostrophes that disarm formulas are taken off;
 * empty rows are left out.
 */
export function readCsv(text: string): CsvTable {
  const plain = text.replace(/^\u{FEFF}/u, '');
  const { data, errors } = Papa.parse<string[]>(plain, {
    delimiter: delimiterOf(plain),
    skipEmptyLines: false,
  });
  const [head = [], ...rest] = data;
  const broken = errors.find(({ type }) => type === 'Quotes');
  return {
    columns: head.map((cell) => cell.trim()),
    rows: rest
      .map((cells, at) => ({ number: at + 2, cells: cells.map(disarmed) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    ...(broken ? { fault: `Row ${(broken.row ?? 0) + 1}: a quotation mark is never closed` } : {}),
  };
}

/** What stands most often in the first row: some programs write semicolons or tabs. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const times = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].toSorted((one, other) => times(other) - times(one))[0] ?? ',';
}

const disarmed = (cell: string) =>
  FORMULA.test(cell) && cell.startsWith("'") ? cell.slice(1) : cell;
