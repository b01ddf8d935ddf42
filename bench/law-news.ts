/**
 * What others notice while a server tells 10,000 owners what changed with the law data: a page, an
 * assessment and a write, alone and beside the job, in one run, on both databases. The older data
 * is a real pack, by which every business gets news. `npm run bench:law-news`; OWNERS=10000
 * SECONDS=20 DATABASES=embedded.
 */
import { fork } from 'node:child_process';
import { availableParallelism, tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { packHashes, packOf } from '#law/packs.server.ts';
import { openDatabase } from '#server/base/database/open.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { readyAt } from '../tests/ready-at.ts';
import { evenly, within, type Measured } from './evenly.ts';
import { Caller } from './fairness/caller.ts';
import { dropFolder, newFolder, withServer, type Place } from './fairness/served.ts';
import { fill } from './scale/fill.ts';

const OWNERS = Number(process.env['OWNERS'] ?? 10_000);
const SECONDS = Number(process.env['SECONDS'] ?? 20);
const GOAL_MS = 50;
const SERVER = resolve(import.meta.dirname, 'law-news/server.ts');
const OLD = packHashes().find((hash) => packOf(hash).day === '2026-11-22') ?? '';

const say = (line = '') => process.stdout.write(`${line}\n`);
const pause = (ms: number) => new Promise<void>((pass) => void setTimeout(pass, ms));

const PROFILE = {
  businessName: 'Harbor Books',
  industry: 'Retail',
  employeeCount: 12,
  annualRevenue: 2_400_000,
  statesOperating: ['CO', 'DE', 'TX'],
  dataTypesCollected: ['Email addresses'],
};

/** A signed-in owner with an assessed business; its id. */
async function ownerAt(caller: Caller, email: string): Promise<string> {
  await caller.signUp(email);
  const { id } = await caller.get<{ id: string }>('POST', '/api/businesses', PROFILE);
  const count = (state: string) => ({ fact: 'consumers', state, value: 400_000 });
  await caller.get('PUT', `/api/businesses/${id}/answers`, {
    version: 1,
    answers: [
      ...PROFILE.statesOperating.map(count),
      { fact: 'sellsPersonalData', value: false },
      { fact: 'targetedAdvertising', value: false },
    ],
  });
  await caller.get('GET', `/api/assessments/${id}`);
  await caller.get('POST', `/api/businesses/${id}/documents/privacy-policy`);
  return id;
}

type Query = Pick<Client, 'query'>;

/** As many owners as wanted, each last compared by the older data, with a confirmed address. */
async function fillWith(client: Query): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from users limit 1');
  await fill(client as Client, rows[0]?.id ?? '', OWNERS, () => {});
  await client.query('update businesses set law_hash = $1', [OLD]);
  await client.query('update users set email_verified_at = created_at');
}

async function fillAt({ folder, databaseUrl }: Place): Promise<void> {
  if (databaseUrl === undefined) {
    const database = await openDatabase({ databaseUrl, dataDir: folder }, say);
    await fillWith(
      (database.db as unknown as { readonly $client: PGlite }).$client as unknown as Query,
    );
    return database.close();
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await fillWith(client);
  await client.end();
}

interface Result {
  readonly told: number;
  readonly mailed: number;
  readonly seconds: number;
}

const cells = (one: Measured) =>
  `${[0.5, 0.99, 1].map((share) => within(one, share).toFixed(0)).join(' / ')}${one.failed.length > 0 ? ` (${one.failed.length} refused)` : ''}`;

/** A visitor, and an owner who reads and writes, until something is over. */
async function others(visitor: Caller, owner: Caller, id: string, until: Promise<unknown>) {
  const status = async (caller: Caller, method: string, path: string, body?: unknown) =>
    (await caller.call(method, path, { body, keep: false })).status;
  const marks = ['done', 'open'];
  return Promise.all([
    evenly(() => status(visitor, 'GET', '/'), 40, until),
    evenly(() => status(owner, 'GET', `/api/assessments/${id}`), 10, until),
    evenly(
      (at) =>
        status(owner, 'PUT', `/api/businesses/${id}/tasks/privacy-notice`, {
          status: marks[at % 2],
        }),
      2,
      until,
    ),
  ]);
}

async function measure({ folder, databaseUrl }: Place): Promise<void> {
  const server = fork(SERVER, {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      TRUSTED_PROXY: '127.0.0.0/8',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    silent: true,
  });
  const ended = new Promise((done) => server.once('exit', done));
  const origin = await readyAt(server);
  const [visitor, owner] = [new Caller(origin, 100), new Caller(origin, 100)];
  const id = await ownerAt(owner, 'other@example.com');
  const before = await others(visitor, owner, id, pause(SECONDS * 1000));
  const told = new Promise<Result>((done) =>
    server.once('message', (result) => done(result as Result)),
  );
  server.send(OWNERS + 2);
  const during = await others(visitor, owner, id, told);
  const { told: businesses, mailed, seconds } = await told;
  say(`${businesses} businesses told and ${mailed} mails written in ${seconds.toFixed(0)} s.\n`);
  say('| | alone, ms: p50 / p99 / max | beside the job | added at p99 |');
  say('|---|---|---|---|');
  for (const [at, name] of ['page', 'assessment', 'write'].entries()) {
    const [one, other] = [before[at], during[at]];
    if (!one || !other) continue;
    const added = within(other, 0.99) - within(one, 0.99);
    const missed = added > GOAL_MS ? ` (goal ${GOAL_MS} missed)` : '';
    say(`| ${name} | ${cells(one)} | ${cells(other)} | ${added.toFixed(0)}${missed} |`);
  }
  for (const caller of [visitor, owner]) caller.close();
  server.disconnect();
  await ended;
}

async function onDatabase(name: string, databaseUrl: string | undefined): Promise<void> {
  say(`\n## ${name}, ${OWNERS} owners, ${availableParallelism()} cores\n`);
  const place = { folder: newFolder(), databaseUrl };
  try {
    await withServer(place, async (origin) => {
      const caller = new Caller(origin, 1);
      await ownerAt(caller, 'template@example.com');
      caller.close();
    });
    await fillAt(place);
    await measure(place);
  } finally {
    dropFolder(place.folder);
  }
}

const wants = (name: string) => (process.env['DATABASES'] ?? name).includes(name);
if (wants('embedded')) await onDatabase('embedded', undefined);
if (wants('PostgreSQL')) {
  const postgres = await startPostgres(tmpdir());
  if (postgres) {
    await onDatabase('PostgreSQL', postgres.url);
    await postgres.stop();
  } else say('PostgreSQL was not found.');
}
