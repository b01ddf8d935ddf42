/** The words of the data map's page and of its messages: short sentences that are easy to read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EMPTY_MAP } from '#contract/documents/data-map.ts';
import { blankLine, blankRecipient } from '#documents/map/entries.ts';
import { mergedMap } from '#documents/map/map-with-proposals.ts';
import { mismatchesOf } from '#documents/map/mismatches.ts';
import { gradeOf, sentencesOf, wordsIn } from '#text/reading-grade.ts';

const FOLDER = join(import.meta.dirname, '../../web/pages/data-map');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'));

/** Sentences that stand in the code: texts between tags, and hints, labels and legends. */
const sentences = files
  .flatMap((code) => [
    ...code.matchAll(/(?:hint|label|legend|help)(?:=|: )["'{]*([^"'{}\n]+)["']/g),
    ...code.matchAll(/>\s*([A-Z][^<>{}]*[.?])\s*</g),
  ])
  .map(([, words = '']) => words.replaceAll(/\s+/g, ' ').trim())
  .filter((words) => wordsIn(words).length >= 4);

test('the page has words to judge', () => {
  expect(sentences.length).toBeGreaterThan(25);
});

test('every sentence has at most 25 words, and all together read at grade 6 or lower', () => {
  for (const words of sentences)
    for (const sentence of sentencesOf(words))
      expect(wordsIn(sentence).length, sentence).toBeLessThanOrEqual(25);
  expect(
    gradeOf(sentences.map((words) => words.replace(/[^.?]$/, '$&.')).join(' ')),
  ).toBeLessThanOrEqual(6);
});

test('what does not fit together is said at grade 8 or lower, with two ways to settle it', () => {
  const map = mergedMap(
    {
      ...EMPTY_MAP,
      lines: [
        {
          ...blankLine('a', 'Notes'),
          people: ['children'],
          minors: 'under 13',
          sensitive: true,
          state: 'confirmed',
          type: 'Biometric data',
        },
        { ...blankLine('b', 'Emails'), state: 'dropped', type: 'Email addresses' },
      ],
      recipients: [
        { ...blankRecipient('c'), name: 'Mill', sold: true, ads: true, state: 'confirmed' },
        { ...blankRecipient('d'), name: 'Van', role: 'processor', state: 'confirmed' },
      ],
    },
    { lines: [], recipients: [] },
  );
  const facts = {
    sellsPersonalData: false,
    targetedAdvertising: false,
    usesProcessors: false,
    knowsChildren: false,
    processesSensitiveData: false,
    processesBiometricData: false,
  };
  const said = mismatchesOf(map, { facts, dataTypes: ['Email addresses'] });
  expect(said).toHaveLength(7);
  for (const each of said) expect(each).toMatch(/Change the .+, or .+\.$/);
  expect(gradeOf(said.join(' '))).toBeLessThanOrEqual(8);
});
