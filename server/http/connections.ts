/** Limits on connections, so that those who open many and say or read nothing keep nobody out (docs/quality.md R11). */
import { compile } from '@fastify/proxy-addr';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../limits/limits.ts';

export interface ConnectionLimits {
  /** Open at once, in all. */
  readonly most: number;
  /** Open at once from one network. A proxy of TRUSTED_PROXY may have any number. */
  readonly fromOne: number;
  /** Milliseconds without a byte in either direction, unless the server owes the reply. */
  readonly silentMs: number;
}

const DEFAULTS: ConnectionLimits = { most: 4000, fromOne: 256, silentMs: 20_000 };

/** Sets the limits on a server. */
export function limitConnections(
  server: Server,
  trusted: readonly string[],
  options: Partial<ConnectionLimits> = {},
): void {
  const limits = { ...DEFAULTS, ...options };
  server.maxConnections = limits.most;
  server.setTimeout(limits.silentMs);
  shareByNetwork(server, trusted, limits.fromOne);
  const owed = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }: IncomingMessage, reply: ServerResponse) => {
    owed.set(socket, reply);
    reply.once('close', () => owed.delete(socket));
  });
  server.on('timeout', (socket: Socket) => {
    const reply = owed.get(socket);
    // A reply that has not begun is ours to make; one that has begun and does not move has no reader.
    if (reply && !reply.headersSent) return;
    socket.destroy();
  });
}

function shareByNetwork(server: Server, trusted: readonly string[], fromOne: number): void {
  const isTrusted = compile([...trusted]);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isTrusted(address, 0)) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    if (count > fromOne) return void socket.destroy();
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
