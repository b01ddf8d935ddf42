import { expect, test } from 'vitest';
import { CONTROL_BOOK, FACT_BOOK, LAWS, SENSITIVE_BOOK } from '#law/corpus.server.ts';
import type { AssessmentInput } from '../assessment/assessment.ts';
import { jointFacts } from './joint-facts.ts';
import type { Answer } from './known.ts';

const corpus = {
  laws: LAWS,
  facts: FACT_BOOK,
  sensitive: SENSITIVE_BOOK,
  controls: CONTROL_BOOK,
};
const business: AssessmentInput['business'] = {
  id: 'b',
  businessName: 'Harbor Books',
  version: 1,
  industry: 'Retail',
  employeeCount: 12,
  statesOperating: ['DE', 'TX'],
  dataTypesCollected: ['Email addresses'],
};
const facts = (answers: readonly Answer[], states = ['DE', 'TX']) =>
  jointFacts(corpus, { business, answers, asOf: '2026-11-21' }, states);
const sensitive = (state: 'DE' | 'TX', value: boolean | null): Answer => ({
  fact: 'processesSensitiveData',
  state,
  value,
});
const consumers = (state: 'DE' | 'TX', value: Answer['value']): Answer => ({
  fact: 'consumers',
  state,
  value,
});

test('a fact of the whole business is the same for all states', () => {
  const { employees, sellsPersonalData } = facts([
    { fact: 'sellsPersonalData', state: null, value: false },
  ]);
  expect({ employees, sellsPersonalData }).toEqual({ employees: 12, sellsPersonalData: false });
});

test.each([
  [true, false, true],
  [true, null, true],
  [false, false, false],
  [false, null, undefined],
] as const)('told %s in one state and %s in the other: %s', (one, other, joint) => {
  expect(facts([sensitive('DE', one), sensitive('TX', other)]).processesSensitiveData).toBe(joint);
});

test('what is true in a state of no interest is left out', () => {
  const answers = [sensitive('DE', true), sensitive('TX', false)];
  expect(facts(answers, ['TX']).processesSensitiveData).toBe(false);
  expect(facts(answers, [])).toEqual({});
});

test('a number of each state is the greatest, and open above while one is missing', () => {
  expect(facts([consumers('DE', 5), consumers('TX', 9)]).consumers).toEqual(9);
  expect(facts([consumers('DE', 5)]).consumers).toEqual({ least: 5, most: Infinity });
  expect(facts([consumers('DE', { least: 1, most: 8 }), consumers('TX', 3)]).consumers).toEqual({
    least: 3,
    most: 8,
  });
});
