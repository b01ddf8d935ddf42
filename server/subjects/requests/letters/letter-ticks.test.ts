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
const ticks = (places: readonly [number, number], companies: readonly [number, number]) => ({
  places: { ticked: places[0], all: places[1] },
  companies: { ticked: companies[0], all: companies[1] },
  stopNoted: false,
});

test('what nobody ticked is a choice', () => {
  const many = (text: string, of: string) =>
    text.replace('told them]', `told them: ${of} are ticked in your checklist]`);
  expect(onlyTicked(LETTER, ticks([0, 12], [0, 12]), 'en')).toBe(
    many(LETTER, '0 of 12').replace(
      'This data',
      '[choose: Keep this paragraph only if it was done: no place is ticked in your checklist] This data',
    ),
  );
  expect(onlyTicked(LETTER, ticks([1, 12], [1, 12]), 'en')).toBe(many(LETTER, '1 of 12'));
});

test.each([
  ['en', 'It has been corrected in all our systems.'],
  ['es', 'Ya se corrigieron en todos nuestros sistemas.'],
] as const)(
  'that it was corrected everywhere is a choice while a place is left: %s',
  (language, claim) => {
    const letter = `Dear Ann,\n\nYou asked. ${claim} The entry: x.`;
    const of = (...places: [number, number]) => onlyTicked(letter, ticks(places, [0, 0]), language);
    expect(of(0, 12)).toContain('no place is ticked in your checklist] You asked.');
    expect(of(2, 12)).toBe(
      letter.replace(claim, `[choose: Keep only if true: ${claim.slice(0, -1)}]`),
    );
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
    { on: '2026-11-02', staffOnly: false },
    { on: null, staffOnly: true },
  ];
  expect(ticksOf({ systems, companies: [] }, [{ what: 'effect' }])).toEqual({
    places: { ticked: 1, all: 1 },
    companies: { ticked: 0, all: 0 },
    stopNoted: true,
  });
});

test('a letter that says so all the same does not leave, in either language', () => {
  expect(unticked(LETTER, [{ what: 'searched' }])).toMatch(/none is ticked/);
  expect(unticked(VENDOR_CLAIMS.at(-1) ?? '', [])).toMatch(/none is ticked/);
  expect(unticked(LETTER, [told])).toBeUndefined();
  expect(unticked('Dear Ann,\n\nWe could not delete it.', [])).toBeUndefined();
});
