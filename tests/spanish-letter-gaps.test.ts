/**
 * What is open in a letter to a person is asked in the language of the page: each gap and each
 * choice of the letters has its Spanish words.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DICTIONARY } from '#documents/source/templates.server.ts';
import { SPANISH_WORDS } from '#documents/source/spanish-letters.server.ts';
import { textInSpanish } from '#server/base/spanish/texts.ts';
import { englishRuns } from './spanish-glossary.ts';

const LETTERS = ['', 'es/'].map((folder) =>
  readFileSync(
    new URL(`../documents/templates/${folder}appeal-and-response-letters.md`, import.meta.url),
    'utf8',
  ),
);

/** Letters to people end before those between companies, which no desk writes. */
const CHOICES = new Set(
  LETTERS.flatMap((text) => text.match(/^Keep this paragraph only if [^.{]+(?=\.)/gm) ?? []),
);

const GAPS = Object.entries(SPANISH_WORDS.labels).flatMap(([name, label]) => [
  label,
  DICTIONARY.variables[name]?.label ?? '',
]);

const MADE = [
  'Keep this list of your data map only if it is so for this person',
  'Keep this paragraph only if it is so for this person',
  'Keep this paragraph only if it is about health data',
  'Keep this paragraph only if the person lives in Texas',
  'Keep this paragraph only if you answer the person alone',
  'Keep this paragraph only if it was done: no place is ticked in your checklist',
  'Keep this paragraph only if it was done: nothing is ticked, and no stop is noted',
  'what fits before “email service”: “sold to or shared with”, or “disclosed to”',
  'who received it, or “nobody”, in Spanish',
  'the person they asked for',
];

test('there are choices and gaps to tell', () => {
  expect(CHOICES.size).toBeGreaterThan(8);
  expect(GAPS.length).toBeGreaterThan(40);
});

test.each([...CHOICES, ...GAPS, ...MADE])('%s', (english) => {
  const spanish = textInSpanish(english);
  expect(spanish).toBeDefined();
  expect(englishRuns((spanish ?? '').replaceAll(/“[^”]{0,60}”/g, ''))).toBe(false);
});
