import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { CORPUS } from '#law/corpus.server.ts';
import { CONTROL_KEYS } from '#law/vocabulary.ts';
import type { ControlKey } from '#law/schema.ts';
import { buildingOn, inWorkOrder } from './work-order.ts';
import type { BuildsOn, OrderedTask } from './work-order.ts';

const BUILDS_ON: BuildsOn = new Map(CORPUS.controls.controls.map(({ key, after }) => [key, after]));
const task = (id: ControlKey, rest: Partial<OrderedTask> = {}): OrderedTask => ({
  id,
  priority: 2,
  dueDate: '2026-12-31',
  lostPoints: 1,
  ...rest,
});
const idsOf = (tasks: readonly OrderedTask[]) => tasks.map(({ id }) => id);
const ordered = (...tasks: OrderedTask[]) => idsOf(inWorkOrder(tasks, BUILDS_ON));

describe('the order of work', () => {
  test('what others build on comes before them, though it is less urgent', () => {
    expect(
      ordered(task('privacy-notice', { priority: 1 }), task('data-inventory', { priority: 3 })),
    ).toEqual(['data-inventory', 'privacy-notice']);
    expect(ordered(task('opt-out-sale-ads', { priority: 1 }), task('opt-out-signal'))).toEqual([
      'opt-out-signal',
      'opt-out-sale-ads',
    ]);
  });

  test('a task inherits the urgency of what builds on it', () => {
    expect(
      ordered(
        task('security', { priority: 2, lostPoints: 9 }),
        task('privacy-notice', { priority: 1 }),
        task('data-inventory', { priority: 3 }),
      ),
    ).toEqual(['data-inventory', 'privacy-notice', 'security']);
  });

  test('else by priority, points and day', () => {
    expect(
      ordered(
        task('children', { priority: 2, lostPoints: 1, dueDate: '2027-01-02' }),
        task('teens', { priority: 2, lostPoints: 1, dueDate: '2027-01-01' }),
        task('security', { priority: 2, lostPoints: 5 }),
        task('cure-plan', { priority: 1, lostPoints: 0 }),
      ),
    ).toEqual(['cure-plan', 'security', 'teens', 'children']);
  });

  test('what lies between two tasks of the list need not be in it', () => {
    // The notice at collection builds on the notice, which builds on the inventory.
    expect(
      ordered(
        task('notice-at-collection', { priority: 1 }),
        task('data-inventory', { priority: 3 }),
      ),
    ).toEqual(['data-inventory', 'notice-at-collection']);
    expect(
      buildingOn('data-inventory', [task('notice-at-collection'), task('security')], BUILDS_ON),
    ).toEqual(['notice-at-collection']);
  });

  test('any tasks: each once, none before what it builds on, whatever the order of the list', () => {
    const anyTask = fc.record({
      priority: fc.constantFrom(1 as const, 2 as const, 3 as const),
      dueDate: fc.constantFrom('2026-12-01', '2027-01-01', '2027-07-01'),
      lostPoints: fc.nat(20),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...CONTROL_KEYS), { minLength: 1 }),
        fc.array(anyTask, { minLength: CONTROL_KEYS.length, maxLength: CONTROL_KEYS.length }),
        (keys, rests) => {
          const tasks = keys.map((key, at) => task(key, rests[at]));
          const order = idsOf(inWorkOrder(tasks, BUILDS_ON));
          expect(order.toSorted()).toEqual(keys.toSorted());
          for (const [at, key] of order.entries())
            for (const later of buildingOn(key, tasks, BUILDS_ON))
              expect(order.indexOf(later)).toBeGreaterThan(at);
        },
      ),
      { numRuns: 200 },
    );
  });
});
