/**
 * docs/quality.md R7: the days in a calendar file are those of the law, wherever it is written or
 * read.
 */
import ICAL from 'ical.js';
import { afterAll, describe, expect, test } from 'vitest';
import { addDays } from '#calendar/dates.ts';
import { calendarFile } from './calendar.ts';

const before = process.env['TZ'];
afterAll(() => {
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
});

const VECTORS = [
  ['2026-01-25', 45, '2026-03-11'],
  ['2026-10-01', 45, '2026-11-15'],
  ['2026-10-01', 90, '2026-12-30'],
  ['2028-01-20', 45, '2028-03-05'],
  ['2026-11-20', 45, '2027-01-04'],
  ['2027-12-31', 60, '2028-02-29'],
] as const;

const fileFor = (dates: readonly string[]) =>
  calendarFile(
    {
      title: 'What changes',
      checkedTo: '2026-11-20',
      entries: dates.map((date) => ({
        date,
        key: ['DE', date],
        title: 'Delaware: a day',
        lines: ['Something changes (§ 1).'],
        page: '/delaware',
        checkedTo: '2026-11-20',
      })),
    },
    { key: 'k', origin: 'https://statewise.example' },
  );

describe.each(['UTC', 'America/New_York', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'in %s',
  (zone) => {
    test('days stay as they are, and no moment is named but the stamp in UTC', () => {
      process.env['TZ'] = zone;
      const dates = VECTORS.map(([from, days, to]) => {
        expect(addDays(from, days)).toBe(to);
        return to;
      });
      const file = fileFor(dates);
      const events = new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents(
        'vevent',
      );
      expect(events.map((event) => String(event.getFirstPropertyValue('dtstart')))).toEqual(dates);
      expect(file.match(/^DTSTART[^\r]*/gm)).toEqual(
        dates.map((date) => `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`),
      );
      expect(new Set(file.match(/^DTSTAMP[^\r]*/gm))).toEqual(
        new Set(['DTSTAMP:20261120T000000Z']),
      );
      expect(file).not.toMatch(/TZID|VTIMEZONE/);
    });
  },
);

test('the file is the same in every zone', () => {
  const files = ['America/Los_Angeles', 'Pacific/Auckland'].map((zone) => {
    process.env['TZ'] = zone;
    return fileFor(['2027-03-14', '2027-04-04', '2027-11-07']);
  });
  expect(files[0]).toBe(files[1]);
});
