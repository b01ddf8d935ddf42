/**
 * The guard and its proxy, attacked: a server on the loopback address is the canary, and must never
 * be touched.
 */
import { createServer } from 'node:http';
import { type AddressInfo, type Server, connect, createServer as createTcp } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchThrough } from '../fetch.ts';
import { Guard } from './guard.ts';
import { hostTable } from './host-table.ts';
import { openProxy } from './proxy.ts';
import type { NameSource } from './resolver.ts';

const listening = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

let touches = 0;
const canary = createTcp((socket) => {
  touches += 1;
  socket.on('error', () => {});
  socket.end();
});
const site = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://shop.example.com');
  if (pathname === '/to-metadata')
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
  else if (pathname === '/large') response.end(Buffer.alloc(300_000, 'x'));
  else response.end(`asked for ${pathname} as ${request.headers.host}`);
});
let canaryPort = 0;
let sitePort = 0;

beforeAll(async () => {
  [canaryPort, sitePort] = [await listening(canary), await listening(site)];
});
afterAll(() => {
  canary.close();
  site.close();
});

const noNames: NameSource = {
  addresses: async (host) => {
    throw new Error(`no such name: ${host}`);
  },
  aliases: async () => [],
};

const guardWith = (names: Partial<NameSource> = {}, bytesAtMost = 1_000_000) =>
  new Guard({
    names: { ...noNames, ...names },
    table: hostTable.parse({ hosts: { 'Shop.Example.com': { http: `127.0.0.1:${sitePort}` } } }),
    bytesAtMost,
  });

/** What a browser would get for a request or a tunnel through the proxy. */
async function through(guard: Guard, lines: string): Promise<string> {
  const proxy = await openProxy(guard);
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(proxy.port, '127.0.0.1', () => socket.write(lines));
    socket.on('data', (part) => {
      text += part.toString();
      if (/\r\n\r\n/.test(text) && /^HTTP\/1.1 200 Conn/.test(text)) socket.destroy();
    });
    socket.on('close', () => resolve(text));
    socket.on('error', () => {});
  });
  proxy.close();
  return answer;
}

const get = (url: string) =>
  `GET ${url} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nConnection: close\r\n\r\n`;
const tunnelTo = (target: string) => `CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`;

test('a name of the table is reached on this machine, with its own name, and counted', async () => {
  const guard = guardWith();
  const answer = await through(guard, get('http://shop.example.com/page?x=1'));
  expect(answer).toContain('asked for /page as shop.example.com');
  expect(guard.bytes).toBeGreaterThan(50);
  expect(guard.refusals).toEqual([]);
});

test.each([
  'http://127.0.0.1:CANARY/',
  'http://localhost:CANARY/',
  'http://[::1]:CANARY/',
  'http://[::ffff:127.0.0.1]:CANARY/',
  'http://2130706433:CANARY/',
  'http://0x7f.1:CANARY/',
  'http://0177.0.0.1:CANARY/',
  'http://127.1:CANARY/',
  'http://169.254.169.254/latest/meta-data/',
  'http://app.localhost:CANARY/',
  'http://shop.example.com.:CANARY/',
])('a request for %s is refused', async (written) => {
  const guard = guardWith();
  const answer = await through(guard, get(written.replace('CANARY', String(canaryPort))));
  expect(answer).toMatch(/^HTTP\/1.1 403/);
  expect(guard.refusals).toHaveLength(1);
  expect(touches).toBe(0);
});

test.each([
  '127.0.0.1:CANARY',
  '[::1]:CANARY',
  'localhost:443',
  '169.254.169.254:443',
  '[fd00:ec2::254]:80',
])('a tunnel to %s is refused: https, WebSockets and what workers send', async (written) => {
  const guard = guardWith();
  const answer = await through(guard, tunnelTo(written.replace('CANARY', String(canaryPort))));
  expect(answer).toMatch(/^HTTP\/1.1 403/);
  expect(touches).toBe(0);
});

