/**
 * A developer's own machine: every port answers for itself under the name that was given, and no
 * other name or address of the machine or its network is reached.
 */
import { globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchThrough } from '#site-test/fetch.ts';
import { Guard } from '#site-test/guard/guard.ts';
import { hostTable } from '#site-test/guard/host-table.ts';
import { withOwnSite } from './own-site.ts';

const servers: Server[] = [];
const asked: string[] = [];
let consentPort = 0;

async function serve(name: string, address: string): Promise<number> {
  const server = createServer(({ url = '' }, response) => {
    asked.push(`${name} ${url}`);
    if (url === '/to-consent')
      response.writeHead(302, { location: `http://localhost:${consentPort}/asked` }).end();
    else if (url.startsWith('/to/'))
      response.writeHead(302, { location: decodeURIComponent(url.slice(4)) }).end();
    else response.end(name);
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, address, resolve);
  });
  return (server.address() as AddressInfo).port;
}

let [sitePort, sixPort] = [0, 0];
beforeAll(async () => {
  sitePort = await serve('site', '127.0.0.1');
  consentPort = await serve('consent', '127.0.0.1');
  sixPort = await serve('six', '::1');
});
afterAll(() => servers.map((server) => server.close()));

/** A test of an address, and what another address answers within it. */
async function answerIn(named: string, address: string) {
  const guard = new Guard({
    names: {
      addresses: async (host) => {
        throw new Error(`no such name: ${host}`);
      },
      aliases: async () => [],
    },
    table: withOwnSite(named, undefined),
    bytesAtMost: 100_000,
  });
  const { text } = await fetchThrough(address, { guard, agent: 'test', spki: [] });
  return text;
}

test('each port of the named host answers for itself, a redirect leads to the other', async () => {
  const named = `http://localhost:${sitePort}/`;
  expect(await answerIn(named, named)).toBe('site');
  expect(await answerIn(named, `http://localhost:${consentPort}/`)).toBe('consent');
  expect(await answerIn(named, `${named}to-consent`)).toBe('consent');
  expect(asked).toContain('consent /asked');
});

test('localhost is found at both addresses, as in a browser; written ones are theirs alone', async () => {
  expect(await answerIn(`http://localhost:${sixPort}/`, `http://localhost:${sixPort}/`)).toBe(
    'six',
  );
  expect(await answerIn(`http://[::1]:${sixPort}/`, `http://[::1]:${sixPort}/`)).toBe('six');
  await expect(answerIn('http://127.0.0.1/', `http://127.0.0.1:${sixPort}/`)).rejects.toThrow(
    'ECONNREFUSED',
  );
});

test.each([
  'http://127.0.0.1:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://127.1:PORT/',
  'http://2130706433:PORT/',
  'http://0.0.0.0:PORT/',
  'http://localhost.:PORT/',
  'http://app.localhost:PORT/',
  'http://10.0.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data/',
])('a page of localhost does not lead to %s', async (written) => {
  const to = written.replace('PORT', String(consentPort));
  const before = asked.length;
  const named = `http://localhost:${sitePort}/`;
  await expect(answerIn(named, to)).rejects.toThrow('was not reached');
  const way = `${named}to/${encodeURIComponent(to)}`;
  await expect(answerIn(named, way)).rejects.toThrow('was not reached');
  expect(asked.slice(before)).toEqual([expect.stringMatching(/^site \/to\//)]);
});

test('no other site opens this machine, and no file of names does', async () => {
  for (const named of ['https://shop.example/', 'http://10.0.0.1:3000/', 'http://127.0.0.2:3000/'])
    await expect(answerIn(named, `http://localhost:${sitePort}/`)).rejects.toThrow(
      'was not reached',
    );
  expect(hostTable.parse({ hosts: {}, ownHost: 'localhost' })).not.toHaveProperty('ownHost');
  const table = hostTable.parse({ hosts: { localhost: { http: '127.0.0.1:9' } } });
  expect(withOwnSite('http://localhost:3000/', table)).toBe(table);
});

test('the hosted tester opens no name of this machine: command and matcher alone do', () => {
  const root = join(import.meta.dirname, '..');
  const opening = globSync('{server,site-test,opt-out,scripts,packages/opt-out}/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/node_modules/**'],
  }).filter((file) => /\bownHost\b|withOwnSite/.test(readFileSync(join(root, file), 'utf8')));
  expect(opening.toSorted()).toEqual([
    'opt-out/command.ts',
    'opt-out/matcher.ts',
    'opt-out/own-site.ts',
    'site-test/guard/host-table.ts',
    // which closes ports, and opens none
    'site-test/guard/own-ports.ts',
  ]);
});
