import { describe, expect, test } from 'vitest';
import { DICTIONARY } from '#documents/source/templates.server.ts';
import { longDate } from '#text/english.ts';
import { LAWS, lawOf } from '#law/corpus.server.ts';
import { stateValue } from './state-values.ts';

const { stateVariables } = DICTIONARY;
const names = Object.keys(stateVariables);
const of = (name: string, code: string) => {
  const law = lawOf(code);
  return law && stateValue(name, law, stateVariables);
};

test('the dictionary names values of a state', () => {
  expect(names).toContain('complaint');
});

describe.each(LAWS)('$name', (law) => {
  test.each(names)('%s is said in words, with nothing left open', (name) => {
    const value = stateValue(name, law, stateVariables);
    expect(value).not.toBe('');
    expect(value).not.toMatch(/undefined|null|NaN|\{|\}|\[object|\d{4}-\d\d-\d\d/);
  });

  test('every path of the record in the dictionary exists', () => {
    for (const [name, { from, kind, values, ifNull }] of Object.entries(stateVariables)) {
      if (from.startsWith('computed:') || kind === 'date' || values) continue;
      const found = from
        .split('.')
        .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], law);
      const said = (found ?? ifNull) as string | number;
      const words = String(said)
        .replaceAll(/\d{4}-\d\d-\d\d/g, longDate)
        .replace(/ \((?:name used|commonly) .*\)$/, '');
      expect(stateValue(name, law, stateVariables)).toBe(words);
    }
  });
});

test('what an editor notes of the name of an act is not printed', () => {
  expect(of('lawName', 'OK')).toBe('Oklahoma Consumer Data Privacy Act');
  expect(of('lawName', 'NH')).toBe('New Hampshire Data Privacy Act (Expectation of Privacy)');
});

test('a name that the dictionary does not have has no value', () => {
  expect(of('capital', 'DE')).toBeUndefined();
});

test('times are counted as the law counts them', () => {
  expect(of('optOutTime', 'CA')).toBe('within 15 business days');
  expect(of('receiptTime', 'CA')).toBe('within 10 business days');
  expect(of('receiptTime', 'DE')).toBe('no time set');
  expect(of('optOutTime', 'IA')).toBe('within 90 days');
  expect(of('optOutTime', 'MN')).toBe('as soon as feasible, and within 45 days');
  expect(of('longestDays', 'FL')).toBe('60');
});

test('appeals: their days, their longer days, and a law without them', () => {
  expect(of('appealTime', 'DE')).toBe('within 60 days');
  expect(of('appealTime', 'CO')).toBe('within 45 days; with reasons, up to 60 more days');
  expect(of('appealTime', 'UT')).toBe('no appeal step in this law');
  expect(of('appealDays', 'CA')).toBe('no appeal step in this law');
});

test('an office with its page, and one without', () => {
  expect(of('complaint', 'KY')).toBe('Kentucky Attorney General (https://ag.ky.gov)');
  expect(of('complaint', 'VT')).toBe('Vermont Attorney General');
  expect(of('effective', 'VT')).toBe('January 1, 2028');
});
