/** Once for all API tests: a PostgreSQL server where one can be had, and a migrated embedded database to copy. */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '#server/database/migrations.ts';

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

function findPrograms(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  const usual = globSync([
    '/usr/lib/postgresql/*/bin',
    '/usr/local/opt/postgresql*/bin',
    '/opt/homebrew/opt/postgresql*/bin',
    '/usr/local/pgsql/bin',
  ]);
  return [...onPath, ...usual.toSorted().toReversed()].find(
    (place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')),
  );
}

/** PostgreSQL refuses to run as root; its own account is used then. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return {} as { uid: number; gid: number };
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

export async function startPostgres(): Promise<
  { url: string; stop: () => Promise<void> } | undefined
> {
  const programs = findPrograms();
  const who = account();
  if (!programs || !who) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'statewise-pg-'));
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-A', 'trust', '-E', 'UTF8', '--no-locale', '-U', 'postgres'],
    { ...who, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  const port = await freePort();
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    '-h',
    '127.0.0.1',
    '-c',
    'fsync=off',
    '-c',
    'max_connections=200',
  ];
  const server = spawn(join(programs, 'postgres'), options, {
    ...who,
    cwd: dirname(data),
    stdio: 'ignore',
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await answers(url);
  return {
    url,
    stop: async () => {
      const gone = new Promise((done) => server.once('exit', done));
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  throw new Error('the PostgreSQL server for the tests did not start');
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
