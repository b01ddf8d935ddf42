/** Properties of every clock on the real laws, whatever happened and in whatever order. */
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { clockOf, type ItemClock } from '#engine/requests/clock/clock.ts';
import { itemState } from '#engine/requests/steps/item-state.ts';
import { allowedOf } from '#engine/requests/steps/allowed.ts';
import { dayOfReceipt } from '#engine/requests/clock/receipt.ts';
import type { ItemEvent, RequestItem } from '#engine/requests/request.ts';
import { whyOf } from '#engine/requests/clock/why.ts';
import { addDays, daysBetween } from '#calendar/dates.ts';
import { REQUEST_LAWS } from '#law/corpus.server.ts';
import type { RequestLaw } from '#law/schema.ts';
import { REQUEST_TYPES } from '#law/vocabulary.ts';
import { FULL } from './full.ts';

const numRuns = FULL ? 20_000 : 1500;

const days = fc.integer({ min: 0, max: 2200 }).map((n) => addDays('2023-06-01', n));
const laws = fc.constantFrom<(RequestLaw | undefined)[]>(...REQUEST_LAWS, undefined);
const WHAT = [
  'acknowledged',
  'identity-asked',
  'identity-confirmed',
  'effect',
  'passed-on',
  'answered',
  'denied',
  'completion-notice',
  'extension-notice',
  'appeal',
  'appeal-extension-notice',
  'appeal-answered',
  'withdrawn',
  'duplicate',
  'closed',
  'erased',
] as const;
const events: fc.Arbitrary<ItemEvent[]> = fc.array(
  fc.record({
    on: days,
    what: fc.constantFrom(...WHAT),
    reason: fc.constantFrom(undefined, false, 'many requests', ' '),
    partly: fc.boolean(),
    granted: fc.boolean(),
  }),
  { maxLength: 8 },
);
const items: fc.Arbitrary<RequestItem> = fc.record({
  type: fc.constantFrom(...REQUEST_TYPES),
  received: days,
  events,
  binds: fc.constantFrom('applies', 'cannot tell', 'exempt', 'applies in part'),
  by: fc.constantFrom('self', 'agent', 'parent'),
  earlier: fc.array(
    fc.record({
      type: fc.constantFrom(...REQUEST_TYPES),
      received: days,
      answered: fc.option(days),
    }),
    { maxLength: 4 },
  ),
});

const lastDays = ({ dates }: ItemClock) => new Map(dates.map(({ due, by }) => [due, by]));

describe('whatever happens', () => {
  test('nothing crashes, and every date has its why', () => {
    const whole = fc.property(laws, items, days, (law, item, asOf) => {
      const state = itemState(law, item, asOf);
      const allowed = allowedOf(state, item, asOf);
      if (allowed.charge.may) expect(state.free).toBe(false);
      for (const date of state.dates) {
        const why = law && state.rule && whyOf(law, state.rule, date);
        expect(why?.cite).toBeTruthy();
        expect(why?.rule).toMatch(/^[A-Z].*\.$/);
        if (why?.source === 'memory') expect(why.doubts).not.toEqual([]);
      }
    });
    fc.assert(whole, { numRuns });
  });

  test('the order in which events were written changes no date', () => {
    const same = fc.property(laws, items, days, (law, item, asOf) => {
      const turned = { ...item, events: item.events.toReversed() };
      expect(clockOf(law, turned, asOf)).toEqual(clockOf(law, item, asOf));
    });
    fc.assert(same, { numRuns });
  });

  test('a later receipt never has an earlier date', () => {
    const bare = items.map((item) => ({ ...item, events: [], binds: 'applies' as const }));
    const gap = fc.integer({ min: 0, max: 40 });
    const later = fc.property(laws, bare, gap, (law, item, after) => {
      const second = { ...item, received: addDays(item.received, after) };
      const one = lastDays(clockOf(law, item, item.received));
      const other = lastDays(clockOf(law, second, second.received));
      for (const [due, by] of one) expect((other.get(due) ?? '9999') >= by).toBe(true);
    });
    fc.assert(later, { numRuns });
  });

  test('the strict day is never later than the shown one, and at most a week earlier', () => {
    const strict = fc.property(laws, items, days, (law, item, asOf) => {
      for (const date of clockOf(law, item, asOf).dates) {
        if (date.strict === null) continue;
        expect(law?.state).toBe('CA');
        expect(date.strict < date.by).toBe(true);
        expect(daysBetween(date.strict, date.by)).toBeLessThan(8);
      }
    });
    fc.assert(strict, { numRuns });
  });

  test('nothing is both overdue and late, and without a clock neither', () => {
    const lists = fc.property(laws, items, days, (law, item, asOf) => {
      const { overdue, late, owed } = clockOf(law, item, asOf);
      expect(overdue.filter((due) => late.includes(due))).toEqual([]);
      if (owed === false) expect([...overdue, ...late]).toEqual([]);
    });
    fc.assert(lists, { numRuns });
  });
});

const ZONES = ['UTC', 'America/New_York', 'America/Los_Angeles', 'Pacific/Auckland'];
const machine = process.env['TZ'];
afterAll(() => {
  if (machine === undefined) delete process.env['TZ'];
  else process.env['TZ'] = machine;
});

describe.each(ZONES)('on a machine in %s', (zone) => {
  test.each([
    ['2026-11-02T07:59:59.999Z', 'America/Los_Angeles', '2026-11-01'],
    ['2026-11-02T08:00:00.000Z', 'America/Los_Angeles', '2026-11-02'],
    // clocks are set back on November 1, 2026, and forward on March 8: the day has 25 and 23 hours
    ['2026-11-01T06:59:59.999Z', 'America/Los_Angeles', '2026-10-31'],
    ['2026-11-01T07:00:00.000Z', 'America/Los_Angeles', '2026-11-01'],
    ['2026-03-08T04:59:59.999Z', 'America/New_York', '2026-03-07'],
    ['2026-03-09T03:59:59.999Z', 'America/New_York', '2026-03-08'],
    ['2026-03-09T04:00:00.000Z', 'America/New_York', '2026-03-09'],
    ['2028-02-29T09:59:59.000Z', 'Pacific/Honolulu', '2028-02-28'],
  ])('a request that came at %s is of the day in %s', (at, where, day) => {
    process.env['TZ'] = zone;
    expect(dayOfReceipt(new Date(at), where)).toBe(day);
    const law = REQUEST_LAWS.find(({ state }) => state === 'CA');
    const item: RequestItem = {
      type: 'access',
      received: day,
      events: [],
      binds: 'applies',
      by: 'self',
      earlier: [],
    };
    const answer = clockOf(law, item, day).dates.find(({ due }) => due === 'answer');
    expect(daysBetween(day, answer?.by ?? '')).toBe(45);
  });
});
