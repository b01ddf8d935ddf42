/** Which tables go with a business when it moves: by their foreign keys, each after those that it refers to. */
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '#server/base/database/schema.ts';
import { TABLES_OF_BUSINESS } from '#server/whole/transfer/moving.ts';

/** Of accounts or of the service; and the addresses of feeds and links for reading, which end with their owner. */
const LEFT = [
  'users',
  'sessions',
  'tokens',
  'devices',
  'factors',
  'recovery_codes',
  'shares',
  'template_ratings',
  'directory',
  'walks',
  'rate_limits',
  'mails',
  'site_test_queue',
  'template_downloads',
  'template_stars',
  'feeds',
  'read_links',
];
const nameOf = (table: PgTable) => getTableConfig(table).name;

test('every table moves with a business, or belongs to an account or the service', () => {
  const all = Object.values(schema)
    .filter((each) => is(each, PgTable))
    .map(nameOf);
  expect(new Set([...TABLES_OF_BUSINESS.map(nameOf), ...LEFT])).toEqual(new Set(all));
  expect(TABLES_OF_BUSINESS.map(nameOf).filter((name) => LEFT.includes(name))).toEqual([]);
});

test('what a table refers to moves before it', () => {
  for (const [at, table] of TABLES_OF_BUSINESS.entries())
    for (const key of getTableConfig(table).foreignKeys) {
      const target = key.reference().foreignTable;
      if (TABLES_OF_BUSINESS.includes(target))
        expect(TABLES_OF_BUSINESS.indexOf(target), nameOf(table)).toBeLessThan(at);
    }
});
