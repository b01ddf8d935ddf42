import { describe, expect, test } from 'vitest';
import { STATES } from '#law/codes.ts';
import { CONTROL_BOOK } from '#law/corpus.server.ts';
import { COLLECTED_TO, ENFORCEMENT } from './data.server.ts';

const codes = new Set<string>(STATES.map(({ code }) => code));

describe('enforcement actions', () => {
  test('each is named once and names a state with a law, or the United States', () => {
    expect(new Set(ENFORCEMENT.map(({ id }) => id)).size).toBe(ENFORCEMENT.length);
    expect(ENFORCEMENT.filter(({ state }) => !codes.has(state) && state !== 'US')).toEqual([]);
  });
  test('the newest comes first, and none lies in the future of the last check', () => {
    const dates = ENFORCEMENT.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.filter((date) => date > CONTROL_BOOK.reviewed)).toEqual([]);
  });
  test.each([
    ['2025-05-ca-jerico-pictures-national-public', '2025-05-08', 'order', 46_000],
    ['2025-12-ca-ror-partners-fitness-marketing', '2025-12-03', 'order', 56_600],
    ['2026-03-ca-playon-sports-school-ticketing', '2026-03-03', 'order', 1_100_000],
    ['2024-12-tx-character-ai-and-fourteen-other', '2024-12-12', 'investigation', null],
    ['2026-02-ca-disney-disney-hulu-espn', '2026-02-11', 'settlement', 2_750_000],
    ['2026-01-ca-rickenbacher-data-datamasters', '2026-01-08', 'order', 45_000],
    ['2026-01-ca-s-p-global', '2026-01-08', 'settlement', 62_600],
    ['2025-07-ca-accurate-append', '2025-07-29', 'settlement', 55_400],
    ['2025-or-businesses-in-the-first-year-of', '2025-08-29', 'report', null],
    ['2024-08-tx-general-motors', '2024-08-13', 'suit', null],
  ])('%s: %s, %s', (id, date, kind, amountUSD) => {
    const found = ENFORCEMENT.find((action) => action.id === id);
    expect(found).toMatchObject({ date, datePrecision: 'day', kind, amountUSD });
    expect(found?.doubt).toBeUndefined();
    expect(found?.source).toContain('https://');
  });

  test('no action after the day to which they were collected', () => {
    expect(COLLECTED_TO).toBe('2026-05-08');
    expect(ENFORCEMENT.filter(({ date }) => date > COLLECTED_TO)).toEqual([]);
  });

  test('every lesson is a control', () => {
    const controls = new Set<string>(CONTROL_BOOK.controls.map(({ key }) => key));
    const unknown = ENFORCEMENT.flatMap(({ lessons }) =>
      lessons.filter((one) => !controls.has(one)),
    );
    expect(unknown).toEqual([]);
  });
});
