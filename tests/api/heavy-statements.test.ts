/**
 * Statements of heavy calls let the short call of another owner pass, on both databases; a
 * transaction that has begun never waits.
 */
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '#server/base/database/database.ts';
import { pauseAfterQueries } from '#server/base/database/embedded/pauses.ts';
import { openPostgres } from '#server/base/database/postgres.ts';
import * as schema from '#server/base/database/schema.ts';
import { ahead, heavily, yieldToOthers } from '#server/base/pacing/long-work.ts';
import { emptyPostgres, hasPostgres } from './databases.ts';

async function embedded(): Promise<OpenDatabase> {
  const lite = await PGlite.create();
  pauseAfterQueries(lite);
  return { db: drizzle(lite, { schema }), kind: 'embedded', close: () => lite.close() };
}
const postgres = async () => openPostgres(await emptyPostgres(), console.error);

afterEach(() => vi.restoreAllMocks());

for (const [name, open, isThere] of [
  ['embedded', embedded, () => true],
  ['PostgreSQL', postgres, hasPostgres],
] as const)
  describe.skipIf(!isThere())(name, () => {
    test('a heavy statement and transaction that came first end after the short call', async () => {
      const database = await open();
      const { db } = database;
      // nothing has waited too long
      vi.spyOn(performance, 'now').mockReturnValue(0);
      const ended: string[] = [];
      const one = () => db.execute(sql`select 1`);
      const gate = Promise.withResolvers<void>();
      const short = ahead(async () => {
        await gate.promise;
        for (let at = 0; at < 5; at += 1) await one();
        ended.push('short');
      });
      const heavy = [
        heavily(() => one().then(() => ended.push('heavy'))),
        heavily(() =>
          db.transaction((tx) => tx.execute(sql`select 1`)).then(() => ended.push('heavy')),
        ),
      ];
      gate.resolve();
      await Promise.all([short, ...heavy]);
      expect(ended).toEqual(['short', 'heavy', 'heavy']);
      await database.close();
    });

    test('a transaction of a heavy call ends, though a short call came after its begin', async () => {
      const database = await open();
      const { db } = database;
      vi.spyOn(performance, 'now').mockReturnValue(0);
      const gate = Promise.withResolvers<void>();
      let short: Promise<void> | undefined;
      await heavily(() =>
        db.transaction(async (tx) => {
          short = ahead(() => gate.promise);
          await tx.execute(sql`select 1`);
          await yieldToOthers();
        }),
      );
      gate.resolve();
      await short;
      await database.close();
    });
  });
