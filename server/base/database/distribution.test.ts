/**
 * Each table has a place once the database is spread over machines; a new one that refers to no
 * owner has to be named here as one of the service.
 */
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { placement } from './distribution.ts';
import * as schema from './schema.ts';

const { spread, service } = placement();
const tables = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .map(getTableConfig);
const columnOf = new Map(spread.map(({ table, column }) => [table, column]));

test('every table is spread, or of the service, once', () => {
  const placed = [...columnOf.keys(), ...service];
  expect(placed.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  expect(spread).toHaveLength(columnOf.size);
});

test('the service keeps what is about nobody’s account alone, and few rows of it', () => {
  expect(service.toSorted()).toEqual([
    'mails',
    'rate_limits',
    'site_test_queue',
    'template_downloads',
    'template_stars',
    'walks',
  ]);
});

test('the column that places a row is in its primary key and in what is unique', () => {
  for (const table of tables) {
    const column = columnOf.get(table.name);
    if (column === undefined) continue;
    const keys = [
      ...table.primaryKeys.map(({ columns }) => columns.map(({ name }) => name)),
      ...table.columns.filter(({ primary }) => primary).map(({ name }) => [name]),
      ...table.uniqueConstraints.map(({ columns }) => columns.map(({ name }) => name)),
    ];
    expect(keys.length, table.name).toBeGreaterThan(0);
    for (const key of keys) expect(key, table.name).toContain(column);
  }
});

test('a reference leads to rows that lie beside it', () => {
  for (const table of tables)
    for (const reference of table.foreignKeys) {
      const { columns, foreignColumns, foreignTable } = reference.reference();
      const target = getTableConfig(foreignTable).name;
      const at = foreignColumns.findIndex(({ name }) => name === columnOf.get(target));
      expect(columns[at]?.name, `${table.name} to ${target}`).toBe(columnOf.get(table.name));
    }
});
