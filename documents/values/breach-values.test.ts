import { describe, expect, test } from 'vitest';
import { BREACH_NOTICES } from '#law/corpus.server.ts';
import type { BreachNotice } from '#law/schema.ts';
import { BREACH_NAMES, breachValue, isDoubtful } from './breach-values.ts';

const { states: NOTICES } = BREACH_NOTICES;
const of = (name: string, change: Partial<BreachNotice>) => {
  const [first] = NOTICES;
  return first && breachValue(name, { ...first, ...change });
};

describe.each(NOTICES)('$name', (notice) => {
  test.each(BREACH_NAMES)('%s is said in words', (name) => {
    const value = breachValue(name, notice);
    expect(value).not.toMatch(/undefined|null|NaN|\{|\}|\[object|\d{4}-\d\d-\d\d/);
    if (!['mark', 'more', 'doubts'].includes(name)) expect(value).not.toBe('');
  });
});

test('there is no other name', () => {
  expect(of('capital', {})).toBeUndefined();
  expect(of('toString', {})).toBeUndefined();
});

test('numbers of people and days are said as the laws say them', () => {
  const soon = { days: null, words: 'without unreasonable delay' } as const;
  const office = (least: number, when: NonNullable<BreachNotice['office']>['when']) =>
    of('office', { office: { who: 'Attorney general', least, when, cite: '§ 1' } });
  expect(office(1, soon)).toBe('Attorney general: without unreasonable delay');
  expect(office(501, soon)).toBe('Attorney general: more than 500 people');
  expect(office(10_001, soon)).toBe('Attorney general: more than 10,000 people');
  expect(office(250, { days: 5, unit: 'business days', after: 'finding it' })).toBe(
    'Attorney general: 250 people or more, within 5 business days after finding it',
  );
  expect(of('office', { office: null })).toBe('None named');
});

test('a section is named once, with all its subsections', () => {
  const told = { least: 1, when: { days: null, words: 'soon' } } as const;
  const said = of('sectionsBelow', {
    people: { days: null, cite: 'Code § 7(a)' },
    office: { who: 'Office', ...told, cite: 'Code § 7(c)(1)' },
    bureaus: { ...told, cite: 'Code § 9' },
    checkedTo: '2026-01-28',
  });
  expect(said).toBe('\nCode § 7(a), (c)(1); Code § 9 (checked 1/28/2026)');
});

test('what is not certain is marked where it concerns who is told, and said', () => {
  const sure: Partial<BreachNotice> = { doubts: [], generalKnowledge: ['vendor'] };
  expect(of('mark', sure)).toBe('');
  expect(of('doubts', sure)).toBe('');
  expect(of('more', { ...sure, also: 'Also this.' })).toBe(
    'Also this. Not certain: From general knowledge, so read the section: vendors.',
  );
  const unsure: Partial<BreachNotice> = { doubts: ['A bill.'], generalKnowledge: ['bureaus'] };
  expect(of('mark', unsure)).toBe('*');
  expect(of('doubts', unsure)).toBe(
    'A bill. From general knowledge, so read the section: credit bureaus.',
  );
  expect(NOTICES.filter(isDoubtful).length).toBeLessThan(NOTICES.length / 2);
});

test.each(['RI', 'OR', 'DC'])(
  '%s leaves out encrypted data only while the key is safe',
  (state) => {
    const notice = NOTICES.find((each) => each.state === state);
    expect(notice && breachValue('encrypted', notice)).toMatch(/unless the key went too/);
  },
);

test('no entry says without more that encrypted data is left out', () => {
  for (const notice of NOTICES)
    expect(breachValue('encrypted', notice)).not.toBe('Encrypted data is left out.');
});

test('nothing is told of a law whose newest text was not read', () => {
  const unread = NOTICES.filter(({ withheld }) => withheld !== undefined);
  expect(unread.map(({ state }) => state)).toContain('DE');
  for (const notice of unread) {
    const said = BREACH_NAMES.map((name) => breachValue(name, notice)).join(' ');
    expect(said).not.toMatch(/\d+ (?:calendar |business )?days|No fixed days|None named|\d people/);
    expect(breachValue('mark', notice)).toBe('*');
    expect(breachValue('people', notice)).toContain('Not known to us since');
  }
});
