/** The owner's words of the request desk: short sentences, and grade 8 or lower. */
import { describe, expect, test } from 'vitest';
import { gradeOf, sentencesOf, wordsIn } from '#text/reading-grade.ts';
import { lastDayWords, leftWords } from './days.ts';
import { eventWords } from './events.ts';
import { STEP_HELP, REQUEST_STEPS } from './items.ts';

describe('what each step means', () => {
  test.each(Object.entries(STEP_HELP))('%s', (step, help) => {
    for (const sentence of sentencesOf(help))
      expect(wordsIn(sentence).length).toBeLessThanOrEqual(25);
    expect(REQUEST_STEPS[step as keyof typeof REQUEST_STEPS].split(' ').length).toBeLessThanOrEqual(
      7,
    );
  });

  test('all together are at most of grade 8', () => {
    expect(gradeOf(Object.values(STEP_HELP).join(' '))).toBeLessThanOrEqual(8);
  });
});

describe('last days', () => {
  test.each([
    ['2026-12-06', 'Sunday, December 6: send it by Friday, December 4', '14 days left'],
    ['2026-12-04', 'Friday, December 4', '12 days left'],
    // New Year’s Day is a Friday, and a holiday
    ['2027-01-02', 'Saturday, January 2, 2027: send it by Thursday, December 31', '41 days left'],
    ['2026-11-22', 'Sunday, November 22', 'today is the last day'],
    ['2026-11-20', 'Friday, November 20', '2 days overdue'],
    ['2026-11-23', 'Monday, November 23', '1 day left'],
  ])('%s', (day, words, left) => {
    expect(lastDayWords(day, '2026-11-22')).toBe(words);
    expect(leftWords(day, '2026-11-22')).toBe(left);
  });
});

test('what happened is told with its thing, its ground and its way', () => {
  const event = { seq: 1, on: '2026-11-22', at: '2026-11-22T12:00:00Z', by: 'Maria Lane' };
  const grounds = new Map([['unfounded', 'plainly unfounded']]);
  const words = (what: string, item: string | null, fields: Record<string, unknown>) =>
    eventWords({ ...event, what, item, fields }, grounds);
  expect(words('denied', 'delete', { ground: 'unfounded', letter: 'refusal' })).toBe(
    'You refused: Delete data: plainly unfounded: by letter.',
  );
  expect(words('searched', null, { to: 'The till' })).toBe('You looked in The till.');
  expect(words('appeal-answered', 'delete', { granted: false })).toBe(
    'You answered the appeal: refused: Delete data.',
  );
  expect(words('moved', null, { state: null })).toBe('You corrected the state: not known.');
});
