/**
 * Every table of the schema has exactly one room that keeps it, and moves with a business or is
 * named as one that does not.
 */
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '#server/base/database/schema.ts';
import { OWNED } from '#server/owned.ts';
import { tablesThatMove } from '#server/whole/transfer/moving.ts';

const nameOf = (table: PgTable) => getTableConfig(table).name;
const ALL = Object.values(schema).filter((each) => is(each, PgTable));
const MOVING = tablesThatMove(OWNED);

/** How often each table is owned. */
const owners = new Map<string, number>();
for (const { tables } of OWNED)
  for (const table of tables) owners.set(nameOf(table), (owners.get(nameOf(table)) ?? 0) + 1);

test.each(ALL.map(nameOf))('%s has exactly one owned', (name) => {
  expect(owners.get(name) ?? 0).toBe(1);
});

test('rooms own no table that the schema does not have', () => {
  expect([...owners.keys()].toSorted()).toEqual(ALL.map(nameOf).toSorted());
});

/** They name a business of somebody else, and are settled by their rooms when it moves. */
const SETTLED = ['directory', 'shares', 'site_test_queue'];

test('every table that names a business moves with it, stays behind, or is settled by its room', () => {
  const staying = OWNED.flatMap(({ staysBehind = [] }) => staysBehind);
  const handled = new Set([...MOVING, ...staying].map(nameOf));
  const naming = ALL.filter((table) =>
    getTableConfig(table).columns.some(({ name }) => name === 'business_id'),
  ).map(nameOf);
  expect(naming.filter((name) => !handled.has(name)).toSorted()).toEqual(SETTLED);
  for (const room of OWNED)
    for (const table of [...(room.staysBehind ?? []), ...(room.large ?? [])])
      expect(room.tables).toContain(table);
});

test('what a table refers to moves before it', () => {
  for (const [at, table] of MOVING.entries())
    for (const key of getTableConfig(table).foreignKeys) {
      const target = key.reference().foreignTable;
      if (MOVING.includes(target)) expect(MOVING.indexOf(target), nameOf(table)).toBeLessThan(at);
    }
});
