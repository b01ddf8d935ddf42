/** Once for all API tests: a PostgreSQL server where one can be had, and a migrated embedded database to copy. */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '#server/database/migrations.ts';
import { startPostgres } from '../postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    embeddedCopy: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'statewise-api-'));
  const given = process.env['TEST_DATABASE_URL'];
  const own = given ? undefined : await startPostgres();
  if (!given && !own)
    console.log(
      'PostgreSQL was not found: its API tests are skipped. Set TEST_DATABASE_URL or install it.',
    );
  project.provide('postgresUrl', given ?? own?.url ?? '');
  project.provide('embeddedCopy', await embeddedCopy(folder));
  return async () => {
    await own?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function embeddedCopy(folder: string): Promise<string> {
  const lite = await PGlite.create();
  await migrate(drizzle(lite), { migrationsFolder });
  // every stage reads it: unpacking would cost each more than the writing saves
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  const file = join(folder, 'embedded.tar');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  return file;
}
