/**
 * docs/quality.md R7: calendar days across midnight, daylight saving time and the end of the year.
 */
import { describe, expect, test } from 'vitest';
import { clockTime, dayIn, isTimeZone } from './time-zone.ts';

describe('the day in a time zone', () => {
  test.each([
    ['2026-11-22T04:30:00Z', 'America/New_York', '2026-11-21T23:30:00.000'],
    ['2026-11-22T05:30:00Z', 'America/New_York', '2026-11-22T00:30:00.000'],
    ['2026-11-22T07:30:00Z', 'America/Los_Angeles', '2026-11-21T23:30:00.000'],
    ['2026-07-01T06:30:00Z', 'America/Los_Angeles', '2026-06-30T23:30:00.000'],
    ['2026-11-22T09:30:00Z', 'Pacific/Honolulu', '2026-11-21T23:30:00.000'],
    ['2026-11-21T11:30:00Z', 'Pacific/Auckland', '2026-11-22T00:30:00.000'],
    ['2027-01-01T04:59:59.999Z', 'America/New_York', '2026-12-31T23:59:59.999'],
    // at two o'clock clocks are set back, so 1:30 occurs twice
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01T01:30:00.000'],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01T01:30:00.000'],
    ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29T12:00:00.000'],
  ])('%s in %s is %s', (at, zone, time) => {
    expect(clockTime(new Date(at), zone)).toBe(time);
    expect(dayIn(new Date(at), zone)).toBe(time.slice(0, 10));
  });

  test('an unknown zone is refused', () => {
    expect(() => dayIn(new Date(), 'Mars/Olympus')).toThrow(RangeError);
  });
});

test.each([
  ['America/New_York', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Etc/GMT+5', true],
  ['UTC', true],
  ['+05:00', false],
  ['', false],
  ['Mars/Olympus', false],
  ['America/New_York\r\nX: y', false],
  ['a'.repeat(65), false],
  ['../../etc/passwd', false],
])('%j names a time zone: %s', (text, named) => {
  expect(isTimeZone(text)).toBe(named);
});
