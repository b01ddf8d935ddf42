import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { duty, invented } from '../../tests/invented-law.ts';
import type { Duty } from './duties.ts';
import { riskOf, scoreOf } from './score.ts';
import type { WorkStatus } from './score.ts';

const law = invented({});
const owed = (id: string, priority: 1 | 2 | 3, scored = true): Duty => ({
  law,
  requirement: duty(id, { priority }),
  owed: 'owed',
  from: null,
  when: true,
  scored,
});
const all = (status: WorkStatus) => () => status;

describe('the score', () => {
  const duties = [owed('a', 1), owed('b', 2), owed('c', 3)];

  test('weighs 3, 2 and 1', () => {
    const { percent, met, total, lost } = scoreOf(duties, (id) => (id === 'a' ? 'done' : 'open'));
    expect(percent).toBe(50);
    expect([met, total]).toEqual([1, 3]);
    expect([...lost]).toEqual([
      ['b', (2 / 6) * 100],
      ['c', (1 / 6) * 100],
    ]);
  });

  test('is 0 with all open, 100 with all done, 100 where nothing is scored', () => {
    expect(scoreOf(duties, all('open')).percent).toBe(0);
    expect(scoreOf(duties, all('done'))).toEqual({
      percent: 100,
      met: 3,
      total: 3,
      lost: new Map(),
    });
    expect(scoreOf([], all('open'))).toEqual({ percent: 100, met: 0, total: 0, lost: new Map() });
  });

  test('"not applicable" leaves both sides', () => {
    const without = scoreOf(duties, (id) =>
      id === 'a' ? 'not applicable' : id === 'b' ? 'done' : 'open',
    );
    expect(without.percent).toBeCloseTo((2 / 3) * 100, 12);
    expect([without.met, without.total]).toEqual([1, 2]);
    expect(without).toEqual(scoreOf(duties.slice(1), (id) => (id === 'b' ? 'done' : 'open')));
    expect(scoreOf(duties, all('not applicable')).percent).toBe(100);
  });

  test('leaves out what is not scored', () => {
    expect(scoreOf([...duties, owed('tip', 1, false)], all('open')).total).toBe(3);
  });

  test('lost points add up to 100 minus the score, unrounded', () => {
    const statuses = fc.constantFrom<WorkStatus>('open', 'done', 'not applicable');
    const one = fc.record({
      priority: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
      status: statuses,
      scored: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 400 }), (rows) => {
        const some = rows.map((row, at) => owed(`r${at}`, row.priority, row.scored));
        const score = scoreOf(some, (id) => rows[Number(id.slice(1))]?.status ?? 'open');
        const lost = [...score.lost.values()].reduce((sum, points) => sum + points, 0);
        expect(lost).toBeCloseTo(100 - score.percent, 9);
        expect(score.percent).toBeGreaterThanOrEqual(0);
        expect(score.percent).toBeLessThanOrEqual(100);
        expect(score.lost.size).toBe(score.total - score.met);
        for (const points of score.lost.values()) expect(points).toBeGreaterThan(0);
      }),
    );
  });

  test('doing one more thing never lowers it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom<1 | 2 | 3>(1, 2, 3), fc.boolean()), { minLength: 1 }),
        (rows) => {
          const some = rows.map(([priority], at) => owed(`r${at}`, priority));
          const done = (id: string): WorkStatus =>
            rows[Number(id.slice(1))]?.[1] ? 'done' : 'open';
          const before = scoreOf(some, done).percent;
          const after = scoreOf(some, (id) => (id === 'r0' ? 'done' : done(id))).percent;
          expect(after).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });
});

describe('the risk', () => {
  test.each([
    [100, 'LOW'],
    [80, 'LOW'],
    [79.999, 'MEDIUM'],
    [60, 'MEDIUM'],
    [59.999, 'HIGH'],
    [40, 'HIGH'],
    [39.999, 'CRITICAL'],
    [0, 'CRITICAL'],
  ])('%d percent, nothing urgent open: %s', (percent, risk) =>
    expect(riskOf(percent, false)).toBe(risk),
  );

  test.each([
    [100, 'MEDIUM'],
    [80, 'MEDIUM'],
    [79.999, 'MEDIUM'],
    [59.999, 'HIGH'],
    [0, 'CRITICAL'],
  ])('%d percent, something urgent open: %s', (percent, risk) =>
    expect(riskOf(percent, true)).toBe(risk),
  );

  test('is never LOW while something urgent is open, and never falls as the score falls', () => {
    const order = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (a, b) => {
          const [low, high] = a < b ? [a, b] : [b, a];
          expect(riskOf(high, true)).not.toBe('LOW');
          for (const urgent of [true, false]) {
            expect(order.indexOf(riskOf(low, urgent))).toBeGreaterThanOrEqual(
              order.indexOf(riskOf(high, urgent)),
            );
          }
        },
      ),
    );
  });
});
