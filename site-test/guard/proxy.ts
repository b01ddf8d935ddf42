/**
 * The proxy that a browser's every request passes; it connects through the guard and to nothing
 * else.
 */
import {
  type IncomingMessage,
  type ServerResponse,
  createServer,
  request as httpRequest,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Guard, NotReached } from './guard.ts';

const HOP_BY_HOP = new Set(
  'connection proxy-connection proxy-authorization keep-alive te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
);

function forwarded(message: IncomingMessage): string[] {
  const headers: string[] = [];
  for (let at = 0; at + 1 < message.rawHeaders.length; at += 2) {
    const name = message.rawHeaders[at] ?? '';
    const isFraming = name.toLowerCase() === 'transfer-encoding';
    if (!HOP_BY_HOP.has(name.toLowerCase()) || isFraming)
      headers.push(name, message.rawHeaders[at + 1] ?? '');
  }
  return headers;
}

function refuse(answer: ServerResponse, error: unknown): void {
  if (answer.headersSent) answer.destroy();
  else answer.writeHead(error instanceof NotReached ? 403 : 502, { connection: 'close' }).end();
}

/** A plain request. Its address is whole, as browsers write it to a proxy. */
async function passOn(guard: Guard, message: IncomingMessage, answer: ServerResponse) {
  const url = new URL(message.url ?? '');
  if (url.protocol !== 'http:') throw new NotReached('not an address of the web');
  const [host, port] = [url.hostname, Number(url.port || 80)];
  if (!guard.ownPorts.mayAsk(host, port, message.headers)) throw guard.refuseForeign(host, port);
  const socket = await guard.connect(host, port);
  answer.on('close', () => socket.destroy());
  const onward = httpRequest({
    createConnection: () => socket,
    method: message.method,
    path: `${url.pathname}${url.search}`,
    headers: [...forwarded(message), 'Connection', 'close'],
    setHost: false,
  });
  // the guard hands its sockets over paused
  onward.on('socket', () => socket.resume());
  onward.on('error', (error) => refuse(answer, error));
  onward.on('response', (reply) => {
    guard.ownPorts.noteRedirect(url, reply.headers.location);
    answer.writeHead(reply.statusCode ?? 502, reply.statusMessage, forwarded(reply));
    reply.pipe(answer);
    reply.on('error', () => answer.destroy());
  });
  message.pipe(onward);
}

const ESTABLISHED = 'HTTP/1.1 200 Connection established\r\n\r\n';
const HANDSHAKE_AT_MOST = 16_000;
const HANDSHAKE_WITHIN_MS = 5_000;

/** What a client sends first, to the end of its headers; what is no plain request ends at once. */
function handshakeOf(client: Duplex, head: Buffer): Promise<Buffer> {
  return new Promise((resolve) => {
    let begun = head;
    const late = setTimeout(() => done(), HANDSHAKE_WITHIN_MS);
    const done = () => {
      clearTimeout(late);
      client.off('data', take);
      client.off('close', done);
      client.pause();
      resolve(begun);
    };
    const isWhole = () =>
      begun.length > HANDSHAKE_AT_MOST ||
      (begun.length > 0 && begun[0] !== 'G'.codePointAt(0)) ||
      begun.includes('\r\n\r\n');
    const take = (chunk: Buffer) => {
      begun = Buffer.concat([begun, chunk]);
      if (isWhole()) done();
    };
    client.on('data', take);
    client.on('close', done);
    if (isWhole()) done();
  });
}

/** A tunnel: https and every WebSocket. */
async function tunnel(guard: Guard, target: string, client: Duplex, head: Buffer): Promise<void> {
  const { hostname, port } = new URL(`http://${target}`);
  const [host, at] = [hostname, Number(port || 80)];
  const isBeside = guard.ownPorts.isBeside(host, at);
  if (isBeside) client.write(ESTABLISHED);
  // nothing is connected before it is known who asks
  const begins = isBeside ? await handshakeOf(client, head) : head;
  if (isBeside && !guard.ownPorts.mayOpen(begins.toString('latin1')))
    throw guard.refuseForeign(host, at);
  const socket = await guard.connect(host, at);
  if (!isBeside) client.write(ESTABLISHED);
  if (begins.length > 0) socket.write(begins);
  client.pipe(socket).pipe(client);
  client.on('close', () => socket.destroy());
  socket.on('close', () => client.destroy());
}

export interface Proxy {
  readonly port: number;
  readonly close: () => void;
}

/** Opens the proxy on the loopback address. */
export async function openProxy(guard: Guard): Promise<Proxy> {
  const clients = new Set<Socket>();
  const server = createServer((message, answer) => {
    passOn(guard, message, answer).catch((error: unknown) => refuse(answer, error));
  });
  server.on('connection', (client) => {
    clients.add(client);
    client.on('error', () => client.destroy());
    client.on('close', () => clients.delete(client));
  });
  server.on('connect', (message, client, head) => {
    client.on('error', () => client.destroy());
    tunnel(guard, message.url ?? '', client, head).catch((error: unknown) => {
      const status = error instanceof NotReached ? '403 Forbidden' : '502 Bad Gateway';
      client.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
    });
  });
  server.on('upgrade', (_, client) => client.destroy());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      guard.cut();
      for (const client of clients) client.destroy();
      server.close();
    },
  };
}
