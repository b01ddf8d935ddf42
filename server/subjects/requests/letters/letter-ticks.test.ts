/** A letter says of companies and of data only what is ticked. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LETTER_CLAIMS, onlyTicked, unticked } from './letter-ticks.ts';

const TEMPLATES = {
  en: 'documents/templates/appeal-and-response-letters.md',
  es: 'documents/templates/es/appeal-and-response-letters.md',
} as const;

test('every claim stands in the template, word for word', () => {
  for (const language of ['en', 'es'] as const) {
    const template = readFileSync(TEMPLATES[language], 'utf8');
    const { told, done } = LETTER_CLAIMS[language];
    for (const claim of [...told, ...done]) expect(template).toContain(claim);
    expect(template.match(/only if you told them/g)).toHaveLength(told.length);
  }
});

const LETTER = [
  'Dear Ann,',
  'This data was deleted: orders.',
  '[choose: Keep this paragraph only if you told them] Our vendors were told to delete your data too, and service providers were notified.',
].join('\n\n');
const searched = { what: 'searched' };
const told = { what: 'passed-on' };

test('what nobody ticked is left out, or a choice', () => {
  expect(onlyTicked(LETTER, [], 'en')).toBe(
    'Dear Ann,\n\n[choose: Keep this paragraph only if it was done: no place is ticked in your checklist] This data was deleted: orders.',
  );
  expect(onlyTicked(LETTER, [searched], 'en')).toBe('Dear Ann,\n\nThis data was deleted: orders.');
  expect(onlyTicked(LETTER, [searched, told], 'en')).toBe(LETTER);
});

test('a letter that says so all the same does not leave, in either language', () => {
  expect(unticked(LETTER, [searched])).toMatch(/none is ticked/);
  expect(unticked(LETTER_CLAIMS.es.told[2] ?? '', [])).toMatch(/none is ticked/);
  expect(unticked(LETTER, [told])).toBeUndefined();
  expect(unticked('Dear Ann,\n\nWe could not delete it.', [])).toBeUndefined();
});
