/**
 * No document says of a business what its owner did not say: every sentence of every template has a
 * kind, and every sentence that is printed for a business has its ground there.
 */
import { describe, expect, test } from 'vitest';
import {
  DICTIONARY,
  DOES_ALL,
  made,
  TEMPLATES,
  templateNamed,
  wordsOf,
} from '../../tests/documents/make-document.ts';
import type { Value } from '#documents/values/filling.ts';
import type { Template, TemplatePassage } from '#documents/template/template.ts';
import { CONTROL_BOOK } from '#law/corpus.server.ts';
import { PRACTISED } from '#documents/values/values.ts';
import { GROUNDS, idleGrounds, groundKind } from './sentence-kinds.ts';
import { BUSINESSES, printedFor } from './printed-sentences.ts';
import type { PrintedBusiness } from './printed-sentences.ts';
import { numbered, withoutNumbers } from './sentences.ts';

const sentences = TEMPLATES.flatMap((template) =>
  numbered(template).sentences.map((sentence) => ({ template: template.id, sentence })),
);

test('every sentence has a kind: a claim without a ground has none', () => {
  const none = sentences.filter(
    ({ template, sentence }) => groundKind(sentence, template, DICTIONARY) === undefined,
  );
  expect(none.map(({ template, sentence }) => `${template}: ${sentence.text}`)).toEqual([]);
});

test('the register of grounds holds no sentence that no template has', () => {
  expect(idleGrounds(new Set(sentences.map(({ sentence }) => sentence.text)))).toEqual([]);
});

test('every practice that names a task names one that there is', () => {
  const tasks = new Set<string>(CONTROL_BOOK.controls.map(({ key }) => key));
  const named = Object.values(DICTIONARY.variables).flatMap(({ control }) => control ?? []);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((control) => !tasks.has(control))).toEqual([]);
});

test('numbering a template changes nothing but the numbers', () => {
  const policy = templateNamed('privacy-policy');
  const { template } = numbered(policy);
  const words = (one: Template) =>
    wordsOf(made(one, ['CA', 'DE'], { facts: DOES_ALL }).tree.blocks).replaceAll(/\s+/g, ' ');
  expect(withoutNumbers(words(template)).replaceAll(/ +/g, ' ')).toBe(words(policy));
});

describe.each(Object.entries(BUSINESSES))('a business that is %s', (_, business) => {
  test.each(TEMPLATES.map(({ id }) => id))('%s: each printed sentence has its ground', (id) => {
    expect(groundless(templateNamed(id), business)).toEqual([]);
  });
});

/** What is printed for the business as if it were certain, and is not. */
function groundless(template: Template, business: PrintedBusiness): string[] {
  const { values } = business;
  const { known, plain, strange } = printedFor(template, business);
  const wrong = plain.filter(({ sentence, noted }) => {
    const { practice, facts } = sentence;
    if (groundKind(sentence, template.id, DICTIONARY) === undefined) return true;
    if (practice !== null && values[practice] !== PRACTISED.yes) return true;
    return !noted && facts.some((fact) => !known.has(fact));
  });
  return [...wrong.map(({ sentence }) => sentence.text), ...strange];
}

describe('the test can fail', () => {
  const policy = templateNamed('privacy-policy');
  const planted = (text: TemplatePassage & { kind: 'paragraph' }): Template => ({
    ...policy,
    passages: [...policy.passages.slice(0, 3), text, ...policy.passages.slice(3)],
  });
  const says = (...text: Extract<TemplatePassage, { kind: 'paragraph' }>['text']) =>
    planted({ kind: 'paragraph', text });

  test.each([
    'We encrypt all data.',
    'If you ask, we delete it within a day.',
    'That is a rule, and we keep it.',
    'Your data is deleted after a year.',
    'Our site has a switch for cookies.',
    'Everyone on the team is trained each year.',
    'Someone checks each request twice.',
    'Harbor Books Ltd keeps it. We sort it by day.',
  ])('%s', (text) => {
    expect(groundless(says(text), BUSINESSES.full)).toHaveLength(1);
  });

  test('a practice that nobody confirmed, or that is not in the dictionary', () => {
    const practice = (name: string) => says({ practice: name, text: ['We encrypt it.'] });
    expect(groundless(practice('practiceUnheardOf'), BUSINESSES.bare)).toEqual([]);
    const values: Record<string, Value> = { practiceUnheardOf: PRACTISED.yes };
    expect(groundless(practice('practiceUnheardOf'), { ...BUSINESSES.bare, values })).toHaveLength(
      1,
    );
  });

  test('a fact outside its condition', () => {
    expect(groundless(says('We sell personal data.'), BUSINESSES.seller)).toHaveLength(1);
  });

  test('a practice cannot be classed away', () => {
    const sentence = numbered(says('We encrypt all data.')).sentences.find(({ text }) =>
      text.includes('encrypt all'),
    );
    const text = 'We encrypt all data.';
    for (const grounds of [
      { ...GROUNDS, meaning: [text] },
      { ...GROUNDS, wish: [text] },
      { ...GROUNDS, case: [text] },
      { ...GROUNDS, fact: { 'profiling true': [text] } },
    ])
      expect(
        sentence && groundKind(sentence, 'privacy-policy', { ...DICTIONARY, grounds }),
      ).toBeUndefined();
  });
});
