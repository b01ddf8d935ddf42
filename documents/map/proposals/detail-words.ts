/** Reads details as they are stored: words, lists and rows, and what is in them. */

/** Details by name, as stored: text, list or rows. */
export type DetailsByName = Readonly<Record<string, unknown>>;

/** What is given, or what there was. */
export const orOld = <T>(given: readonly T[], before: readonly T[]): T[] => [
  ...(given.length > 0 ? given : before),
];

export const detailText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
export const detailItems = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((item) => (typeof item === 'string' && !isNone(item) ? [item.trim()] : []))
    : [];
export const detailRows = (value: unknown): string[][] =>
  Array.isArray(value)
    ? value.filter(
        (row): row is string[] =>
          Array.isArray(row) && row.every((cell) => typeof cell === 'string'),
      )
    : [];

/** "none", "no one", an empty cell. */
export const isNone = (words: string) =>
  /^(?:none|no one|nobody|nothing|no|-|–)?\s?\.?$/i.test(words.trim());

/** "to bill, to deliver and to answer" as three things. */
export const parts = (cell: string | undefined): string[] =>
  isNone(cell ?? '')
    ? []
    : (cell ?? '')
        .split(/[,;\n]\s{0,9}(?:and\s)?|\sand\s{1,9}(?=to\s)/)
        .map((part) => part.trim())
        .filter((part) => part !== '');
