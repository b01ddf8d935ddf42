/** The figures and days in a text or a record, in one notation: 25000000, 2027-01-01. */
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const DAY = new RegExp(`(${MONTHS.join('|')}) (\\d{1,2}), (\\d{4})`, 'g');
const UNITS: Readonly<Record<string, number>> = { million: 1e6, billion: 1e9 };

/** Sections, regulations and names of bills are no figures of a sentence. */
const NAMED = /§§? [^\s,;]+|\bH\.R\. \d+|\b(?:SB|HB|AB) \d+|Penal Code \S+/g;

export function figuresOf(text: string): string[] {
  const days: string[] = [];
  const rest = text.replaceAll(DAY, (_, month: string, day: string, year: string) => {
    days.push(
      `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`,
    );
    return ' ';
  });
  const plain = rest.replaceAll(NAMED, ' ').replaceAll(/\bhalf\b/g, '50');
  const numbers = [...plain.matchAll(/\d[\d,]*(?:\.\d+)?(?: (million|billion))?/g)].map(
    ([found, unit]) =>
      String(Number(found.replaceAll(/[^\d.]/g, '').replace(/\.$/, '')) * (UNITS[unit ?? ''] ?? 1)),
  );
  return [...days, ...numbers];
}

/** Every figure and day that stands in a record, as a value or in its texts. */
export function figuresIn(value: unknown): Set<string> {
  if (typeof value === 'number') return new Set([String(value)]);
  if (typeof value === 'string')
    return new Set(/^\d{4}-\d\d-\d\d$/.test(value) ? [value] : figuresOf(value));
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((each) => [...figuresIn(each)]));
}
