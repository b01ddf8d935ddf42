import { describe, expect, test } from 'vitest';
import { inventedFacts, is } from '../../tests/invented-law.ts';
import type { Inferred } from './inference.ts';
import { answersAgainstProfile, contradictionAmong, knownIn } from './known.ts';
import type { Answer } from './known.ts';

const index = inventedFacts(
  {
    consumers: { type: 'count', perState: true },
    sensitiveConsumers: { type: 'count', perState: true, partOf: 'consumers' },
    processesSensitiveData: { perState: true },
    processesBiometricData: {},
    employees: { type: 'count' },
    sellsPersonalData: {},
    sellsForMoney: {},
  },
  [
    [is('sellsForMoney', true), is('sellsPersonalData', true)],
    [is('processesBiometricData', true), is('processesSensitiveData', true)],
  ],
);
const profile: Inferred[] = [
  { fact: 'employees', state: null, value: 5, how: 'Profile says 5.' },
  { fact: 'processesSensitiveData', state: 'DE', value: true, how: 'You collect health data.' },
];
const answer = (
  fact: Answer['fact'],
  value: Answer['value'],
  state: Answer['state'] = null,
): Answer => ({
  fact,
  state,
  value,
});

describe('what is known in a state', () => {
  test('from the profile, with how', () => {
    const { facts, used } = knownIn('DE', [], profile, index);
    expect(facts).toEqual({ employees: 5, processesSensitiveData: true });
    expect(used.map(({ source, how }) => [source, how])).toEqual([
      ['profile', 'Profile says 5.'],
      ['profile', 'You collect health data.'],
    ]);
  });

  test('what is of another state does not count', () => {
    expect(knownIn('IA', [answer('consumers', 9, 'DE')], profile, index).facts).toEqual({
      employees: 5,
    });
    expect(knownIn('DE', [answer('consumers', 9, 'DE')], [], index).facts).toEqual({
      consumers: 9,
      // A part of them is at most all of them.
      sensitiveConsumers: { least: 0, most: 9 },
    });
  });

  test('an answer takes precedence over what is inferred', () => {
    const answers = [answer('employees', 7), answer('processesSensitiveData', false, 'DE')];
    const { facts, used } = knownIn('DE', answers, profile, index);
    expect(facts).toEqual({ employees: 7, processesSensitiveData: false });
    expect(used.every(({ source, how }) => source === 'answer' && how === 'Your answer.')).toBe(
      true,
    );
  });

  test('"I don\'t know" beats nothing', () => {
    expect(knownIn('DE', [answer('employees', null)], profile, index).facts).toMatchObject({
      employees: 5,
    });
    expect(knownIn('DE', [answer('consumers', null, 'DE')], [], index).facts).toEqual({});
  });

  test('what both imply, with why', () => {
    const { facts, used } = knownIn('DE', [answer('sellsForMoney', true)], [], index);
    expect(facts).toEqual({ sellsForMoney: true, sellsPersonalData: true });
    expect(used.at(-1)).toEqual({
      fact: 'sellsPersonalData',
      state: null,
      value: true,
      source: 'implied',
      how: 'Invented.',
    });
  });

  test('an answer counts against what the profile implies', () => {
    const biometric: Inferred[] = [
      {
        fact: 'processesBiometricData',
        state: null,
        value: true,
        how: 'You collect biometric data.',
      },
    ];
    const answers = [answer('processesSensitiveData', false, 'DE'), answer('sellsForMoney', true)];
    expect(knownIn('DE', answers, biometric, index).facts).toEqual({
      processesSensitiveData: false,
      sellsForMoney: true,
      sellsPersonalData: true,
    });
  });

  test('answers that contradict one another imply nothing', () => {
    const answers = [answer('sellsForMoney', true), answer('sellsPersonalData', false)];
    const { facts, used } = knownIn('DE', answers, [], index);
    expect(facts).toEqual({ sellsForMoney: true, sellsPersonalData: false });
    expect(used.every(({ source }) => source === 'answer')).toBe(true);
  });
});

describe('answers that differ from the profile', () => {
  test('names both', () => {
    expect(answersAgainstProfile([answer('employees', 7)], profile)).toEqual([
      { fact: 'employees', state: null, told: 7, inferred: 5, how: 'Profile says 5.' },
    ]);
  });

  test('none if they agree, are unknown, or concern another state', () => {
    expect(answersAgainstProfile([answer('employees', 5)], profile)).toEqual([]);
    expect(answersAgainstProfile([answer('employees', null)], profile)).toEqual([]);
    expect(answersAgainstProfile([answer('processesSensitiveData', false, 'IA')], profile)).toEqual(
      [],
    );
    expect(answersAgainstProfile([answer('consumers', 5, 'DE')], profile)).toEqual([]);
  });
});

describe('answers that cannot all be true', () => {
  test('of the business', () => {
    const found = contradictionAmong(
      [answer('sellsForMoney', true), answer('sellsPersonalData', false)],
      index,
    );
    expect(found).toEqual({
      state: null,
      contradiction: { facts: ['sellsForMoney', 'sellsPersonalData'], why: 'Invented.' },
    });
  });

  test('of one state, also against those for the business', () => {
    const people = [answer('consumers', 10, 'DE'), answer('sensitiveConsumers', 11, 'DE')];
    expect(contradictionAmong(people, index)?.state).toBe('DE');
    const both = [
      answer('processesBiometricData', true),
      answer('processesSensitiveData', false, 'IA'),
    ];
    expect(contradictionAmong(both, index)?.state).toBe('IA');
  });

  test('never across states, and never from "I don\'t know"', () => {
    expect(
      contradictionAmong(
        [answer('consumers', 10, 'DE'), answer('sensitiveConsumers', 11, 'IA')],
        index,
      ),
    ).toBeUndefined();
    expect(
      contradictionAmong([answer('sellsForMoney', true), answer('sellsPersonalData', null)], index),
    ).toBeUndefined();
  });
});
