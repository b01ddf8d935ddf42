/**
 * Limits on connections, so that those who open many and say or read nothing keep nobody out
 * (docs/quality.md R11).
 */
import { compile } from '@fastify/proxy-addr';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#server/base/limits/limits.ts';
import { OpenSockets, type Standing } from './open-sockets.ts';

export interface ConnectionLimits {
  /** Open at once, in all. For one more, an idle one of the network that holds most is ended. */
  readonly most: number;
  /** Open at once from one network. A proxy of TRUSTED_PROXY may have any number. */
  readonly fromOne: number;
  /** Milliseconds without a byte in either direction, unless the server owes the reply. */
  readonly silentMs: number;
}

const DEFAULTS: ConnectionLimits = { most: 4000, fromOne: 256, silentMs: 20_000 };

/** What a socket is doing: the request that came last, and its reply. */
interface Owed {
  readonly request: IncomingMessage;
  readonly reply: ServerResponse;
}

/** Sets the limits on a server. */
export function limitConnections(
  server: Server,
  trusted: readonly string[],
  options: Partial<ConnectionLimits> = {},
): void {
  const limits = { ...DEFAULTS, ...options };
  server.setTimeout(limits.silentMs);
  const owed = new WeakMap<Socket, Owed>();
  share(server, trusted, limits, (socket) => standingOf(owed.get(socket)));
  server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    const { socket } = request;
    owed.set(socket, { request, reply });
    reply.once('close', () => owed.delete(socket));
  });
  server.on('timeout', (socket: Socket) => {
    // A reply that has not begun is ours to make; one that has begun and does not move has no
    // reader.
    const last = owed.get(socket);
    if (last && !last.reply.headersSent) return;
    socket.destroy();
  });
}

/** Ours to answer; in the middle of a body that comes or a reply that is read; or nothing asked. */
function standingOf(owed: Owed | undefined): Standing {
  if (!owed) return 'idle';
  return owed.request.complete && !owed.reply.headersSent ? 'owed' : 'moving';
}

function share(
  server: Server,
  trusted: readonly string[],
  { most, fromOne }: ConnectionLimits,
  standing: (socket: Socket) => Standing,
): void {
  const isTrusted = compile([...trusted]);
  const open = new OpenSockets(standing);
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined) return;
    const network = isTrusted(address, 0) ? undefined : networkOf(address);
    const full = network !== undefined && open.of(network) >= fromOne;
    if (full || (open.size >= most && !open.endOne())) return void socket.destroy();
    open.add(socket, network);
  });
}
