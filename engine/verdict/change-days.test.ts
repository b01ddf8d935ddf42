import { expect, test } from 'vitest';
import { GUIDE_FIGURES, LAWS, lawOf } from '#law/corpus.server.ts';
import { changeDates, intervals } from './change-days.ts';

test('Delaware changes on January 1, 2027, and the day after its cure period ended', () => {
  const law = lawOf('DE');
  if (!law) throw new Error('no record');
  const dates = changeDates(law, GUIDE_FIGURES.figures);
  expect(dates).toContain('2027-01-01');
  expect(dates).toContain('2026-01-01');
  expect(dates).toEqual(dates.toSorted());
});

test('intervals follow one another without gap or overlap', () => {
  for (const law of LAWS) {
    const all = intervals(changeDates(law, GUIDE_FIGURES.figures), '2025-01-01');
    expect(all[0]?.from).toBe('2025-01-01');
    expect(all.at(-1)?.until).toBeNull();
    for (const [at, { until }] of all.entries()) {
      const next = all[at + 1];
      if (next && until) expect(Date.parse(next.from) - Date.parse(until)).toBe(86_400_000);
    }
  }
});
