/**
 * Graceful shutdown: accepts nothing new and answers every request that arrived, within five
 * seconds.
 */
import type { Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

const FORCE_AFTER_MS = 4_500;
/**
 * A slow machine may not answer all in time: what waits then is told to come back, so that no call
 * is lost without a word.
 */
const HURRY_AFTER_MS = 2_800;
const LOOK_FOR_IDLE_MS = 100;
/** Connections on which nothing came for so long are idle. */
const QUIET_MS = 250;
const QUIET_WITHIN_MS = 1_000;
/** A turn of the event loop this short has read all that had arrived. */
const CALM_MS = 3;
const CALM_WITHIN_MS = 500;

/**
 * Closes on SIGINT, SIGTERM, SIGHUP, or when the parent process has ended; then exits with 0. Calls
 * `hurry` where that takes long.
 */
export function stopOnSignals(server: Server, close: () => Promise<void>, hurry: () => void): void {
  const leaving = tellClients(server);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(hurry, HURRY_AFTER_MS);
    setTimeout(() => server.closeAllConnections(), FORCE_AFTER_MS - 300);
    setTimeout(() => process.exit(0), FORCE_AFTER_MS);
    leave(server, leaving, close).then(
      () => process.exit(0),
      (fault: unknown) => {
        console.error(fault);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (!process.send) return;
  // The parent may have ended while the server was starting.
  if (process.connected) process.on('disconnect', stop);
  else stop();
}

interface Leaving {
  /** From now on, each reply says that its connection closes. */
  begin(): void;
  /** When the last request came. */
  lastRequest(): number;
}

/** Clients that are told will not send the next request over a connection that is about to end. */
function tellClients(server: Server): Leaving {
  const open = new Set<ServerResponse>();
  let begun = false;
  let last = 0;
  const close = (reply: ServerResponse) => {
    reply.shouldKeepAlive = false;
  };
  server.prependListener('request', (_request, reply) => {
    last = performance.now();
    if (begun) return close(reply);
    open.add(reply);
    reply.once('close', () => open.delete(reply));
  });
  return {
    begin: () => {
      begun = true;
      for (const reply of open) close(reply);
    },
    lastRequest: () => last,
  };
}

async function leave(server: Server, leaving: Leaving, close: () => Promise<void>): Promise<void> {
  await calm();
  // Node's own close of an HTTP server also cuts connections that look idle, with requests on them
  // that were not read yet.
  Listener.prototype.close.call(server);
  leaving.begin();
  const since = performance.now();
  const quietSince = () => performance.now() - Math.max(leaving.lastRequest(), since);
  while (quietSince() < QUIET_MS && performance.now() - since < QUIET_WITHIN_MS)
    await pause(QUIET_MS / 10);
  await calm();
  setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_MS);
  await close();
}

/**
 * Waits until what had arrived was read. The embedded database may hold the event loop for long.
 */
async function calm(): Promise<void> {
  const until = performance.now() + CALM_WITHIN_MS;
  for (;;) {
    const before = performance.now();
    await turn();
    const now = performance.now();
    if (now - before < CALM_MS || now > until) return;
  }
}
