/**
 * Backups of a server that goes on serving, on both databases; the one a day; and the move to
 * PostgreSQL.
 */
import { spawn } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Client, PROFILE } from './client.ts';
import { fillWithReadyData, hasPostgres, newDatabase } from './places.ts';
import { makePlace, startServer } from './server-process.ts';
import { FULL } from '../full.ts';

const WRITERS = 4;
/** That contents are equal is shown by tests/api/backup.test.ts too, without processes. */
const place = makePlace();
afterAll(() => rmSync(place.root, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly said: string;
}

/** Runs one of the commands to its end. */
function command(
  name: string,
  words: string[],
  environment: Record<string, string>,
): Promise<Ended> {
  const script = join(import.meta.dirname, `../../scripts/${name}.ts`);
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, ...words],
    {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let [out, said] = ['', ''];
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  return new Promise((done) => child.once('close', (code) => done({ code, out, said })));
}

const filed = ({ out }: Ended) => /^[0-9a-f]{64} {2}(.*)\n$/.exec(out)?.[1] ?? '';

interface Writer {
  readonly client: Client;
  readonly id: string;
  version: number;
}

async function write(writer: Writer, until: { stop: boolean }): Promise<void> {
  while (!until.stop) {
    const { client, id, version } = writer;
    const reply = await client.call('PUT', `/api/businesses/${id}`, { ...PROFILE, version });
    expect(reply.status, reply.text).toBe(200);
    writer.version = version + 1;
  }
}

async function writers(origin: string, name: string): Promise<Writer[]> {
  return Promise.all(
    Array.from({ length: WRITERS }, async (_, number) => {
      const client = new Client(origin, `127.0.13.${number + 10}`);
      await client.open(`${name}.${number}@example.com`);
      const made = await client.call('POST', '/api/businesses', PROFILE);
      return { client, id: (JSON.parse(made.text) as { id: string }).id, version: 1 };
    }),
  );
}

/** The versions that a server on restored data has; its owners are still signed in. */
async function restoredVersions(all: readonly Writer[], origin: string): Promise<number[]> {
  return Promise.all(
    all.map(async ({ client, id }) => {
      const there = new Client(origin);
      there.cookie = client.cookie;
      const reply = await there.call('GET', `/api/businesses/${id}`);
      there.close();
      return (JSON.parse(reply.text) as { version: number }).version;
    }),
  );
}

test.runIf(FULL).each(['embedded', 'PostgreSQL'])(
  '%s: a backup while owners write holds all that was acknowledged before',
  async (kind) => {
    if (kind === 'PostgreSQL' && !hasPostgres()) return;
    const name = kind.toLowerCase();
    const on = async (folder: string): Promise<Record<string, string>> => ({
      DATA_DIR: join(place.root, folder),
      ...(kind === 'PostgreSQL' && { DATABASE_URL: await newDatabase(folder) }),
    });
    const settings = await on(`${name}_old`);
    if (kind === 'embedded') fillWithReadyData(settings['DATA_DIR'] ?? '');
    const server = startServer(place, settings);
    const all = await writers(await server.ready, name);
    const until = { stop: false };
    const writing = all.map((writer) => write(writer, until));
    const before = all.map(({ version }) => version);
    const taken = await command('backup', [join(place.root, `${name}_backups`)], settings);
    expect(taken.code, taken.said).toBe(0);
    const after = all.map(({ version }) => version);
    until.stop = true;
    await Promise.all(writing);
    expect(after.reduce((sum, each) => sum + each)).toBeGreaterThan(
      before.reduce((sum, each) => sum + each),
    );
    expect(statSync(filed(taken)).mode & 0o077).toBe(0);

    const target = await on(`${name}_new`);
    const restored = await command('restore', [filed(taken)], target);
    expect(restored.code, restored.said).toBe(0);
    const second = startServer(place, target);
    const versions = await restoredVersions(all, await second.ready);
    for (const [number, version] of versions.entries()) {
      expect(version).toBeGreaterThanOrEqual(before[number] ?? 0);
      expect(version).toBeLessThanOrEqual((after[number] ?? 0) + 1);
    }
    for (const each of [server, second]) {
      each.process.kill('SIGTERM');
      expect(await each.ended).toBe(0);
    }
    expect(
      readdirSync(settings['DATA_DIR'] ?? '').filter((each) => each.startsWith('backup-copy')),
    ).toEqual([]);
    for (const { client } of all) client.close();
  },
);

test.runIf(FULL)('the server makes a backup by itself, and tells of one that failed', async () => {
  const folder = join(place.root, 'daily');
  fillWithReadyData(join(place.root, 'daily-data'));
  const server = startServer(
    { ...place, data: join(place.root, 'daily-data') },
    { BACKUP_DIR: folder },
  );
  await server.ready;
  const made = () => {
    try {
      return readdirSync(folder).filter((name) => name.endsWith('.statewise.gz'));
    } catch {
      return [];
    }
  };
  await expect.poll(() => made().length, { timeout: 300_000, interval: 100 }).toBe(1);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  if (FULL) {
    const target = { DATA_DIR: join(place.root, 'daily-restored') };
    const restored = await command('restore', [join(folder, made()[0] ?? '')], target);
    expect(restored.code, restored.said).toBe(0);
  }

  const failing = startServer(
    { ...place, data: join(place.root, 'daily-data') },
    { BACKUP_DIR: '/dev/null/no' },
  );
  await failing.ready;
  await expect
    .poll(() => failing.printed(), { timeout: 300_000, interval: 100 })
    .toMatch(/The daily backup failed: .*ENOTDIR/);
  failing.process.kill('SIGTERM');
  expect(await failing.ended).toBe(0);
});

test.runIf(FULL)(
  'moving to PostgreSQL: refused while the server runs, then equal by hash, and owners go on',
  async ({ skip }) => {
    if (!hasPostgres()) return skip('PostgreSQL is not installed');
    const settings = {
      DATA_DIR: join(place.root, 'moving'),
      DATABASE_URL: await newDatabase('moved'),
    };
    fillWithReadyData(settings.DATA_DIR);
    const server = startServer(place, { DATA_DIR: settings.DATA_DIR });
    const all = await writers(await server.ready, 'moving');
    const refused = await command('move-to-postgres', [], settings);
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringContaining('is already in use by another'),
    });
    server.process.kill('SIGTERM');
    await server.ended;

    const moved = await command('move-to-postgres', [], settings);
    expect(moved.code, moved.said).toBe(0);
    expect(moved.out).toMatch(new RegExp(`^businesses\t${WRITERS}\t[0-9a-f]{64}$`, 'm'));
    if (FULL) {
      // backed up again from PostgreSQL, each table has the same hash
      const again = await command('backup', [join(place.root, 'moved-back')], settings);
      const back = await command('restore', [filed(again)], {
        DATA_DIR: join(place.root, 'moved-back-data'),
      });
      expect(back.out.split('\n').toSorted()).toEqual(moved.out.split('\n').toSorted());
    }
    const repeated = await command('move-to-postgres', [], settings);
    expect(repeated).toMatchObject({
      code: 1,
      said: expect.stringContaining('holds data already'),
    });

    const there = startServer(place, settings);
    expect(await restoredVersions(all, await there.ready)).toEqual(all.map(() => 1));
    there.process.kill('SIGTERM');
    expect(await there.ended).toBe(0);
  },
);
