/** What was untrue in an answer stays out of it. */
import { expect, test } from 'vitest';
import { FAQ } from './faq.ts';

const answerOf = (id: string) => FAQ.find((entry) => entry.id === id)?.answer.join(' ') ?? '';

test('one set of terms does not serve California', () => {
  expect(answerOf('vendors')).toContain('California needs its own list besides');
  expect(answerOf('vendors')).not.toContain('serves all');
});

test('California has an agency of its own', () => {
  expect(answerOf('letter')).toContain('CalPrivacy');
});

test('an opt-out without a check is the law of many states, not of all', () => {
  expect(answerOf('answer-request')).toContain('In many states an opt-out needs no such check.');
});
