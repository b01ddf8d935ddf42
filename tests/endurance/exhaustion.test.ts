/**
 * docs/quality.md R5 and R10: a full disk, and requests that are too large or not HTTP, over
 * a real socket.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
  appendFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Client, PROFILE } from './client.ts';
import { fillWithReadyData, makeReadyPlace } from './places.ts';
import { startServer } from './server-process.ts';
import { startPostgres } from '../postgres-server.ts';
import { FULL } from '../full.ts';

const place = makeReadyPlace();
const small = mkdtempSync(join(tmpdir(), 'statewise-small-'));
/** Only root on Linux can create a disk of 110 MB. */
const mounted =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=110m', 'tmpfs', small]).status === 0;
afterAll(() => {
  if (mounted) spawnSync('umount', [small]);
  for (const folder of [small, place.root]) rmSync(folder, { recursive: true, force: true });
});

/** Writes until the disk is full. */
function fill(file: string): void {
  writeFileSync(file, '');
  const part = Buffer.alloc(64 * 1024);
  try {
    while (statfsSync(small).bavail > 0) appendFileSync(file, part);
  } catch {
    // The last part did not fit: the disk is full.
  }
}

test.skipIf(!mounted || !FULL)(
  'R5: on a full disk writes answer 503, pages go on, and freed space is enough to go on',
  async () => {
    fillWithReadyData(join(small, 'data'));
    const server = startServer({ data: join(small, 'data'), site: place.site });
    const client = new Client(await server.ready);
    await client.open('owner@example.com');
    const create = () => client.call('POST', '/api/businesses', PROFILE);
    expect((await create()).status).toBe(201);
    const filler = join(small, 'filler');
    fill(filler);
    let stored = 1;
    const statuses = [];
    for (let tries = 0; tries < 40; tries += 1) {
      const { status, text } = await create();
      statuses.push(status);
      if (status === 201) stored += 1;
      else expect(JSON.parse(text)).toMatchObject({ code: 'storage-unavailable' });
      expect((await client.call('GET', '/')).status).toBe(200);
    }
    expect(new Set(statuses)).toContain(503);
    expect([...new Set(statuses)].filter((status) => ![201, 503].includes(status))).toEqual([]);
    truncateSync(filler, 0);
    expect((await create()).status).toBe(201);
    const list = JSON.parse((await client.call('GET', '/api/businesses')).text) as unknown[];
    expect(list).toHaveLength(stored + 1);
    client.close();
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  },
);

test.skipIf(!mounted || !FULL)(
  'R5: with the disk of PostgreSQL full writes answer 503, pages go on, and nothing acknowledged is lost',
  async ({ skip }) => {
    chmodSync(small, 0o777);
    truncateSync(join(small, 'filler'), 0);
    rmSync(join(small, 'data'), { recursive: true, force: true });
    const postgres = await startPostgres(small);
    if (!postgres) return skip('PostgreSQL is not installed');
    const server = startServer(place, { DATABASE_URL: postgres.url });
    const client = new Client(await server.ready);
    await client.open('owner@example.com');
    const { id } = JSON.parse((await client.call('POST', '/api/businesses', PROFILE)).text) as {
      id: string;
    };
    let version = 1;
    const statuses = new Set<number>();
    const change = async () => {
      const reply = await client.call('PUT', `/api/businesses/${id}`, { ...PROFILE, version });
      statuses.add(reply.status);
      if (reply.status === 200) version += 1;
      // a change may have been stored although its reply was lost
      if (reply.status === 409)
        version = (JSON.parse(reply.text) as { current: { version: number } }).current.version;
      return reply.status;
    };
    fill(join(small, 'filler'));
    for (let tries = 0; tries < 3_000 && !statuses.has(503); tries += 1) await change();
    expect([...statuses].filter((status) => ![200, 409].includes(status))).toEqual([503]);
    const before = version;
    expect((await client.call('GET', '/')).status).toBe(200);
    expect(server.process.exitCode).toBe(null);
    truncateSync(join(small, 'filler'), 0);
    // a PostgreSQL without room for its log ends itself, sooner or later, and whoever runs it
    // starts it again
    const changed = async () => {
      if (!postgres.runs()) await postgres.start();
      return change();
    };
    await expect.poll(changed, { timeout: 300_000, interval: 200 }).toBe(200);
    expect(version).toBeGreaterThan(before);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    client.close();
    await postgres.stop();
  },
);

/** Sends bytes and returns everything received until the connection ends. */
function raw(origin: string, bytes: string | Buffer): Promise<string> {
  return new Promise((done) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', () => {});
    socket.once('close', () => done(Buffer.concat(parts).toString()));
    socket.write(bytes);
  });
}

test('R10: too much, and no HTTP at all, are refused in the documented form without growing', async () => {
  const server = startServer(place);
  const origin = await server.ready;
  const head = (more: string) =>
    `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n${more}\r\n\r\n`;
  const cases: [string, string | Buffer, number, string][] = [
    ['no HTTP', 'HELLO\r\n\r\n', 400, 'malformed-request'],
    [
      'a 20 kB header',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'too-large',
    ],
    ['a 20 kB address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'too-large'],
    ['a length over the limit', head('Content-Length: 1000000000'), 413, 'too-large'],
    ['two lengths', head('Content-Length: 3\r\nContent-Length: 4'), 400, 'malformed-request'],
    [
      'length and chunks',
      head('Content-Length: 3\r\nTransfer-Encoding: chunked'),
      400,
      'malformed-request',
    ],
    [
      'endless chunks',
      `${head('Transfer-Encoding: chunked')}${`10000\r\n${'a'.repeat(65_536)}\r\n`.repeat(3)}`,
      413,
      'too-large',
    ],
  ];
  for (const [name, bytes, status, code] of cases) {
    const reply = await raw(origin, bytes);
    expect(reply.split('\r\n')[0], name).toContain(` ${status} `);
    expect(JSON.parse(reply.slice(reply.indexOf('{')))).toMatchObject({ code });
  }
  const many = Array.from({ length: 1000 }, (_, number) => `X-${number}: 1`).join('\r\n');
  expect(
    await raw(origin, `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${many}\r\n\r\n`),
  ).toMatch(/^HTTP\/1\.1 (200|431)/);
  expect((await new Client(origin).call('GET', '/api/states')).status).toBe(200);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
