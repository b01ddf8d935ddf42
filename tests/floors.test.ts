/**
 * The house has floors: nothing is imported upward, and the rooms of a floor stand in an order,
 * too.
 */
import { describe, expect, test } from 'vitest';
import { roomsInCircles } from './borders/rooms.ts';
import { SOURCES } from './borders/sources.ts';

const FLOORS = [
  'server/base',
  'server/identity',
  'server/business',
  'server/subjects',
  'server/whole',
  'web/parts',
  'web/parts/interview',
  'web/parts/check-helpers',
];

describe.each(FLOORS)('%s', (floor) => {
  test('none of its rooms comes back to itself', () => {
    expect(roomsInCircles(floor, SOURCES)).toEqual([]);
  });
});

test('a circle of rooms is found', () => {
  const file = (path: string, target: string) => ({
    path,
    text: `import type { A } from '#${target}';\nexport type B = A;\n`,
  });
  const planted = [
    file('server/base/http/a.ts', 'server/base/limits/b.ts'),
    file('server/base/limits/b.ts', 'server/base/mail/c.ts'),
    file('server/base/mail/c.ts', 'server/base/http/a.ts'),
    file('server/base/backup/d.ts', 'server/base/mail/c.ts'),
  ];
  expect(roomsInCircles('server/base', planted).toSorted()).toEqual(['http', 'limits', 'mail']);
});
