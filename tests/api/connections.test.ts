/**
 * Connections that say nothing or read nothing do not stay, and one network cannot take all of
 * them.
 */
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { oneDatabase } from './databases.ts';
import { stageOn, type Stage, type StageOptions } from './stage.ts';

const open: Socket[] = [];
let stage: Stage | undefined;

afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await stage?.app.close();
  await stage?.database.close();
  stage = undefined;
});

async function served(
  options: StageOptions,
  prepare: (app: Stage['app']) => void = () => {},
): Promise<number> {
  stage = await stageOn(await oneDatabase().open(), options);
  prepare(stage.app);
  await stage.app.listen({ port: 0, host: '127.0.0.1' });
  const address = stage.app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function connected(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  open.push(socket);
  socket.on('error', () => {});
  return new Promise((done) => socket.once('connect', () => done(socket)));
}

const closed = (socket: Socket) =>
  new Promise<void>((done) => {
    if (socket.destroyed) return done();
    socket.once('close', () => done());
    socket.resume();
  });

const asked = (socket: Socket, path = '/api/states') =>
  new Promise<string>((done) => {
    socket.once('data', (part: Buffer) => done(part.toString().split('\r\n', 1)[0] ?? ''));
    socket.once('close', () => done('closed'));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  });

const connections = () =>
  new Promise<number>((done) => stage?.app.server.getConnections((_fault, count) => done(count)));

test('a connection that says nothing is closed', async () => {
  const port = await served({ connections: { silentMs: 100 } });
  const silent = await Promise.all([1, 2, 3].map(() => connected(port)));
  await Promise.all(silent.map(closed));
  expect(await asked(await connected(port))).toBe('HTTP/1.1 200 OK');
});

test('a client that asks for much and never reads is cut off', async () => {
  const port = await served({ connections: { silentMs: 300 } });
  const deaf = await connected(port);
  deaf.pause();
  // more than the buffers of both ends hold
  for (let times = 0; times < 200; times += 1)
    deaf.write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n');
  while ((await connections()) === 0) await new Promise((pass) => setTimeout(pass, 10));
  while ((await connections()) > 0) await new Promise((pass) => setTimeout(pass, 20));
  expect(await asked(await connected(port))).toBe('HTTP/1.1 200 OK');
});

test('a reply that takes longer than a silence may last still comes', async () => {
  let silences = 0;
  const port = await served({ connections: { silentMs: 50 } }, (app) => {
    const silence = new Promise<void>((pass) => {
      app.server.on('timeout', () => {
        silences += 1;
        pass();
      });
    });
    app.get('/slow', async () => {
      await silence;
      return 'at last';
    });
  });
  expect(await asked(await connected(port), '/slow')).toBe('HTTP/1.1 200 OK');
  expect(silences).toBeGreaterThan(0);
});

test('one network has a bounded number of connections; a trusted proxy any', async () => {
  const port = await served({ connections: { fromOne: 3 } });
  const first = await Promise.all([1, 2, 3].map(() => connected(port)));
  const fourth = await connected(port);
  await closed(fourth);
  for (const socket of first) expect(await asked(socket)).toBe('HTTP/1.1 200 OK');
  first[0]?.destroy();
  while ((await connections()) > 2) await new Promise((pass) => setTimeout(pass, 10));
  expect(await asked(await connected(port))).toBe('HTTP/1.1 200 OK');
  await stage?.app.close();
  const proxied = await served({ trustedProxy: ['127.0.0.1'], connections: { fromOne: 3 } });
  const many = await Promise.all([1, 2, 3, 4, 5].map(() => connected(proxied)));
  for (const socket of many) expect(await asked(socket)).toBe('HTTP/1.1 200 OK');
});

test('beyond the most in all, a new one is dropped and the others go on', async () => {
  const port = await served({ trustedProxy: ['127.0.0.1'], connections: { most: 2 } });
  const two = [await connected(port), await connected(port)];
  for (const socket of two) expect(await asked(socket)).toBe('HTTP/1.1 200 OK');
  expect(await asked(await connected(port))).toBe('closed');
  for (const socket of two) expect(await asked(socket)).toBe('HTTP/1.1 200 OK');
});

test('beyond the most in all, those that ask nothing make room for a visitor', async () => {
  const port = await served({ connections: { most: 40, fromOne: 10, silentMs: 60_000 } });
  // from more networks than the most has room for, as many as each may have
  const silent = (
    await Promise.all(
      [1, 2, 3, 4, 5, 6].flatMap((network) =>
        Array.from({ length: 10 }, () => connected(port, `127.91.${network}.7`)),
      ),
    )
  ).map((socket) => socket.resume());
  const visitor = await connected(port, '127.44.1.1');
  expect(await asked(visitor)).toBe('HTTP/1.1 200 OK');
  // one visitor among them stays: ended are the oldest of the networks that hold most
  const more = await Promise.all(Array.from({ length: 10 }, () => connected(port, '127.91.9.7')));
  expect(more).toHaveLength(10);
  expect(await asked(visitor)).toBe('HTTP/1.1 200 OK');
  expect(await connections()).toBeLessThanOrEqual(40);
  await expect.poll(() => silent.filter(({ destroyed }) => destroyed).length).toBeGreaterThan(20);
});

test('a reply that is owed is never ended for a new connection', async () => {
  let answer = () => {};
  const waits = new Promise<void>((pass) => {
    answer = pass;
  });
  const port = await served({ connections: { most: 1 } }, (app) => {
    app.get('/slow', () => waits.then(() => 'at last'));
  });
  const first = await connected(port);
  const reply = asked(first, '/slow');
  await new Promise((pass) => setTimeout(pass, 50));
  expect(await asked(await connected(port, '127.44.1.1'))).toBe('closed');
  answer();
  expect(await reply).toBe('HTTP/1.1 200 OK');
});

test('what never becomes a request is answered with all headers too, and two Host lines are refused', async () => {
  const port = await served({});
  const reply = async (bytes: string) => {
    const socket = await connected(port);
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.write(bytes);
    await closed(socket);
    return Buffer.concat(parts).toString();
  };
  const head = 'GET /api/states HTTP/1.1\r\nHost: a.example\r\n';
  const replies = {
    '400 Bad Request': await reply('nonsense\r\n\r\n'),
    '431 Request Header Fields Too Large': await reply(`${head}X: ${'x'.repeat(40_000)}\r\n\r\n`),
  };
  for (const [status, text] of Object.entries(replies)) {
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
    for (const header of [
      "content-security-policy: default-src 'none'",
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'referrer-policy: same-origin',
      'cross-origin-resource-policy: same-origin',
    ])
      expect(text).toContain(header);
    const [top = '', body = ''] = text.split('\r\n\r\n');
    expect(top).toContain(`content-length: ${Buffer.byteLength(body)}\r\n`);
    expect(JSON.parse(body)).toHaveProperty('code');
  }
  const twice = await reply(`${head}host: b.example\r\nConnection: close\r\n\r\n`);
  expect(twice).toMatch(/^HTTP\/1\.1 400 /);
  expect(twice).toContain('Send one Host line.');
  expect(await reply(`${head}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
});
