/** A letter says of companies and of data only what is ticked. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DONE_CLAIMS, onlyTicked, VENDOR_CLAIMS, unticked } from './letter-ticks.ts';

const TEMPLATES = {
  en: 'documents/templates/appeal-and-response-letters.md',
  es: 'documents/templates/es/appeal-and-response-letters.md',
} as const;

test('every claim stands in a template, word for word', () => {
  const both = Object.values(TEMPLATES).map((file) => readFileSync(file, 'utf8'));
  for (const claim of [...VENDOR_CLAIMS, ...DONE_CLAIMS.en, ...DONE_CLAIMS.es])
    expect(both.filter((template) => template.includes(claim))).toHaveLength(1);
  const marks = both.flatMap((template) => template.match(/only if you told them/g) ?? []);
  expect(marks).toHaveLength(VENDOR_CLAIMS.length);
});

const LETTER = [
  'Dear Ann,',
  'This data was deleted: orders.',
  '[choose: Keep this paragraph only if you told them] Our vendors were told to delete your data too, and service providers were notified.',
].join('\n\n');
const searched = { what: 'searched' };
const told = { what: 'passed-on' };

test('what nobody ticked is a choice', () => {
  expect(onlyTicked(LETTER, [], 'en')).toBe(
    LETTER.replace(
      'This data',
      '[choose: Keep this paragraph only if it was done: no place is ticked in your checklist] This data',
    ),
  );
  expect(onlyTicked(LETTER, [searched], 'en')).toBe(LETTER);
});

test('a letter that says so all the same does not leave, in either language', () => {
  expect(unticked(LETTER, [searched])).toMatch(/none is ticked/);
  expect(unticked(VENDOR_CLAIMS.at(-1) ?? '', [])).toMatch(/none is ticked/);
  expect(unticked(LETTER, [told])).toBeUndefined();
  expect(unticked('Dear Ann,\n\nWe could not delete it.', [])).toBeUndefined();
});
