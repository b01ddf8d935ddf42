/** The state in which a person lives, from a list's state code or name, or ZIP Code. */
import { withoutTrailing } from '#text/trailing.ts';
import { US_STATES } from '#text/us-states.ts';

/** Other places with ZIP Codes: territories, and the armed forces abroad. */
const OTHER_PLACES: readonly (readonly [code: string, name: string])[] = [
  ['PR', 'Puerto Rico'],
  ['VI', 'US Virgin Islands'],
  ['GU', 'Guam'],
  ['AS', 'American Samoa'],
  ['MP', 'Northern Mariana Islands'],
  ['AE', 'Armed Forces Europe'],
  ['AA', 'Armed Forces Americas'],
  ['AP', 'Armed Forces Pacific'],
];
const NAMED = [...US_STATES.map(({ code, name }) => [code, name] as const), ...OTHER_PLACES];

/**
 * Postal codes of the states and of other places with ZIP Codes. A place's index here is its
 * number.
 */
export const PLACES: readonly string[] = NAMED.map(([code]) => code);

/** No place known; real places start at 1. */
export const NOWHERE = 0;
/** Outside the United States. */
export const ABROAD = 255;

const SPANISH: Readonly<Record<string, string>> = {
  nuevajersey: 'NJ',
  nuevohampshire: 'NH',
  nuevahampshire: 'NH',
  nuevayork: 'NY',
  nuevomexico: 'NM',
  carolinadelnorte: 'NC',
  carolinadelsur: 'SC',
  dakotadelnorte: 'ND',
  dakotadelsur: 'SD',
  virginiaoccidental: 'WV',
  luisiana: 'LA',
  pensilvania: 'PA',
  misisipi: 'MS',
  hawai: 'HI',
  distritodecolumbia: 'DC',
  washingtondc: 'DC',
  virginislands: 'VI',
};

const bareName = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

const numberOf = (code: string) => PLACES.indexOf(code) + 1;
const BY_NAME = new Map<string, number>([
  ...PLACES.map((code, at): [string, number] => [code.toLowerCase(), at + 1]),
  ...NAMED.map(([, name], at): [string, number] => [bareName(name), at + 1]),
  ...Object.entries(SPANISH).map(([name, code]): [string, number] => [name, numberOf(code)]),
]);

/** "NJ", "New Jersey", "US-NJ", "N.J.", "NJ - New Jersey"; NOWHERE if it names no state. */
export function placeOfState(text: string): number {
  const bare = bareName(text);
  const whole = BY_NAME.get(bare);
  if (whole !== undefined) return whole;
  if (/^us[a-z]/.test(bare)) return placeOfState(bare.slice(2));
  const [first, second] = text.split(/[-,(/]/);
  const one = BY_NAME.get(bareName(first ?? ''));
  return one !== undefined && one === BY_NAME.get(bareName(second ?? '')) ? one : NOWHERE;
}

const HOME = new Set([
  'us',
  'usa',
  'unitedstates',
  'unitedstatesofamerica',
  'estadosunidos',
  'eeuu',
]);

/** Whether another country is named. Some programs write territories as countries. */
export function isAbroad(country: string): boolean {
  const bare = bareName(country);
  return bare !== '' && !HOME.has(bare) && !/^(pr|vi|gu|as|mp|puertorico|guam)$/.test(bare);
}

export interface ZipTable {
  /** "010-027" and the code of the state, as in labeling list L002 of the Postal Service. */
  readonly ranges: readonly (readonly [range: string, code: string])[];
  /** Single ZIP Codes that belong to another state than the rest of their prefix. */
  readonly exceptions: Readonly<Record<string, string>>;
}

/** The place of each prefix from 000 to 999. */
export function prefixPlaces({ ranges }: ZipTable): Uint8Array {
  const places = new Uint8Array(1000);
  for (const [range, code] of ranges) {
    const [first = '', last = first] = range.split('-');
    places.fill(numberOf(code), Number(first), Number(last) + 1);
  }
  return places;
}

/**
 * Five digits, with the leading zeros that a spreadsheet program removed; undefined if it is not a
 * ZIP Code.
 */
export function zipDigits(text: string): string | undefined {
  const plain = text.replace(/[\s'"=.]/g, '');
  const short = /^(\d{3,5})(-\d{4})?$/.exec(plain)?.[1];
  if (short !== undefined) return short.padStart(5, '0');
  return /^\d{8,9}$/.test(plain) ? plain.padStart(9, '0').slice(0, 5) : undefined;
}

/**
 * "12 Main St, Dover DE 19901" and "12 Main St Dover DE 19901 US": the end of a whole address.
 */
export function endOfAddress(text: string): { state: string; zip: string } | undefined {
  const end =
    /\b([A-Za-z]{2})[\s,.]{1,9}(\d{5})(?:-\d{4})?(?:[\s,.]{0,9}(?:US|USA|United States))?$/i.exec(
      withoutTrailing(text.trimEnd().slice(-60), ' ,.'),
    );
  return end ? { state: end[1] ?? '', zip: end[2] ?? '' } : undefined;
}
