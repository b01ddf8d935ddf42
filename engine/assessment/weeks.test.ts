import { expect, test } from 'vitest';
import fc from 'fast-check';
import { addDays } from '#calendar/dates.ts';
import { HOURS_A_WEEK } from '#calendar/working-week.ts';
import { hoursThatMeet, planWeeks } from './weeks.ts';

const work = (id: string, hours: number, dueDate = '2027-06-30') => ({ id, hours, dueDate });

test('a task takes the weeks that its hours need, and the next starts where it ends', () => {
  const planned = planWeeks([work('a', 8), work('b', 2), work('c', 4)], 4, '2026-11-22');
  expect(planned).toEqual([
    { id: 'a', from: '2026-11-22', to: '2026-11-29', afterDue: false },
    { id: 'b', from: '2026-12-06', to: '2026-12-06', afterDue: false },
    { id: 'c', from: '2026-12-06', to: '2026-12-13', afterDue: false },
  ]);
});

test('a due date before the end of its last week is told', () => {
  const due = (day: string) => planWeeks([work('a', 8, day)], 4, '2026-11-22')[0]?.afterDue;
  expect(due('2026-12-05')).toBe(false);
  expect(due('2026-12-04')).toBe(true);
});

test('more hours a week never make anything later; nothing is left out; weeks never run backwards', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 50 }),
      fc.integer({ min: HOURS_A_WEEK.least, max: HOURS_A_WEEK.most - 1 }),
      (quarters, hoursAWeek) => {
        const tasks = quarters.map((each, at) => work(String(at), each / 4));
        const slow = planWeeks(tasks, hoursAWeek, '2026-11-22');
        const fast = planWeeks(tasks, hoursAWeek + 1, '2026-11-22');
        expect(slow.map(({ id }) => id)).toEqual(tasks.map(({ id }) => id));
        let last = '2026-11-22';
        for (const [at, { from, to }] of slow.entries()) {
          expect(from >= last && to >= from).toBe(true);
          expect((fast[at]?.to ?? '') <= to).toBe(true);
          last = from;
        }
        const hours = quarters.reduce((sum, each) => sum + each / 4, 0);
        const weeks = Math.ceil(hours / hoursAWeek);
        if (slow.length > 0) expect(slow.at(-1)?.to).toBe(addDays('2026-11-22', 7 * (weeks - 1)));
      },
    ),
  );
});

test('the hours that meet every date are the fewest that do; null where even the most do not', () => {
  const tasks = [work('a', 8, '2026-12-05'), work('b', 8, '2026-12-19')];
  expect(hoursThatMeet(tasks, '2026-11-22')).toBe(4);
  expect(planWeeks(tasks, 3, '2026-11-22').some(({ afterDue }) => afterDue)).toBe(true);
  expect(hoursThatMeet([work('a', 8, '2026-11-21')], '2026-11-22')).toBeNull();
  expect(hoursThatMeet([], '2026-11-22')).toBe(HOURS_A_WEEK.least);
});
