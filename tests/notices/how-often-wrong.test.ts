/**
 * What the page says of its errors is what was measured last, on notices of others at the first
 * meeting.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ERRS, HOW_OFTEN_WRONG } from '#web/words/notice-checker.ts';

interface Measure {
  readonly date: string;
  readonly notices: number;
  readonly neverLookedAt: number;
  readonly found: unknown;
  readonly missing: unknown;
}

test('the figures of the page are the newest of notices that nobody had looked at', () => {
  const url = new URL('../../bench/notices-measured.json', import.meta.url);
  const { measures } = JSON.parse(readFileSync(url, 'utf8')) as { measures: Measure[] };
  const newest = measures.findLast(({ notices, neverLookedAt }) => notices === neverLookedAt);
  const { date, notices, found, missing } = newest ?? {};
  expect({ day: date, notices, found, missing }).toEqual(ERRS);
  expect(HOW_OFTEN_WRONG.text).toContain('about 9 were not there, or only in small part');
  expect(HOW_OFTEN_WRONG.text).toContain('about 4 were there');
});
