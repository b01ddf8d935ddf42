import type { Check, DataFault } from './check.ts';

/** The part of a record that an id belongs to. */
const NAMING = new Set([
  'id',
  'about',
  'stillOwes',
  'owedUnder',
  'because',
  'standing',
  'everySite',
]);

function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return NAMING.has(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, name));
}

export const check: Check = {
  name: 'plain-of-ids',
  description: 'No text that owners read names a requirement by its internal id.',
  run: ({ laws }) =>
    laws.flatMap((law) => {
      const id = new RegExp(`\\b${law.state}-\\d\\d\\b`);
      return textsIn(law)
        .filter((text) => id.test(text))
        .map((text): DataFault => ({
          where: `states/${law.state}.json`,
          expected: 'the duty in words',
          actual: text,
          tip: 'Say what the duty asks instead of its id.',
        }));
    }),
};
