/** Cells of a data map's CSV file: its columns, lists within a cell, and what is wrong with one. */
export const CSV_COLUMNS = [
  'Row',
  'Name',
  'Kind of company',
  'Run by',
  'Its business',
  'What it does',
  'Role',
  'Contract',
  'Terms accepted on',
  'Contract ends on',
  'Name it in documents',
  'On the site',
  'Sold to it',
  'Used for ads',
  'Opt-out address',
  'Opt-out words',
  'Address',
  'Privacy contact',
  'Keeps data in',
  'Whose data',
  'Sources',
  'Purposes',
  'Systems',
  'Companies',
  'Sensitive',
  'Minors',
  'Kept',
  'Kept because',
  'California group',
  'State',
  'Id',
] as const;
type Column = (typeof CSV_COLUMNS)[number];
export type CsvRow = Partial<Record<Column, string>>;

export const COMPANY = 'Company';
export const DATA = 'Data';

export const yesNo = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no');

/** Several things in a cell: "a; b". A semicolon within one has a backslash before it. */
export const joined = (items: readonly string[]) =>
  items.map((item) => item.replaceAll(/[\\;]/g, '\\$&')).join('; ');

const split = (cell: string) =>
  (cell.match(/(?:\\.|[^;\\]|\\$)+/gs) ?? [])
    .map((item) => item.replaceAll(/\\([\\;])/g, '$1').trim())
    .filter((item) => item !== '');

/** What a row that was read lacks or has wrong. */
export class RowFault extends Error {}

/** Reads the cells of one row; a cell that is not in the file leaves what is there. */
export class Cells {
  readonly #row: CsvRow;

  constructor(row: CsvRow) {
    this.#row = row;
  }

  text(column: Column, before: string): string {
    return this.#row[column] === undefined ? before : this.#row[column].trim();
  }

  items(column: Column, before: readonly string[]): string[] {
    const cell = this.#row[column];
    if (cell === undefined) return [...before];
    return split(cell);
  }

  flag<T extends boolean | null>(column: Column, before: T, empty: T): boolean | T {
    const cell = this.#row[column]?.trim().toLowerCase();
    if (cell === undefined) return before;
    if (cell === '') return empty;
    if (/^(?:yes|y|true|1)$/.test(cell)) return true;
    if (/^(?:no|n|false|0)$/.test(cell)) return false;
    throw new RowFault(`write yes or no under “${column}”`);
  }

  choice<T extends string>(column: Column, choices: readonly T[], before: T): T {
    const cell = this.#row[column]?.trim();
    return cell === undefined || cell === '' ? before : this.chosen(column, choices, cell);
  }

  chosen<T extends string>(column: Column, choices: readonly T[], cell: string): T {
    const found = choices.find((choice) => choice.toLowerCase() === cell.toLowerCase());
    if (found !== undefined) return found;
    throw new RowFault(`under “${column}” write one of: ${choices.join(', ')}`);
  }
}
