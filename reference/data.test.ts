import { describe, expect, test } from 'vitest';
import { STATES } from '#law/codes.ts';
import { CONTROL_BOOK } from '#law/corpus.server.ts';
import { ENFORCEMENT } from './data.server.ts';

const codes = new Set<string>(STATES.map(({ code }) => code));

describe('enforcement actions', () => {
  test('each is named once and names a state with a law', () => {
    expect(new Set(ENFORCEMENT.map(({ id }) => id)).size).toBe(ENFORCEMENT.length);
    expect(ENFORCEMENT.filter(({ state }) => !codes.has(state))).toEqual([]);
  });
  test('the newest comes first, and none lies in the future of the last check', () => {
    const dates = ENFORCEMENT.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.filter((date) => date > CONTROL_BOOK.reviewed)).toEqual([]);
  });
  test('every lesson is a control', () => {
    const controls = new Set<string>(CONTROL_BOOK.controls.map(({ key }) => key));
    const unknown = ENFORCEMENT.flatMap(({ lessons }) =>
      lessons.filter((one) => !controls.has(one)),
    );
    expect(unknown).toEqual([]);
  });
});
