/**
 * What others notice while a server tells 10,000 owners what changed with the law data: a page,
 * assessments and writes, alone and beside the job by turns, in one run, on both databases. The
 * older data is a real pack, by which every business gets news. `npm run bench:law-news`;
 * OWNERS=10000 PART=500 SECONDS=20 DATABASES=embedded.
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
import { businessId, fill, signIn } from './scale/fill.ts';

const OWNERS = Number(process.env['OWNERS'] ?? 10_000);
const SECONDS = Number(process.env['SECONDS'] ?? 20);
/** So many accounts between two times alone. */
const PART = Number(process.env['PART'] ?? 500);
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

interface Reader {
  readonly cookie: string;
  readonly id: string;
}

/** So many of them call, one after the other: none of them asks for much. */
const READERS = 200;

/** As many owners as wanted, each last compared by the older data, with a confirmed address. */
async function fillWith(client: Query): Promise<Reader[]> {
  const { rows } = await client.query<{ id: string }>('select id from users limit 1');
  await fill(client as Client, rows[0]?.id ?? '', OWNERS, () => {});
  await client.query('update businesses set law_hash = $1', [OLD]);
  await client.query('update users set email_verified_at = created_at');
  const step = Math.max(1, Math.floor(OWNERS / READERS));
  const readers = Array.from({ length: Math.floor(OWNERS / step) }, (_, at) => 1 + at * step);
  const tokens = await signIn(client as Client, readers);
  return readers.map((n, at) => ({
    cookie: `session=${tokens[at]}; signed-in=1`,
    id: businessId(n),
  }));
}

async function fillAt({ folder, databaseUrl }: Place): Promise<Reader[]> {
  if (databaseUrl === undefined) {
    const database = await openDatabase({ databaseUrl, dataDir: folder }, say);
    const { $client } = database.db as unknown as { readonly $client: PGlite };
    const found = await fillWith($client as unknown as Query);
    await database.close();
    return found;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const found = await fillWith(client);
  await client.end();
  return found;
}

interface Result {
  readonly told: number;
  readonly mailed: number;
  readonly seconds: number;
}

/** Several courses as one. */
const together = (all: readonly Measured[]): Measured => ({
  times: all.flatMap(({ times }) => times).toSorted((one, other) => one - other),
  course: all.flatMap(({ course }) => course),
  failed: all.flatMap(({ failed }) => failed),
  late: Math.max(...all.map(({ late }) => late)),
});

const cells = (one: Measured) =>
  `${[0.5, 0.99, 1].map((share) => within(one, share).toFixed(0)).join(' / ')}${one.failed.length > 0 ? ` (${one.failed.length} refused)` : ''}`;

/** A visitor, and owners who read and write in turn, until something is over. */
function others(caller: Caller, readers: readonly Reader[], until: Promise<unknown>) {
  const status = async (method: string, path: string, cookie = '', body?: unknown) => {
    caller.cookie = cookie;
    return (await caller.call(method, path, { body, keep: false })).status;
  };
  const reader = (at: number) => readers[at % readers.length] ?? { cookie: '', id: '' };
  return Promise.all([
    evenly(() => status('GET', '/'), 40, until),
    evenly(
      (at) => {
        const { cookie, id } = reader(at);
        return status('GET', `/api/assessments/${id}`, cookie);
      },
      10,
      until,
    ),
    evenly(
      (at) => {
        // far from the one who reads, and another thing each time round
        const { cookie, id } = reader(at + Math.floor(readers.length / 2));
        const done = Math.floor(at / readers.length) % 2 === 0;
        const body = { status: done ? 'done' : 'open' };
        return status('PUT', `/api/businesses/${id}/tasks/privacy-notice`, cookie, body);
      },
      2,
      until,
    ),
  ]);
}

async function measure({ folder, databaseUrl }: Place, readers: readonly Reader[]): Promise<void> {
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
  const caller = new Caller(origin, 100);
  // once for each, so that none of them is read for the first time while others are measured
  for (const { cookie, id } of readers) {
    caller.cookie = cookie;
    await caller.get('GET', `/api/assessments/${id}`);
  }
  const alone: Measured[][] = [];
  const beside: Measured[][] = [];
  let [businesses, mailed, seconds] = [0, 0, 0];
  // by turns, so that both meet the same machine
  for (let done = 0; done <= OWNERS; done += PART) {
    alone.push(await others(caller, readers, pause(SECONDS * 1000)));
    const told = new Promise<Result>((end) =>
      server.once('message', (result) => end(result as Result)),
    );
    server.send(PART);
    beside.push(await others(caller, readers, told));
    const part = await told;
    businesses += part.told;
    mailed += part.mailed;
    seconds += part.seconds;
  }
  say(`${businesses} businesses told and ${mailed} mails written in ${seconds.toFixed(0)} s.\n`);
  say('| | alone, ms: p50 / p99 / max | beside the job | added at p99 |');
  say('|---|---|---|---|');
  for (const [at, name] of ['page', 'assessment', 'write'].entries()) {
    const [one, other] = [alone, beside].map((all) =>
      together(all.flatMap((each) => each[at] ?? [])),
    );
    if (!one || !other) continue;
    const added = within(other, 0.99) - within(one, 0.99);
    const missed = added > GOAL_MS ? ` (goal ${GOAL_MS} missed)` : '';
    say(`| ${name} | ${cells(one)} | ${cells(other)} | ${added.toFixed(0)}${missed} |`);
  }
  caller.close();
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
    await measure(place, await fillAt(place));
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
