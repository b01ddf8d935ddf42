/**
 * Serves all sites and vendors of the tests on loopback, over HTTP and HTTPS, and counts touches of
 * a canary.
 */
import { createHash } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import type { Duplex } from 'node:stream';
import { makeCertificate } from './certificate.ts';
import type { Ask, Reply, TestSite } from './shape.ts';
import { NO_VENDORS } from './vendors/ways-to-say-no.ts';
import { SEEMING_VENDORS } from './vendors/seeming.ts';
import { HABIT_VENDORS } from './vendors/habits.ts';
import {
  NO_SITES,
  SEEMING_SITES,
  HABIT_SITES,
  TRADE_SITES,
  OWN_HTML_SITES,
  SOFTWARE_SITES,
  sitesOf,
} from './sites.ts';
import { SOFTWARE_VENDORS } from './vendors/software.ts';
import { TRADE_VENDORS } from './vendors/trades.ts';
import { OWN_HTML_VENDORS } from './vendors/own-html.ts';
import { VENDORS } from './vendors/ways.ts';

const ANSWERS = {
  ...VENDORS,
  ...HABIT_VENDORS,
  ...OWN_HTML_VENDORS,
  ...SEEMING_VENDORS,
  ...NO_VENDORS,
  ...TRADE_VENDORS,
  ...SOFTWARE_VENDORS,
};

/** What `--hosts` of the command reads. */
interface HostsTable {
  readonly hosts: Readonly<
    Record<
      string,
      { readonly http: string; readonly https: string; readonly aliases?: readonly string[] }
    >
  >;
  readonly spki: readonly string[];
}

export interface ServedSites {
  readonly sites: readonly TestSite[];
  readonly table: HostsTable;
  /** What touched the canary; must stay empty. */
  readonly touches: readonly string[];
  /** Requests that reached a host of a vendor: host and path. */
  readonly reached: readonly string[];
  readonly close: () => Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const FLOOD = 300_000_000;

const listen = (server: Server, port = 0) =>
  new Promise<number>((done, fail) => {
    server.once('error', fail);
    server.listen(port, LOOPBACK, () => done((server.address() as AddressInfo).port));
  });

const cookieOf = (request: IncomingMessage, name: string) =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1];

function askOf(request: IncomingMessage, scheme: 'http' | 'https', guest: number): Ask {
  const url = new URL(request.url ?? '/', `${scheme}://${request.headers.host ?? 'none'}`);
  const choice = cookieOf(request, 'choice');
  return {
    method: request.method ?? 'GET',
    host: url.hostname,
    path: url.pathname,
    query: url.searchParams,
    origin: request.headers.origin,
    signal: request.headers['sec-gpc'] === '1',
    choice: choice === 'refused' || choice === 'accepted' ? choice : undefined,
    optedOut: cookieOf(request, 'optout') === '1',
    cookie: (name) => cookieOf(request, name),
    guest,
    scheme,
  };
}

