/**
 * docs/quality.md R7: due dates are calendar dates; the machine's time zone and daylight saving
 * never move them.
 */
import { afterAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { dueDate } from '#engine/tasks/due-date.ts';
import { addDays, daysBetween, latest } from './dates.ts';

const ZONES = ['UTC', 'America/New_York', 'America/Los_Angeles', 'Pacific/Auckland'];
const before = process.env['TZ'];

afterAll(() => {
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
});

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
const two = (n: number) => String(n).padStart(2, '0');

/** An independent implementation: counts one calendar day after another, without Date. */
function countOn(date: string, days: number): string {
  let [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  for (let left = days; left > 0; left--) {
    day += 1;
    if (day <= lengthOf(year, month)) continue;
    day = 1;
    month += 1;
    if (month <= 12) continue;
    month = 1;
    year += 1;
  }
  return `${year}-${two(month)}-${two(day)}`;
}

const dates = fc
  .tuple(fc.integer({ min: 2019, max: 2035 }), fc.integer({ min: 1, max: 12 }))
  .chain(([year, month]) =>
    fc
      .integer({ min: 1, max: lengthOf(year, month) })
      .map((day) => `${year}-${two(month)}-${two(day)}`),
  );

describe.each(ZONES)('R7 in %s', (zone) => {
  const inZone = <T>(work: () => T): T => {
    process.env['TZ'] = zone;
    return work();
  };

  test('the zone is in force', () => {
    const here = inZone(() => new Date(2026, 6, 1).getTimezoneOffset());
    expect(here === 0).toBe(zone === 'UTC');
  });

  test.each([
    ['2026-01-25', 45, '2026-03-11'],
    ['2026-10-01', 45, '2026-11-15'],
    ['2026-10-01', 90, '2026-12-30'],
    ['2028-01-20', 45, '2028-03-05'],
    ['2026-11-20', 45, '2027-01-04'],
    ['2026-03-07', 1, '2026-03-08'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-10-31', 1, '2026-11-01'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-12-31', 0, '2026-12-31'],
  ])('%s and %i days: %s', (from, days, to) => {
    expect(inZone(() => addDays(from, days))).toBe(to);
    expect(inZone(() => daysBetween(from, to))).toBe(days);
  });

  test('10,000 random dates as an independent counter counts them', () => {
    inZone(() =>
      fc.assert(
        fc.property(dates, fc.integer({ min: 0, max: 500 }), (from, days) => {
          const to = countOn(from, days);
          expect(addDays(from, days)).toBe(to);
          expect(addDays(to, -days)).toBe(from);
          expect(daysBetween(from, to)).toBe(days);
        }),
        { numRuns: 10_000 },
      ),
    );
  });

  test('an instant counts as its day in UTC', () => {
    expect(inZone(() => addDays('2026-03-07T23:59:59.999Z', 1))).toBe('2026-03-08');
    expect(inZone(() => daysBetween('2026-03-07T23:00:00Z', '2026-03-08T01:00:00Z'))).toBe(1);
  });
});

test('the latest of some dates; what is missing does not count', () => {
  expect(latest('2026-01-01', null, '2026-02-01', undefined)).toBe('2026-02-01');
  expect(latest('2026-02-01', '2026-01-01')).toBe('2026-02-01');
});

describe('when a requirement is due (docs/requirements-decisions.md 5)', () => {
  test.each([
    [1, '2026-12-20'],
    [2, '2027-01-19'],
    [3, '2027-02-18'],
  ] as const)('priority %i, owed since 2026-11-20: %s', (priority, due) =>
    expect(dueDate({ priority }, '2025-01-01', '2026-11-20')).toBe(due),
  );

  test('not before its own first day, nor before that of the law', () => {
    const urgent = { priority: 1 } as const;
    expect(dueDate({ ...urgent, from: '2027-03-01' }, '2025-01-01', '2026-11-20')).toBe(
      '2027-03-01',
    );
    expect(dueDate({ ...urgent, from: '2026-03-01' }, '2025-01-01', '2026-11-20')).toBe(
      '2026-12-20',
    );
    expect(dueDate(urgent, '2027-05-01', '2026-11-20')).toBe('2027-05-01');
  });
});
