/**
 * The PostgreSQL server is stopped, killed, frozen, or stands behind a pooler: the process stays,
 * says 503 with Retry-After meanwhile, goes on by itself, and nothing that was acknowledged is
 * lost.
 */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../postgres-server.ts';
import { Client, PROFILE, type Reply } from './client.ts';
import { findPgBouncer, startPgBouncer } from './pgbouncer.ts';
import { makePlace, pause, startServer, type Running } from './server-process.ts';
import { FULL } from '../full.ts';

/** Two hold both ways in which it is ended. */
const ROUNDS = FULL ? 10 : 2;
const POOLED_ROUNDS = FULL ? 20 : 8;
const CLIENTS = 8;
const place = makePlace();
let postgres: PostgresServer | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(place.root, { recursive: true, force: true });
});

interface Writer {
  readonly client: Client;
  readonly id: string;
  /** Of the last change that was acknowledged. */
  version: number;
}

async function writers(origin: string, name: string): Promise<Writer[]> {
  return Promise.all(
    Array.from({ length: CLIENTS }, async (_, number) => {
      const client = new Client(origin, `127.0.9.${number + 10}`);
      await client.open(`${name}.${number}@example.com`);
      const made = await client.call('POST', '/api/businesses', PROFILE);
      const { id } = JSON.parse(made.text) as { id: string };
      return { client, id, version: 1 };
    }),
  );
}

const change = ({ client, id, version }: Writer) =>
  client.call('PUT', `/api/businesses/${id}`, { ...PROFILE, version });

/** Counts replies by status, and holds each to what an owner may see. */
function judged(seen: Map<number, number>, writer: Writer, reply: Reply): void {
  seen.set(reply.status, (seen.get(reply.status) ?? 0) + 1);
  expect([200, 409, 503], reply.text).toContain(reply.status);
  const told = JSON.parse(reply.text) as { version: number; current?: { version: number } };
  if (reply.status === 200) writer.version = told.version;
  // a change whose reply was lost may have been stored
  if (reply.status === 409) writer.version = told.current?.version ?? 0;
  if (reply.status === 503) expect(Number(reply.retryAfter)).toBeGreaterThan(0);
}

/** Writes until told to stop. */
async function keepWriting(
  writer: Writer,
  seen: Map<number, number>,
  until: { stop: boolean },
): Promise<void> {
  while (!until.stop) {
    const before = writer.version;
    const reply = await change(writer);
    judged(seen, writer, reply);
    if (reply.status === 503) await pause(30);
    expect(writer.version, 'acknowledged changes stay').toBeGreaterThanOrEqual(before);
  }
}

/** Waits until so many more replies of a status were counted. */
function counted(seen: Map<number, number>, status: number, more: number): Promise<void> {
  const before = seen.get(status) ?? 0;
  return expect
    .poll(() => (seen.get(status) ?? 0) - before, { timeout: 300_000, interval: 20 })
    .toBeGreaterThanOrEqual(more);
}

/** Waits until a change of each writer is stored. */
async function wentOn(all: readonly Writer[]): Promise<void> {
  for (const writer of all)
    await expect
      .poll(
        async () => {
          const reply = await change(writer);
          judged(new Map(), writer, reply);
          return reply.status;
        },
        { timeout: 300_000, interval: 100 },
      )
      .toBe(200);
}

/** Beside the writers, who would meet a second write of theirs as a stale version. */
const readsAgain = (writer: Writer | undefined) =>
  expect
    .poll(async () => (await writer?.client.call('GET', '/api/auth/me'))?.status, {
      timeout: 300_000,
      interval: 100,
    })
    .toBe(200);

const alive = (server: Running) => expect(server.process.exitCode, server.printed()).toBe(null);

describe.skipIf(process.platform === 'win32')('PostgreSQL', () => {
  test.runIf(FULL)(
    `stopped and started ${ROUNDS} times while ${CLIENTS} clients write: 503 meanwhile, no process ends, nothing is lost`,
    async ({ skip }) => {
      if (!postgres) return skip('PostgreSQL is not installed');
      const server = startServer(place, { DATABASE_URL: postgres.url });
      const all = await writers(await server.ready, 'stopped');
      const seen = new Map<number, number>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const until = { stop: false };
        const writing = Promise.all(all.map((writer) => keepWriting(writer, seen, until)));
        await counted(seen, 200, CLIENTS);
        await pause(Math.random() * 300);
        await postgres.end(round % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
        await counted(seen, 503, CLIENTS);
        alive(server);
        expect((await new Client(await server.ready).call('GET', '/')).status).toBe(200);
        await postgres.start();
        await readsAgain(all[0]);
        until.stop = true;
        await writing;
        await wentOn(all);
      }
      console.log(`database stopped ${ROUNDS} times: replies ${JSON.stringify([...seen])}`);
      expect(seen.get(200)).toBeGreaterThan(ROUNDS);
      expect(seen.get(503)).toBeGreaterThan(0);
      alive(server);
      server.process.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    },
  );

  test.runIf(FULL)(
    'frozen: every request is answered while it still is, and it goes on afterwards',
    async ({ skip }) => {
      if (!postgres) return skip('PostgreSQL is not installed');
      const server = startServer(place, { DATABASE_URL: postgres.url, DATABASE_TIMEOUT: '1' });
      const all = await writers(await server.ready, 'frozen');
      const until = { stop: false };
      const seen = new Map<number, number>();
      const writing = Promise.all(all.map((writer) => keepWriting(writer, seen, until)));
      await pause(200);
      postgres.freeze();
      try {
        until.stop = true;
        await writing;
        const late = await Promise.all(all.map((writer) => change(writer)));
        expect(late.map(({ status }) => status)).toEqual(late.map(() => 503));
      } finally {
        postgres.thaw();
      }
      await wentOn(all);
      alive(server);
      server.process.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    },
  );

  test.runIf(FULL)(
    'behind PgBouncer in transaction mode, two nodes start together, write, and leave no lock behind',
    async ({ skip }) => {
      const program = findPgBouncer();
      if (!postgres || !program) return skip('PgBouncer is not installed');
      const pooler = await startPgBouncer(program, postgres.url, 4);
      const nodes = [0, 1].map(() => startServer(placeBeside(), { DATABASE_URL: pooler.url }));
      const [one = '', two = ''] = await Promise.all(nodes.map((node) => node.ready));
      const all = await writers(one, 'pooled');
      const statuses: number[] = [];
      for (let round = 0; round < POOLED_ROUNDS; round += 1)
        await Promise.all(
          all.map(async (writer) => {
            const elsewhere = new Client(round % 2 === 0 ? one : two);
            elsewhere.cookie = writer.client.cookie;
            statuses.push((await elsewhere.call('GET', '/api/auth/me')).status);
            const reply = await change({ ...writer, client: elsewhere });
            judged(new Map(), writer, reply);
            statuses.push(reply.status);
            elsewhere.close();
          }),
        );
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      const third = startServer(placeBeside(), { DATABASE_URL: pooler.url });
      await third.ready;
      for (const node of [...nodes, third]) {
        node.process.kill('SIGTERM');
        expect(await node.ended).toBe(0);
      }
      await pooler.stop();
    },
  );
});

/** Nodes share the site and have outboxes of their own. */
let beside = 0;
const placeBeside = () => ({ data: `${place.data}-${(beside += 1)}`, site: place.site });
