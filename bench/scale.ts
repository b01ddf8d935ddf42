/**
 * Does the size of the database matter? One node over PostgreSQL with 10,000 and with 1,000,000
 * businesses: dashboard, assessment and writes at 100 a second, and flat out.
 * `SIZES=10000,1000000 SECONDS=20 npm run bench:scale`. The database server runs without fsync;
 * compare the sizes with each other, in one run.
 */
import { availableParallelism, tmpdir } from 'node:os';
import { Client } from 'pg';
import { startPostgres } from '../tests/postgres-server.ts';
import { Caller } from './fairness/caller.ts';
import { dropFolder, newFolder, withServer } from './fairness/served.ts';
import { businessId, checkHistories, fill, signIn, sizes } from './scale/fill.ts';
import { evenly, flatOut, type Call, type Times } from './scale/load.ts';
import { template } from './scale/template.ts';

const SIZES = (process.env['SIZES'] ?? '10000,1000000').split(',').map(Number);
const SECONDS = Number(process.env['SECONDS'] ?? 20);
const RATE = 100;
const SAMPLE = 2_000;
const LANES = 16;
const GOAL_MS = 50;
const GOAL_GROWTH = 1.5;

const say = (line: string) => console.log(line);

interface Scene {
  /** One pool of connections for all owners: as a proxy in front would have. */
  readonly caller: Caller;
  readonly owners: readonly { readonly cookie: string; readonly id: string }[];
  readonly task: string;
}

let turn = 0;
const someone = ({ owners }: Scene) => {
  turn = (turn + 7) % owners.length;
  const found = owners[turn];
  if (!found) throw new Error('nobody is signed in');
  return found;
};
/** What did not succeed, so that a figure of refusals is not taken for one of work. */
const refused = new Map<string, number>();

async function status(
  { caller }: Scene,
  cookie: string,
  [method, path]: readonly [method: string, path: string],
  body?: unknown,
) {
  caller.cookie = cookie;
  const reply = await caller.call(method, path, { body, keep: false });
  if (reply.status >= 300) {
    const what = `${reply.status} ${method} ${path.replace(/[0-9a-f-]{36}/, ':id')}`;
    refused.set(what, (refused.get(what) ?? 0) + 1);
  }
  return reply.status;
}

/** Versions are counted here, so that every write is a change. */
const versions = new Map<string, number>();

const CALLS: Readonly<Record<string, (scene: Scene) => Call>> = {
  assessment: (scene) => {
    const { cookie, id } = someone(scene);
    return () => status(scene, cookie, ['GET', `/api/assessments/${id}`]);
  },
  dashboard: (scene) => {
    const { cookie, id } = someone(scene);
    const paths = [
      '/api/auth/me',
      '/api/businesses',
      '/api/upcoming',
      `/api/businesses/${id}/plan`,
    ];
    const path = paths[turn % paths.length] ?? '';
    return () => status(scene, cookie, ['GET', path]);
  },
  'write: a task': (scene) => {
    const { cookie, id } = someone(scene);
    const done = (versions.get(`task ${id}`) ?? 0) % 2 === 0;
    versions.set(`task ${id}`, (versions.get(`task ${id}`) ?? 0) + 1);
    return () =>
      status(scene, cookie, ['PUT', `/api/businesses/${id}/tasks/${scene.task}`], {
        status: done ? 'done' : 'open',
      });
  },
  'write: two answers': (scene) => {
    const { cookie, id } = someone(scene);
    return async () => {
      const version = versions.get(id) ?? 2;
      // counted before the reply: the next write of this business is seconds away
      versions.set(id, version + 1);
      const answers = [
        { fact: 'consumers', state: 'DE', value: 12_000 + version },
        { fact: 'consumers', state: 'TX', value: 14_000 + version },
      ];
      return status(scene, cookie, ['PUT', `/api/businesses/${id}/answers`], { version, answers });
    };
  },
};

const shown = (ms: number) => ms.toFixed(1).padStart(7);

async function measure(origin: string, owners: Scene['owners'], task: string) {
  const scene = { caller: new Caller(origin, 64), owners, task };
  versions.clear();
  const found: Record<string, Times> = {};
  for (const [name, call] of Object.entries(CALLS)) {
    await evenly(() => call(scene), RATE, 3);
    const times = await evenly(() => call(scene), RATE, SECONDS);
    const most = await flatOut(() => call(scene), LANES, Math.max(3, SECONDS / 4));
    found[name] = times;
    say(
      `${name.padEnd(20)} p50 ${shown(times.p50)}  p99 ${shown(times.p99)}  longest ${shown(times.most)} ms; at most ${most} a second; ${times.failed} of ${times.calls} failed`,
    );
  }
  scene.caller.close();
  return found;
}

async function atSize(count: number): Promise<Record<string, Times>> {
  const postgres = await startPostgres(tmpdir());
  if (!postgres) throw new Error('PostgreSQL was not found.');
  const folder = newFolder();
  const client = new Client({ connectionString: postgres.url });
  try {
    const task = await withServer({ folder, databaseUrl: postgres.url }, async (origin) => {
      const caller = new Caller(origin, 1);
      const found = await template(caller);
      caller.close();
      return found;
    });
    await client.connect();
    const { rows } = await client.query<{ id: string }>('select id from users');
    say(`\n## ${count} businesses`);
    await fill(client, rows[0]?.id ?? '', count, say);
    const owners = Array.from(
      { length: Math.min(SAMPLE, count) },
      (_, at) => 1 + Math.floor((at * count) / Math.min(SAMPLE, count)),
    );
    const events = await checkHistories(client, owners);
    say(`Histories of ${owners.length} owners: ${events} events, each follows the one before.`);
    const tokens = await signIn(client, owners);
    const signedIn = owners.map((n, at) => ({
      cookie: `session=${tokens[at]}; signed-in=1`,
      id: businessId(n),
    }));
    const all = await sizes(client);
    say(
      `Database: ${all.reduce((sum, { mb }) => sum + mb, 0)} MB. ${all
        .slice(0, 8)
        .map(({ table, mb, rows: number }) => `${table} ${mb} MB (${number})`)
        .join(', ')}.`,
    );
    return await withServer({ folder, databaseUrl: postgres.url }, async (origin, peakMb) => {
      const found = await measure(origin, signedIn, task);
      say(`Peak memory of the node: ${peakMb()} MB.`);
      return found;
    });
  } finally {
    await client.end().catch(() => {});
    await postgres.stop();
    dropFolder(folder);
  }
}

say(
  `One node, ${RATE} calls a second for ${SECONDS} s each, ${availableParallelism()} cores shared with the database and this client.`,
);
const results = [];
for (const size of SIZES) results.push(await atSize(size));
const [small, large] = [results[0], results.at(-1)];
if (small && large && results.length > 1) {
  say('\n## Growth from the smallest to the largest (p99)');
  for (const [name, { p99 }] of Object.entries(large)) {
    const before = small[name]?.p99 ?? Number.NaN;
    say(
      `${name.padEnd(20)} ${(p99 / before).toFixed(2)} times (goal ${GOAL_GROWTH}); p99 ${p99.toFixed(1)} ms (goal ${GOAL_MS})`,
    );
  }
}
if (refused.size > 0)
  say(`\nRefused: ${[...refused].map(([what, times]) => `${times} × ${what}`).join(', ')}`);
