/** Business days: federal holidays as observed, and California's own list. */
import { describe, expect, test } from 'vitest';
import { addBusinessDays, CALIFORNIA_WEEK, FEDERAL_WEEK, weekdayOf } from './business-days.ts';

const count = (from: string, days: number) => [
  addBusinessDays(from, days, FEDERAL_WEEK),
  addBusinessDays(from, days, CALIFORNIA_WEEK),
];

describe('business days', () => {
  test.each([
    // over Thanksgiving: the day after it counts in both
    ['2026-11-25', 1, '2026-11-27', '2026-11-27'],
    // New Year’s Day 2028 is a Saturday: kept on Friday, in the year before; California counts that
    // Friday
    ['2027-12-30', 1, '2028-01-03', '2027-12-31'],
    // July 4, 2027 is a Sunday: kept on Monday in both
    ['2027-07-02', 1, '2027-07-06', '2027-07-03'],
    ['2027-07-03', 1, '2027-07-06', '2027-07-06'],
    // Juneteenth is no day of California’s list
    ['2026-06-18', 1, '2026-06-22', '2026-06-19'],
    // Lincoln’s birthday, Chávez, Admission Day and the fourth Friday in September are California’s
    // alone
    ['2026-02-11', 1, '2026-02-12', '2026-02-13'],
    ['2026-03-30', 1, '2026-03-31', '2026-04-01'],
    ['2026-09-08', 1, '2026-09-09', '2026-09-10'],
    ['2026-09-24', 1, '2026-09-25', '2026-09-26'],
    ['2026-11-02', 15, '2026-11-24', '2026-11-20'],
    ['2028-02-18', 10, '2028-03-06', '2028-03-02'],
  ])('%s and %i: %s, strictly %s', (from, days, federal, california) => {
    expect(count(from, days)).toEqual([federal, california]);
  });

  test('no days is the day itself, also on a Sunday', () => {
    expect(count('2026-11-22', 0)).toEqual(['2026-11-22', '2026-11-22']);
    expect(weekdayOf('2026-11-22')).toBe(0);
    expect(weekdayOf('1969-12-31')).toBe(3);
  });
});
