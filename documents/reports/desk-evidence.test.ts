import { expect, test } from 'vitest';
import { answeredWords, type DeskFigures, waysWords } from './desk-evidence.ts';

const NONE: DeskFigures = {
  received: 0,
  inTime: 0,
  late: 0,
  ended: 0,
  open: 0,
  overdue: 0,
  nextLastDay: null,
  isOn: false,
  ways: [],
};
const SOME: DeskFigures = {
  ...NONE,
  received: 12,
  inTime: 11,
  open: 1,
  nextLastDay: '2026-12-03',
  isOn: true,
  ways: [
    { way: 'form', count: 9 },
    { way: 'phone', count: 3 },
  ],
};

test.each([
  [NONE, 'No request came in yet.'],
  [SOME, '12 requests, 11 answered in time, 1 open, last day December 3, 2026.'],
  [
    { ...SOME, received: 1, inTime: 0, overdue: 1, nextLastDay: null },
    '1 request, 1 open, 1 of them overdue.',
  ],
])('%o', (figures, words) => expect(answeredWords(figures)).toBe(words));

test('how they came in', () => {
  expect(waysWords(NONE)).toBe('The request form is off. No request came in yet.');
  expect(waysWords(SOME)).toBe(
    'The request form is on. Of 12 requests, 9 came by the form and 3 came by phone.',
  );
});
