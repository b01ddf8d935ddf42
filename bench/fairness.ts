/**
 * What others notice while one owner does the worst at full speed: a visitor who asks for a page,
 * and another owner who asks for an assessment; then six exports of 200,000 events at once. On both
 * databases: `npm run bench:fairness`. And what one owner loses beside one and five heavy owners,
 * on heaps as small as 256 MB. SECONDS=4 for each attack; DATABASES=embedded or PostgreSQL;
 * PARTS=attacks,exports,heavy; ATTACKS=list,prints; EVENTS=200000.
 */
import { fork } from 'node:child_process';
import { availableParallelism, tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { STATES } from '#law/codes.ts';
import { openDatabase } from '#server/base/database/open.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { ATTACKS, fiftyBusinesses, type Attack, type Order } from './fairness/attacks.ts';
import { Caller } from './fairness/caller.ts';
import { fillHistory } from './fairness/history.ts';
import { besideHeavy, HEAVY_HEAD } from './fairness/heavy.ts';
import { evenly, within, type Measured } from './evenly.ts';
import { dropFolder, newFolder, withServer, type Place } from './fairness/served.ts';

const SECONDS = Number(process.env['SECONDS'] ?? 6);
const EVENTS = Number(process.env['EVENTS'] ?? 200_000);
const WANTED = (process.env['ATTACKS']?.split(',') ?? Object.keys(ATTACKS)) as Attack[];
const GOALS = { page: 50, assessment: 250, exportsMb: 600 };
const PAGES_A_SECOND = 40;
const ASSESSMENTS_A_SECOND = 10;
const HELPER = resolve(import.meta.dirname, 'fairness/attacks.ts');

const say = (line = '') => process.stdout.write(`${line}\n`);
const pause = (ms: number) => new Promise<void>((pass) => void setTimeout(pass, ms));

const statusAt = async (caller: Caller, path: string) =>
  (await caller.call('GET', path, { keep: false })).status;
const cells = (one: Measured) =>
  `${[0.5, 0.99, 1].map((share) => within(one, share).toFixed(0)).join(' / ')}${one.failed.length > 0 ? ` (${one.failed.length} refused)` : ''}`;

interface Scene {
  readonly origin: string;
  readonly visitor: Caller;
  readonly other: Caller;
  readonly otherId: string;
}

async function sceneAt(origin: string): Promise<Scene> {
  const other = new Caller(origin, 100);
  await other.signUp('other@example.com');
  const { id: otherId } = await other.get<{ id: string }>('POST', '/api/businesses', {
    businessName: 'Quiet Books',
    industry: 'Retail',
    employeeCount: 12,
    annualRevenue: 2_400_000,
    statesOperating: ['CA', 'DE', 'TX'],
    dataTypesCollected: ['Email addresses'],
  });
  await other.get('GET', `/api/assessments/${otherId}`);
  return { origin, other, otherId, visitor: new Caller(origin, 100) };
}

/** One owner for each attack, so that none ends at a limit that another one reached. */
async function worstOwner(origin: string, name: string) {
  const caller = new Caller(origin, 4);
  await caller.signUp(`${name}@example.com`);
  const ids = await fiftyBusinesses(
    caller,
    STATES.map(({ code }) => code),
  );
  caller.close();
  return { cookie: caller.cookie, ids };
}

function attacking(order: Order): Promise<Record<string, number>> {
  return new Promise((done, fail) => {
    const helper = fork(HELPER);
    helper.once('message', (statuses) => done(statuses as Record<string, number>));
    helper.once('exit', (code) => code && fail(new Error(`the attack ended with ${code}`)));
    helper.send(order);
  });
}

async function round(scene: Scene, what: string, until: Promise<unknown>): Promise<boolean> {
  const { visitor, other, otherId } = scene;
  const [page, assessment, statuses] = await Promise.all([
    evenly(() => statusAt(visitor, '/'), PAGES_A_SECOND, until),
    evenly(() => statusAt(other, `/api/assessments/${otherId}`), ASSESSMENTS_A_SECOND, until),
    until,
  ]);
  const seen = statuses ? JSON.stringify(statuses).replaceAll(/[{}"]/g, '') : '';
  say(`| ${what} | ${cells(page)} | ${cells(assessment)} | ${seen} |`);
  return within(page, 0.99) <= GOALS.page && within(assessment, 0.99) <= GOALS.assessment;
}

async function attacks(place: Place): Promise<void> {
  await withServer(place, async (origin, peakMb) => {
    const scene = await sceneAt(origin);
    say('| Attack | page, ms: p50 / p99 / max | assessment | replies to the attack |');
    say('|---|---|---|---|');
    await round(scene, 'none', pause(SECONDS * 1000));
    const met = [];
    for (const name of WANTED) {
      const order = { origin, ...(await worstOwner(origin, name)), attack: name };
      const until = attacking({ ...order, seconds: SECONDS });
      met.push(await round(scene, ATTACKS[name], until));
    }
    const all = met.filter(Boolean).length;
    say(
      `\nPage p99 within ${GOALS.page} ms and assessment p99 within ${GOALS.assessment} ms: ${all} of ${met.length}. Peak memory ${peakMb()} MB.`,
    );
    for (const caller of [scene.other, scene.visitor]) caller.close();
  });
}

async function exports(place: Place): Promise<void> {
  const cookie = await withServer(place, async (origin) => {
    const caller = new Caller(origin, 1);
    await caller.signUp('long@example.com');
    await caller.get('POST', '/api/businesses', {
      businessName: 'Old Books',
      industry: 'Retail',
      employeeCount: 12,
      annualRevenue: 2_400_000,
      statesOperating: ['DE'],
      dataTypesCollected: ['Email addresses'],
    });
    caller.close();
    return caller.cookie;
  });
  const database = await openDatabase(
    { databaseUrl: place.databaseUrl, dataDir: place.folder },
    say,
  );
  await fillHistory(database.db, EVENTS);
  await database.close();
  await withServer(place, async (origin, peakMb) => {
    const before = peakMb();
    const caller = new Caller(origin, 6, cookie);
    const asked = Array.from({ length: 6 }, () =>
      caller.call('GET', '/api/account/data', { keep: false }).then(
        ({ status, bytes, ms }) =>
          `${status} ${Math.round(bytes / 1e6)} MB in ${(ms / 1000).toFixed(1)} s`,
        (fault: Error) => fault.message,
      ),
    );
    const replies = await Promise.all(asked);
    say(`\nSix exports of ${EVENTS} events at once: ${replies.join('; ')}.`);
    const peak = await Promise.resolve().then(peakMb, () => Number.NaN);
    say(`Peak memory ${before} MB before, ${peak} MB after (goal ${GOALS.exportsMb}).`);
    caller.close();
  });
}

/** Each on a new database: one heavy owner on the usual heap, then one and five on a small one. */
const HEAVY = [
  [1, undefined],
  [1, 256],
  [5, 256],
] as const;

async function heavy({ databaseUrl }: Place): Promise<void> {
  for (const [owners, heapMb] of HEAVY) {
    if (!(process.env['OWNERS'] ?? String(owners)).includes(String(owners))) continue;
    const folder = newFolder();
    const flags = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`];
    say(`\nHeap: ${heapMb === undefined ? 'as Node sets it' : `${heapMb} MB`}\n\n${HEAVY_HEAD}`);
    await besideHeavy(
      { folder, databaseUrl, flags },
      { owners, alone: 2 * SECONDS * 1000, beside: 4 * SECONDS * 1000 },
      say,
    ).finally(() => dropFolder(folder));
  }
}

async function onDatabase(name: string, databaseUrl: string | undefined): Promise<void> {
  say(`\n## ${name}, ${SECONDS} s each, ${availableParallelism()} cores\n`);
  for (const part of WANTED_PARTS) {
    const folder = newFolder();
    try {
      await part({ folder, databaseUrl });
    } catch (fault) {
      say(String(fault));
    } finally {
      dropFolder(folder);
    }
  }
}

const PARTS = { attacks, exports, heavy };
const WANTED_PARTS = (process.env['PARTS'] ?? Object.keys(PARTS).join(','))
  .split(',')
  .map((name) => PARTS[name as keyof typeof PARTS]);

const wants = (name: string) => (process.env['DATABASES'] ?? name).includes(name);
if (wants('embedded')) await onDatabase('embedded', undefined);
if (wants('PostgreSQL')) {
  const postgres = await startPostgres(tmpdir());
  if (postgres) {
    await onDatabase('PostgreSQL', postgres.url);
    await postgres.stop();
  } else say('PostgreSQL was not found.');
}