test('an address that a public name stands for is refused, with the name and the address noted', async () => {
  const guard = guardWith({ addresses: async () => ['127.0.0.1'] });
  expect(await through(guard, get('http://rebind.shop.com/'))).toMatch(/^HTTP\/1.1 403/);
  expect(guard.refusals).toEqual([
    { host: 'rebind.shop.com', port: 80, address: '127.0.0.1', isPrivate: true },
  ]);
});

test('one closed address among many is enough', async () => {
  const guard = guardWith({ addresses: async () => ['93.184.216.34', '::ffff:10.0.0.1'] });
  expect(await through(guard, tunnelTo('both.shop.com:443'))).toMatch(/^HTTP\/1.1 403/);
  expect(guard.refusals[0]?.address).toBe('::ffff:10.0.0.1');
});

test('a name is looked up once in a visit: what it answers later changes nothing', async () => {
  let asked = 0;
  const guard = guardWith({
    addresses: async () => {
      asked += 1;
      return asked === 1 ? ['::1'] : ['93.184.216.34'];
    },
  });
  for (let time = 0; time < 3; time += 1)
    expect(await through(guard, tunnelTo('turns.shop.com:443'))).toMatch(/^HTTP\/1.1 403/);
  expect(asked).toBe(1);
});

test('other ports than those of the web are refused, and are no private address', async () => {
  const guard = guardWith({ addresses: async () => ['93.184.216.34'] });
  expect(await through(guard, tunnelTo('mail.shop.com:25'))).toMatch(/^HTTP\/1.1 403/);
  expect(guard.refusals).toEqual([
    { host: 'mail.shop.com', port: 25, address: '', isPrivate: false },
  ]);
});

test('another port of a name of the table is not answered by its site', async () => {
  const guard = guardWith();
  expect(await through(guard, get('http://shop.example.com:4000/page'))).toMatch(/^HTTP\/1.1 403/);
});

test('a name of the table is reached nowhere but where the table says', async () => {
  const guard = guardWith({ addresses: async () => ['93.184.216.34'] });
  expect(await through(guard, tunnelTo('shop.example.com:443'))).toMatch(/^HTTP\/1.1 403/);
});

test('a table may name this machine alone', () => {
  const far = hostTable.safeParse({ hosts: { 'a.com': { http: '10.0.0.1:80' } } });
  expect(far.success).toBe(false);
});

test('after so many bytes every connection is cut', async () => {
  const guard = guardWith({}, 100_000);
  const answer = await through(guard, get('http://shop.example.com/large'));
  expect(answer.length).toBeLessThan(300_000);
  expect(guard.isFull).toBe(true);
  expect(await through(guard, get('http://shop.example.com/'))).toMatch(/^HTTP\/1.1 403/);
});

test('what is fetched without a browser passes the same guard, redirects too', async () => {
  const guard = guardWith();
  const fetcher = { guard, agent: 'test', spki: [] };
  const page = await fetchThrough('http://shop.example.com/a', fetcher);
  expect(page.text).toContain('asked for /a');
  await expect(fetchThrough('http://shop.example.com/to-metadata', fetcher)).rejects.toThrow(
    /not reached/,
  );
  expect(guard.refusals.map(({ address }) => address)).toEqual(['169.254.169.254']);
});

test('canonical names are told: of the table, and of the look-up', async () => {
  const table = hostTable.parse({
    hosts: { 'm.shop.com': { http: `127.0.0.1:${sitePort}`, aliases: ['collect.tracker.com'] } },
  });
  const names = { ...noNames, addresses: async () => ['10.0.0.1'] };
  const guard = new Guard({ names, table, bytesAtMost: 1_000 });
  (await guard.connect('m.shop.com', 80)).destroy();
  expect(guard.aliasesOf('m.shop.com')).toEqual(['collect.tracker.com']);
});

test('the canary was never touched', () => {
  expect(touches).toBe(0);
});
