/**
 * Versions of the schema while several versions of the program run, and accounts that may not
 * change it (docs/decisions/0085-rolling-upgrades.md).
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { takeBackup } from '#server/base/backup/take.ts';
import { grantRows } from '#server/base/database/grants.ts';
import { bringUpToDate, LANGUAGE_VERSION } from '#server/base/database/migrations.ts';
import * as schema from '#server/base/database/schema.ts';
import { openPostgres } from '#server/base/database/postgres.ts';
import { addUser } from '#server/identity/accounts/store.ts';
import { POOL } from '#server/base/settings/pool-settings.ts';
import { emptyPostgres, hasPostgres } from './databases.ts';

const quiet = () => {};
/** When `0015_mail_and_session_indexes` was made; `0016_disabled` adds a column to the accounts. */
const BEFORE_DISABLED = 1_795_368_341_493;
const someone = {
  id: 'u1',
  email: 'a@example.com',
  passwordHash: 'x',
  firstName: 'A',
  lastName: 'B',
  businessName: 'C',
  createdAt: new Date(),
};

async function onServer<Done>(url: string, work: (client: Client) => Promise<Done>): Promise<Done> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const later = (expands: boolean, after: number) =>
  `insert into drizzle.__drizzle_migrations (hash, created_at, expands) values ('later', ${9_999_999_999_000 + after}, ${expands})`;

test('each version of the schema is later than the one before it', () => {
  const journal = new URL(
    '../../server/base/database/migrations/meta/_journal.json',
    import.meta.url,
  );
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] };
  const made = entries.map(({ when }) => when);
  expect(made).toEqual([...new Set(made)].toSorted((one, other) => one - other));
  expect(made).toContain(LANGUAGE_VERSION.made);
});

describe.skipIf(!hasPostgres())('versions of the schema', () => {
  test.each([
    ['0024', LANGUAGE_VERSION.made],
    ['0029', 1_795_755_483_529],
  ])('a database of %s, dated as on that day, is brought up', async (_, version) => {
    const url = await emptyPostgres();
    await onServer(url, async (client) => {
      await bringUpToDate(drizzle(client, { schema }), version);
      await client.query(
        `update drizzle.__drizzle_migrations set created_at = ${LANGUAGE_VERSION.told} where created_at = ${LANGUAGE_VERSION.made}`,
      );
      await expect(openPostgres(url, quiet, POOL, false)).rejects.toThrow(/not prepared/);
      await (await openPostgres(url, quiet)).close();
      const { rows } = await client.query(
        "select to_regclass('law_news') as news, to_regclass('site_kits') as kits",
      );
      expect(rows).toEqual([{ news: 'law_news', kits: 'site_kits' }]);
    });
    await (await openPostgres(url, quiet, POOL, false)).close();
  });

  test.each([
    ['only expanded', [true, true], undefined],
    ['contracted at last', [true, false], /written by a newer version/],
    ['contracted, then expanded', [false, true], /written by a newer version/],
  ])('a newer one that was %s', async (_, steps, refusal) => {
    const url = await emptyPostgres();
    await (await openPostgres(url, quiet)).close();
    await onServer(url, async (client) => {
      for (const [place, expands] of steps.entries()) await client.query(later(expands, place));
    });
    for (const migrate of [true, false]) {
      const opening = openPostgres(url, quiet, POOL, migrate);
      if (refusal) {
        await expect(opening).rejects.toThrow(refusal);
        continue;
      }
      const opened = await opening;
      await opened.close();
    }
  });

  test('a table that others hold is waited for, without holding up those behind', async () => {
    const url = await emptyPostgres();
    await onServer(url, async (holder) => {
      // the version before the one that changes the accounts
      await bringUpToDate(drizzle(holder, { schema }), BEFORE_DISABLED);
      await holder.query('begin; select count(*) from users');
      const opening = openPostgres(url, quiet);
      await onServer(url, async (other) => {
        // it takes its turn behind the migration and gets it, since the migration gives up and
        // tries again
        await expect
          .poll(async () => {
            const { rows } = await other.query(
              "select from pg_locks where not granted and relation = 'users'::regclass",
            );
            return rows.length;
          })
          .toBe(1);
        await other.query('select count(*) from users');
      });
      await holder.query('commit');
      await (await opening).close();
    });
  });

  test('an account that owns no table runs a node, and can change no table', async () => {
    const url = await emptyPostgres();
    const role = `node_${randomUUID().replaceAll('-', '')}`;
    const asNode = new URL(url);
    asNode.username = role;
    asNode.password = 'secret';
    await onServer(url, (client) => client.query(`create role ${role} login password 'secret'`));
    const early = openPostgres(asNode.href, quiet, POOL, false);
    await expect(early).rejects.toThrow(/^The database is not prepared for this version/);
    const owner = await openPostgres(url, quiet);
    await grantRows(owner.db, role);
    await expect(grantRows(owner.db, 'nobody_of_that_name')).rejects.toThrow(
      'PostgreSQL knows no role "nobody_of_that_name". Make it first: create role "nobody_of_that_name" login;',
    );
    await owner.close();
    const node = await openPostgres(asNode.href, quiet, POOL, false);
    await addUser(node.db, someone);
    for (const statement of [
      'drop table users',
      'create table more ()',
      'truncate users',
      'delete from drizzle.__drizzle_migrations',
    ])
      await expect(node.db.execute(statement), statement).rejects.toMatchObject({
        cause: { code: '42501' },
      });
    await node.close();
    const folder = mkdtempSync(join(tmpdir(), 'statewise-rights-'));
    const place = { databaseUrl: asNode.href, dataDir: folder };
    expect((await takeBackup(place, folder, new Date())).contents['users']?.rows).toBe(1);
    rmSync(folder, { recursive: true });
    await onServer(url, (client) => client.query(`drop owned by ${role}; drop role ${role}`));
  });
});
