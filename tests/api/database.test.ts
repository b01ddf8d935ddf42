/**
 * docs/quality.md R2, R3, R19 for small cases: the data folder, its lock, and versions of the
 * schema.
 */
import { PGlite } from '@electric-sql/pglite';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { DatabaseStartError } from '#server/base/database/database.ts';
import { openEmbedded } from '#server/base/database/embedded/embedded.ts';
import { openDatabase } from '#server/base/database/open.ts';
import { openPostgres } from '#server/base/database/postgres.ts';
import { users } from '#server/base/database/schema.ts';
import { addUser } from '#server/identity/accounts/store.ts';
import { emptyPostgres, hasPostgres } from './databases.ts';
import { FULL } from '../full.ts';

const root = mkdtempSync(join(tmpdir(), 'statewise-db-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const quiet = () => {};
const someone = {
  id: 'u1',
  email: 'a@example.com',
  passwordHash: 'x',
  firstName: 'A',
  lastName: 'B',
  businessName: 'C',
  createdAt: new Date(),
};
const NEWER =
  "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)";

describe('the embedded database', () => {
  // each makes a database anew; that rows are kept show kill.test.ts and the journeys too
  test.runIf(FULL)('keeps its rows, syncs its writes, and can be opened again', async () => {
    const folder = join(root, 'keeps');
    const warnings: string[] = [];
    const first = await openEmbedded(folder, (message) => warnings.push(message));
    await addUser(first.db, someone);
    await first.close();
    const second = await openEmbedded(folder, (message) => warnings.push(message));
    expect(await second.db.select({ id: users.id }).from(users)).toEqual([{ id: 'u1' }]);
    await second.close();
    expect(warnings).toEqual([]);
  });

  test('a folder in use is refused with the process, the folder and what to do; afterwards it is free', async () => {
    const folder = join(root, 'busy');
    const first = await openEmbedded(folder, quiet);
    expect(readFileSync(join(folder, 'pid'), 'utf8')).toBe(String(process.pid));
    const refused = openEmbedded(folder, quiet);
    await expect(refused).rejects.toThrow(DatabaseStartError);
    await expect(refused).rejects.toThrow(
      `The data folder ${folder} is already in use by another Statewise process (process ${process.pid}). Stop that process, choose another folder with DATA_DIR, or set DATABASE_URL to share a PostgreSQL server between processes.`,
    );
    await first.close();
    await (await openEmbedded(folder, quiet)).close();
  });

  test.runIf(FULL)(
    'a pid file that was left behind, even with a running process in it, locks nothing',
    async () => {
      const folder = join(root, 'stale');
      mkdirSync(folder);
      writeFileSync(join(folder, 'pid'), '1');
      const opened = await openEmbedded(folder, quiet);
      expect(readFileSync(join(folder, 'pid'), 'utf8')).toBe(String(process.pid));
      expect(await opened.db.select().from(users)).toEqual([]);
      await opened.close();
    },
  );

  test.runIf(FULL)('what an interrupted first start left is made again', async () => {
    const folder = join(root, 'half');
    mkdirSync(join(folder, 'database', 'base'), { recursive: true });
    writeFileSync(join(folder, 'database', 'PG_VERSION'), '18\n');
    writeFileSync(join(folder, 'database.unfinished'), '');
    const opened = await openEmbedded(folder, quiet);
    await addUser(opened.db, someone);
    expect(existsSync(join(folder, 'database.unfinished'))).toBe(false);
    await opened.close();
    // complete from now on: the next start keeps its contents
    const again = await openEmbedded(folder, quiet);
    expect(await again.db.select({ id: users.id }).from(users)).toEqual([{ id: 'u1' }]);
    await again.close();
  });

  test('a folder that cannot be written is refused with a message', async () => {
    const folder = join(root, 'file');
    writeFileSync(folder, '');
    await expect(openEmbedded(folder, quiet)).rejects.toThrow(
      `The data folder ${folder} cannot be written. Set DATA_DIR to a folder that this account may write to.`,
    );
  });

  test.runIf(FULL)(
    'data of a newer program is refused with a message and not changed',
    async () => {
      const folder = join(root, 'newer');
      await (await openEmbedded(folder, quiet)).close();
      const lite = await PGlite.create(join(folder, 'database'));
      await lite.exec(NEWER);
      await lite.close();
      await expect(openEmbedded(folder, quiet)).rejects.toThrow(
        /written by a newer version of Statewise/,
      );
      await expect(openEmbedded(folder, quiet)).rejects.toThrow(DatabaseStartError);
    },
  );
});

describe.skipIf(!hasPostgres())('PostgreSQL', () => {
  test.runIf(FULL)(
    'ten processes that start together on an empty database all come up',
    async () => {
      const databaseUrl = await emptyPostgres();
      const opened = await Promise.all(
        Array.from({ length: 10 }, () => openDatabase({ databaseUrl, dataDir: '' }, quiet)),
      );
      await addUser(opened[0]!.db, someone);
      expect(await opened[9]!.db.select({ id: users.id }).from(users)).toEqual([{ id: 'u1' }]);
      await Promise.all(opened.map((each) => each.close()));
    },
  );

  test('a lost connection is warned of and replaced', async () => {
    const url = await emptyPostgres();
    const warnings: string[] = [];
    const opened = await openPostgres(url, (message) => warnings.push(message));
    await opened.db.select().from(users);
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await other.end();
    await expect.poll(() => warnings.length).toBe(1);
    expect(await opened.db.select().from(users)).toEqual([]);
    await opened.close();
  });

  test('data of a newer program is refused with a message', async () => {
    const url = await emptyPostgres();
    await (await openPostgres(url, quiet)).close();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(NEWER);
    await client.end();
    await expect(openPostgres(url, quiet)).rejects.toThrow(
      /written by a newer version of Statewise/,
    );
  });

  test('a server that does not answer is named, without its password', async () => {
    const refused = openPostgres('postgres://someone:hunter2@127.0.0.1:1/none', quiet);
    await expect(refused).rejects.toThrow(
      /^The PostgreSQL server of DATABASE_URL cannot be reached/,
    );
    await expect(refused).rejects.not.toThrow(/hunter2/);
  });
});
