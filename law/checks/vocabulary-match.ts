import type { Check, DataFault } from './check.ts';

function unlike(where: string, words: string[], data: string[]): DataFault[] {
  const tip = 'vocabulary.ts and the data file name the same keys.';
  const odd = (key: string, expected: string, actual: string) => ({
    where,
    expected: `${key} ${expected}`,
    actual,
    tip,
  });
  return [
    ...data
      .filter((key) => !words.includes(key))
      .map((key) => odd(key, 'in vocabulary.ts', 'missing')),
    ...words.filter((key) => !data.includes(key)).map((key) => odd(key, 'in the data', 'missing')),
  ];
}

export const check: Check = {
  name: 'vocabulary-match',
  description: 'vocabulary.ts, facts.json and controls.json name the same facts and controls.',
  run: ({ facts, controls, factKeys, controlKeys }) => [
    ...unlike(
      'facts.json',
      factKeys,
      facts.facts.map((fact) => fact.key),
    ),
    ...unlike(
      'controls.json',
      controlKeys,
      controls.controls.map((control) => control.key),
    ),
  ],
};
