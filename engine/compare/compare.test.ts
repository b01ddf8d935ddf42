/** Points of a law that change on a day change on that day. */
import { describe, expect, test } from 'vitest';
import { addDays } from '#calendar/dates.ts';
import { LAWS } from '#law/corpus.server.ts';
import { longDate } from '#text/english.ts';
import { comparedState } from './compare.ts';

const later = LAWS.flatMap((law) => {
  const { required, from } = law.optOutSignal;
  return required && from !== null && from > law.effective ? [{ law, from }] : [];
});

describe('the browser’s signal', () => {
  test('some laws ask for it later than they begin', () => expect(later).not.toEqual([]));

  test.each(later)('$law.state: required from its day on', ({ law, from }) => {
    const on = (day: string) => comparedState(law, day).points.signal.value;
    expect(on(from)).toMatch(/^Required/);
    expect(on(addDays(from, -1))).toBe(`From ${longDate(from)}`);
  });
});
