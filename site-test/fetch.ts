/** Fetches a page or file without a browser, through the same guard as the browser's requests. */
import { createHash } from 'node:crypto';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Socket } from 'node:net';
import { type TLSSocket, connect as tlsConnect } from 'node:tls';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Guard } from './guard/guard.ts';
import { within } from './within.ts';

const REDIRECTS_AT_MOST = 5;
const BYTES_AT_MOST = 2_000_000;
const WITHIN_MS = 10_000;

export interface Fetched {
  /** Where it ended after redirects. */
  readonly url: string;
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** Addresses asked on the way, the first one first. */
  readonly way: readonly { readonly url: URL; readonly status: number }[];
}

export interface Fetcher {
  readonly guard: Guard;
  readonly agent: string;
  readonly spki: readonly string[];
}

export class WrongCertificate extends Error {}

/**
 * A certificate is good where the system says so, or where its key is one that the table trusts.
 */
function encrypted(socket: Socket, host: string, spki: readonly string[]): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const secure = tlsConnect({ socket, servername: host, rejectUnauthorized: false });
    // for as long as it lives: what a site sends after its certificate may be broken, and a fault
    // that nobody hears ends the process
    secure.on('error', reject);
    secure.once('secureConnect', () => {
      const key = secure
        .getPeerX509Certificate()
        ?.publicKey.export({ type: 'spki', format: 'der' });
      const trusted = key && spki.includes(createHash('sha256').update(key).digest('base64'));
      if (secure.authorized || trusted) resolve(secure);
      else {
        secure.destroy();
        reject(new WrongCertificate(String(secure.authorizationError)));
      }
    });
  });
}

function unpacked(message: IncomingMessage): NodeJS.ReadableStream {
  const coding = message.headers['content-encoding'];
  const unpackers = { gzip: createGunzip, br: createBrotliDecompress, deflate: createInflate };
  const open = coding === undefined ? undefined : unpackers[coding as keyof typeof unpackers];
  return open ? message.pipe(open()) : message;
}

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  const stream = unpacked(message);
  for await (const part of stream) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    parts.push(bytes);
    if (size > BYTES_AT_MOST) break;
  }
  message.destroy();
  return Buffer.concat(parts).toString('utf8').slice(0, BYTES_AT_MOST);
}

async function answerOf(url: URL, { guard, agent, spki }: Fetcher): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const plain = await guard.connect(url.hostname, Number(url.port || (isSecure ? 443 : 80)));
  plain.resume();
  const socket = isSecure ? await encrypted(plain, url.hostname, spki) : plain;
  return new Promise((resolve, reject) => {
    const ask = isSecure ? httpsRequest : httpRequest;
    const request = ask(url, {
      // with an agent, Node would look the name up itself and go past the guard
      createConnection: () => socket,
      headers: {
        'user-agent': agent,
        accept: 'text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8',
        'accept-language': 'en-US,en;q=0.9',
        'accept-encoding': 'gzip, br, deflate',
        connection: 'close',
      },
    });
    request.on('response', resolve);
    request.on('error', reject);
    request.end();
  });
}

async function follow(first: URL, fetcher: Fetcher): Promise<Fetched> {
  const way: { url: URL; status: number }[] = [];
  let url = first;
  for (;;) {
    if (!/^https?:$/.test(url.protocol)) throw new Error(`${url.protocol} is not of the web`);
    const answer = await answerOf(url, fetcher);
    const status = answer.statusCode ?? 0;
    way.push({ url, status });
    const to = answer.headers.location;
    if (to !== undefined && status >= 300 && status < 400 && way.length <= REDIRECTS_AT_MOST) {
      answer.destroy();
      const next = new URL(to, url);
      const port = Number(next.port || (next.protocol === 'https:' ? 443 : 80));
      const isForeign = way.some(({ url: { hostname } }) => hostname !== next.hostname);
      if (isForeign && fetcher.guard.ownPorts.isBeside(next.hostname, port))
        throw fetcher.guard.refuseForeign(next.hostname, port);
      url = next;
      continue;
    }
    const text = await textOf(answer);
    return { url: url.href, status, type: answer.headers['content-type'] ?? '', text, way };
  }
}

/** Fetches an address and follows its redirects, each of which the guard checks anew. */
export const fetchThrough = (address: string, fetcher: Fetcher): Promise<Fetched> =>
  within(WITHIN_MS, follow(new URL(address), fetcher));
