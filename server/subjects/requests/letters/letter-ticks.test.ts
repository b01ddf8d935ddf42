/** A letter says of companies and of data only what is ticked. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LETTER_CLAIMS, onlyTicked, ticksOf, VENDOR_CLAIMS, unticked } from './letter-ticks.ts';

const TEMPLATES = {
  en: 'documents/templates/appeal-and-response-letters.md',
  es: 'documents/templates/es/appeal-and-response-letters.md',
} as const;

test('every claim stands in a template, word for word', () => {
  const both = Object.values(TEMPLATES).map((file) => readFileSync(file, 'utf8'));
  for (const claim of [...VENDOR_CLAIMS, ...LETTER_CLAIMS])
    expect(both.filter((template) => template.includes(claim))).toHaveLength(1);
  const marks = both.flatMap((template) => template.match(/only if you told them/g) ?? []);
  expect(marks).toHaveLength(VENDOR_CLAIMS.length);
});

const LETTER = [
  'Dear Ann,',
  'This data was deleted: orders.',
  '[choose: Keep this paragraph only if you told them] Our vendors were told to delete your data too, and service providers were notified.',
].join('\n\n');
const told = { what: 'passed-on' };
const named = (count: number) => ['Shopify', 'Klaviyo', ...Array(10).fill('Other')].slice(0, count);
const ticks = (places: readonly [number, number], companies: readonly [number, number]) => ({
  places: { ticked: named(places[0]), all: places[1] },
  companies: { ticked: named(companies[0]), all: companies[1] },
  stopNoted: false,
});

test('what nobody ticked is a choice; who is ticked as told is named, and nobody else', () => {
  expect(onlyTicked(LETTER, ticks([0, 12], [0, 12]), 'en')).toBe(
    LETTER.replace(
      'This data',
      '[choose: Keep this paragraph only if it was done: no place is ticked in your checklist] This data',
    ),
  );
  const letter = onlyTicked(LETTER, ticks([1, 12], [2, 12]), 'en');
  expect(letter.split('\n\n').at(-1)).toBe(
    'We told these companies to delete your data too: Shopify and Klaviyo.',
  );
  expect(unticked(letter, [])).toMatch(/none is ticked/);
});

test.each([
  [
    'en',
    'It has been corrected in all our systems.',
    'It has been corrected in Shopify and Klaviyo',
  ],
  ['es', 'Ya se corrigieron en todos nuestros sistemas.', 'Ya se corrigieron en Shopify y Klaviyo'],
] as const)(
  'while a place is left, where it was corrected is named, and a choice: %s',
  (language, claim, where) => {
    const letter = `Dear Ann,\n\nYou asked. ${claim} The entry: x.`;
    const of = (...places: [number, number]) => onlyTicked(letter, ticks(places, [0, 0]), language);
    expect(of(0, 12)).toContain('no place is ticked in your checklist] You asked.');
    expect(of(2, 12)).toBe(letter.replace(claim, `[choose: Keep only if true: ${where}]`));
    expect(of(12, 12)).toBe(letter);
  },
);

test.each([
  ['en', 'It has been processed. We have now stopped what you asked us to stop.'],
  ['es', 'Ya se tramitó. Ya detuvimos lo que usted nos pidió detener.'],
] as const)(
  'that a use is stopped is a choice while nothing is ticked or noted: %s',
  (language, letter) => {
    const none = ticks([0, 12], [0, 12]);
    expect(onlyTicked(letter, none, language)).toMatch(/^\[choose: [^\]]+no stop is noted\] /);
    expect(onlyTicked(letter, { ...none, stopNoted: true }, language)).toBe(letter);
    expect(onlyTicked(letter, ticks([0, 12], [1, 12]), language)).toBe(letter);
    expect(onlyTicked(letter, ticks([1, 12], [0, 12]), language)).toBe(letter);
  },
);

test('places about staff count only where they are ticked', () => {
  const systems = [
    { name: 'Shop', on: '2026-11-02', staffOnly: false },
    { name: 'Payroll', on: null, staffOnly: true },
  ];
  expect(ticksOf({ systems, companies: [] }, [{ what: 'effect' }])).toEqual({
    places: { ticked: ['Shop'], all: 1 },
    companies: { ticked: [], all: 0 },
    stopNoted: true,
  });
});

test('a letter that says so all the same does not leave, in either language', () => {
  expect(unticked(LETTER, [{ what: 'searched' }])).toMatch(/none is ticked/);
  expect(unticked(VENDOR_CLAIMS.at(-1) ?? '', [])).toMatch(/none is ticked/);
  expect(unticked(LETTER, [told])).toBeUndefined();
  expect(unticked('Dear Ann,\n\nWe could not delete it.', [])).toBeUndefined();
});