function flood(response: ServerResponse): void {
  const part = Buffer.alloc(256 * 1024, 'B');
  let sent = 0;
  const more = () => {
    while (sent < FLOOD && !response.destroyed) {
      sent += part.length;
      if (!response.write(part)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
}

function send(response: ServerResponse, reply: Reply): void {
  if (reply.trick === 'never') return;
  response.writeHead(reply.status ?? 200, {
    'content-type': reply.type ?? 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...reply.headers,
  });
  if (reply.trick === 'flood') flood(response);
  else response.end(reply.body ?? '');
}

/** Takes a WebSocket and listens to nothing. */
function takeSocket(request: IncomingMessage, socket: Duplex): void {
  const key = request.headers['sec-websocket-key'] ?? '';
  const accept = createHash('sha1')
    .update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  socket.on('data', () => {}).on('error', () => {});
}

/**
 * A place that nothing may touch: TCP and UDP on one port, and port 80 where this account may take
 * it.
 */
async function openCanary(touches: string[]) {
  const note = (how: string) => touches.push(how);
  const server = createServer((request, response) => {
    note(`${request.method ?? ''} ${request.url ?? ''}`);
    response.end();
  }).on('upgrade', (request, socket) => {
    note(`socket ${request.url ?? ''}`);
    socket.destroy();
  });
  const port = await listen(server);
  const datagrams = createSocket('udp4').on('message', () => note('datagram'));
  await new Promise<void>((done) => datagrams.bind(port, LOOPBACK, done));
  const usual = createServer((request, response) => {
    note(`port 80 ${request.url ?? ''}`);
    response.end();
  });
  const took = await listen(usual, 80)
    .then(() => true)
    .catch(() => false);
  return {
    port,
    close: () => {
      server.closeAllConnections();
      server.close();
      datagrams.close();
      if (took) usual.close();
    },
  };
}

const namesOf = ({ host, ownNames = {} }: TestSite) => [host, ...Object.keys(ownNames)];

/** Hears what comes in a body; nobody has to. */
type OnBody = (place: string, body: Buffer) => void;

function hear(request: IncomingMessage, onBody: OnBody | undefined): void {
  if (!onBody) return void request.resume();
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () =>
    onBody(`${request.headers.host ?? ''}${request.url ?? ''}`, Buffer.concat(parts)),
  );
}

/** Starts everything. */
export async function serveSites(onBody?: OnBody): Promise<ServedSites> {
  const touches: string[] = [];
  const reached: string[] = [];
  const canary = await openCanary(touches);
  const sites = [
    ...sitesOf(canary.port),
    ...HABIT_SITES,
    ...OWN_HTML_SITES,
    ...SEEMING_SITES,
    ...NO_SITES,
    ...TRADE_SITES,
    ...SOFTWARE_SITES,
  ];
  const byName = new Map(sites.flatMap((site) => namesOf(site).map((name) => [name, site])));
  const homes = new Map<string, number>();
  const handler =
    (scheme: 'http' | 'https') => (request: IncomingMessage, response: ServerResponse) => {
      hear(request, onBody);
      const host = (request.headers.host ?? '').replace(/:\d+$/, '');
      const known = Number(cookieOf(request, 'guest') ?? 0);
      const guest = known || (homes.get(host) ?? 0) + 1;
      const ask = askOf(request, scheme, guest);
      // a visitor stays who they are for as long as they keep the cookie
      if (ask.path === '/' && known === 0) {
        homes.set(host, guest);
        response.setHeader('set-cookie', `guest=${guest}; path=/`);
      }
      const vendor = ANSWERS[host];
      if (vendor) reached.push(`${host}${ask.path}`);
      send(response, (vendor ?? byName.get(host)?.answer)?.(ask) ?? { status: 404, body: '' });
    };
  const all = [...byName.keys(), ...Object.keys(ANSWERS)];
  const trusted = makeCertificate(all);
  const http = createServer(handler('http')).on('upgrade', takeSocket);
  const https = createSecure(trusted, handler('https')).on('upgrade', takeSocket);
  const wrong = createSecure(makeCertificate(['elsewhere.example']), handler('https'));
  const [plain, secure, untrusted] = await Promise.all(
    [http, https, wrong].map((each) => listen(each)),
  );
  const at = (port = 0) => `${LOOPBACK}:${port}`;
  const hosts = Object.fromEntries(
    all.map((name) => {
      const site = byName.get(name);
      const aliases = site?.ownNames?.[name] ?? [];
      const to = site?.badCertificate ? untrusted : secure;
      return [name, { http: at(plain), https: at(to), ...(aliases.length > 0 && { aliases }) }];
    }),
  );
  return {
    sites,
    table: { hosts, spki: [trusted.spki] },
    touches,
    reached,
    close: async () => {
      canary.close();
      for (const each of [http, https, wrong]) {
        each.closeAllConnections();
        each.close();
      }
    },
  };
}
