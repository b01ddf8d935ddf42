/** Two things that do not fit are told at the top of the document, with both ways to settle them. */
import { describe, expect, test } from 'vitest';
import { made, templateNamed } from '../../tests/documents/made.ts';
import type { Value } from './filling.ts';
import { markdownOf } from './markdown.ts';

const POLICY = templateNamed('privacy-policy');
const HEAD = ['Kind', 'Use', 'Who', 'How long'];
const policy = (facts: object, values: Record<string, Value>, codes = ['DE']) =>
  made(POLICY, codes, { facts, values });
const found = (facts: object, values: Record<string, Value>) =>
  policy(facts, values).contradictions.map(({ fact, name }) => `${fact} ${name}`);

const ADS = [HEAD, ['Advertising networks', 'place ads', 'device data', 'pick and measure ads']];

test('no ads, beside a row about an advertising network', () => {
  const values = { recipientTable: ADS };
  expect(found({ targetedAdvertising: false }, values)).toEqual([
    'targetedAdvertising recipientTable',
  ]);
  const text = markdownOf(policy({ targetedAdvertising: false }, values).tree);
  expect(text.indexOf('These two do not fit together.')).toBeLessThan(text.indexOf('## '));
  expect(text).toContain('Change the answer about targeted ads, or the line about advertising.');
});

test.each([
  [{ targetedAdvertising: true }, { recipientTable: ADS }],
  [{}, { recipientTable: ADS }],
  [{ targetedAdvertising: false }, { recipientTable: [HEAD, ['Delivery firms', 'x', 'y', 'z']] }],
  [{ targetedAdvertising: false }, {}],
  // The head of a table is ours, not the owner's.
  [{ targetedAdvertising: false }, { recipientTable: [['Advertising'], ['Delivery firms']] }],
  [{ usesProcessors: false }, { serviceProviderKinds: ['none'] }],
  [{ knowsChildren: false }, { sources: ['our website'] }],
] as const)('%j beside %j fits', (facts, values) => {
  expect(found(facts, values as never)).toEqual([]);
});

describe('what else does not fit', () => {
  test.each([
    [
      'sellsPersonalData',
      false,
      { recipientTable: [HEAD, ['A', 'for their own products', '', '']] },
    ],
    [
      'sellsPersonalData',
      true,
      {
        saleTable: [
          ['What', 'To', 'Why'],
          ['none', '', ''],
        ],
      },
    ],
    ['processesSensitiveData', false, { dataTable: [HEAD, ['Health forms', '', '', '']] }],
    ['processesBiometricData', false, { dataTable: [HEAD, ['Fingerprints', '', '', '']] }],
    ['knowsChildren', false, { dataTable: [HEAD, ['Names of children', '', '', '']] }],
    ['usesProcessors', false, { serviceProviderKinds: ['payment processors'] }],
    ['loyaltyProgram', false, { dataTable: [HEAD, ['Loyalty points', '', '', '']] }],
    ['sellsSensitiveData', true, { practiceBiometricConsent: 'Yes' }],
  ] as const)('%s %s', (fact, is, values) => {
    expect(found({ [fact]: is }, values as never).map((one) => one.split(' ')[0])).toContain(fact);
  });
});

test('a blank template has no owner who could contradict', () => {
  expect(made(POLICY, [], { facts: { usesProcessors: false } }).contradictions).toEqual([]);
});
