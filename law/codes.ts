/**
 * Code, slug and name of every state with a record, in the order of names; tested against the
 * records.
 */
export const STATES = [
  { code: 'AL', slug: 'alabama', name: 'Alabama', effective: '2027-05-01' },
  { code: 'CA', slug: 'california', name: 'California', effective: '2020-01-01' },
  { code: 'CO', slug: 'colorado', name: 'Colorado', effective: '2023-07-01' },
  { code: 'CT', slug: 'connecticut', name: 'Connecticut', effective: '2023-07-01' },
  { code: 'DE', slug: 'delaware', name: 'Delaware', effective: '2025-01-01' },
  { code: 'FL', slug: 'florida', name: 'Florida', effective: '2024-07-01' },
  { code: 'IN', slug: 'indiana', name: 'Indiana', effective: '2026-01-01' },
  { code: 'IA', slug: 'iowa', name: 'Iowa', effective: '2025-01-01' },
  { code: 'KY', slug: 'kentucky', name: 'Kentucky', effective: '2026-01-01' },
  { code: 'LA', slug: 'louisiana', name: 'Louisiana', effective: '2027-01-01' },
  { code: 'MD', slug: 'maryland', name: 'Maryland', effective: '2025-10-01' },
  { code: 'MN', slug: 'minnesota', name: 'Minnesota', effective: '2025-07-31' },
  { code: 'MT', slug: 'montana', name: 'Montana', effective: '2024-10-01' },
  { code: 'NE', slug: 'nebraska', name: 'Nebraska', effective: '2025-01-01' },
  { code: 'NH', slug: 'new-hampshire', name: 'New Hampshire', effective: '2025-01-01' },
  { code: 'NJ', slug: 'new-jersey', name: 'New Jersey', effective: '2025-01-15' },
  { code: 'OK', slug: 'oklahoma', name: 'Oklahoma', effective: '2027-01-01' },
  { code: 'OR', slug: 'oregon', name: 'Oregon', effective: '2024-07-01' },
  { code: 'RI', slug: 'rhode-island', name: 'Rhode Island', effective: '2026-01-01' },
  { code: 'TN', slug: 'tennessee', name: 'Tennessee', effective: '2025-07-01' },
  { code: 'TX', slug: 'texas', name: 'Texas', effective: '2024-07-01' },
  { code: 'UT', slug: 'utah', name: 'Utah', effective: '2023-12-31' },
  { code: 'VT', slug: 'vermont', name: 'Vermont', effective: '2028-01-01' },
  { code: 'VA', slug: 'virginia', name: 'Virginia', effective: '2023-01-01' },
] as const;

/** One of the codes of STATES. */
export type StateCode = (typeof STATES)[number]['code'];

/** The five states of docs/requirements.md 1; they come first wherever states are listed. */
export const FIRST_STATES = ['DE', 'IA', 'NE', 'NJ', 'MN'] as const satisfies readonly StateCode[];

/** All states in display order: those five, then the others by name. */
export const STATES_AS_SHOWN: readonly (typeof STATES)[number][] = [
  ...FIRST_STATES.flatMap((code) => STATES.filter((state) => state.code === code)),
  ...STATES.filter(({ code }) => !isFirstState(code)),
];

const PLACES = new Map<string, number>(STATES_AS_SHOWN.map(({ code }, at) => [code, at]));
const NAMES = new Map<string, string>(STATES.map(({ code, name }) => [code, name]));

/** Whether a state is one of the five. */
export function isFirstState(code: string): boolean {
  return FIRST_STATES.some((first) => first === code);
}

/** For sorting: the index of a state in display order. */
export const placeAsShown = (code: string) => PLACES.get(code) ?? STATES.length;

/** "Delaware" for "DE"; a code without a record is returned unchanged. */
export const stateName = (code: string) => NAMES.get(code) ?? code;

const SPANISH: Partial<Record<StateCode, string>> = {
  LA: 'Luisiana',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  OR: 'Oregón',
};

/** The name within a sentence, as people in the United States write it in that language. */
export function stateNameIn(language: 'en' | 'es', code: StateCode): string {
  const english = stateName(code);
  return language === 'es' ? (SPANISH[code] ?? english) : english;
}
