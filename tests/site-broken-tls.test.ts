/**
 * A site whose encryption breaks in the middle is an error of that fetch, whether its certificate
 * is trusted or not, and ends no process.
 */
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { createServer as createSecure } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchThrough } from '#site-test/fetch.ts';
import { Guard } from '#site-test/guard/guard.ts';
import { makeCertificate } from './site/certificate.ts';

const HOST = 'shop.example.com';
const { key, cert, spki } = makeCertificate([HOST]);
const open = (server: Server) =>
  new Promise<number>((ready) => {
    server.listen(0, '127.0.0.1', () => ready((server.address() as AddressInfo).port));
  });

const site = createSecure({ key, cert }, (socket) => void socket.on('error', () => {}));
site.on('tlsClientError', () => {});
/** Passes everything on, and slips this in behind the first flight of the site. */
let slippedIn = Buffer.alloc(0);
let port = 0;
const front = createServer((client) => {
  const up = connect(port, '127.0.0.1');
  for (const [one, other] of [
    [client, up],
    [up, client],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
  client.on('data', (part) => up.write(part));
  up.once('data', (part) => client.write(Buffer.concat([part, slippedIn])));
});
const faults: unknown[] = [];
const note = (fault: unknown) => void faults.push(fault);

beforeAll(async () => {
  port = await open(site);
  // those of the runner would end it; here the faults are counted
  process.on('uncaughtException', note);
});
afterAll(() => {
  process.off('uncaughtException', note);
  for (const server of [site, front]) server.close();
});

const RECORDS = {
  'a record that cannot be read': '17030300051122334455',
  'an alert': '15030300020228',
};

test('bytes that are none, behind the first flight', async () => {
  const at = await open(front);
  for (const [name, hex] of Object.entries(RECORDS))
    for (const trusted of [[spki], []]) {
      slippedIn = Buffer.from(hex, 'hex');
      const table = { hosts: { [HOST]: { https: `127.0.0.1:${at}` } }, spki: [spki] };
      const names = { addresses: async () => [], aliases: async () => [] };
      const guard = new Guard({ names, table, bytesAtMost: 100_000 });
      const fetched = fetchThrough(`https://${HOST}/`, { guard, agent: 'test', spki: trusted });
      await expect(fetched, name).rejects.toThrow();
      guard.cut();
      await new Promise((pass) => setTimeout(pass, 30));
      expect(faults, `${name}, trusted: ${trusted.length > 0}`).toEqual([]);
    }
});
