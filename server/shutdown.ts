/** Graceful shutdown: accepts nothing new and finishes the rest, within five seconds. */
import type { Server } from 'node:http';

const FORCE_AFTER_MS = 4_500;
const LOOK_FOR_IDLE_MS = 100;

/** Closes on SIGINT, SIGTERM, SIGHUP, or when the parent process has ended; then exits with 0. */
export function stopOnSignals(server: Server, close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // Idle keep-alive connections would delay the shutdown.
    setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_MS);
    setTimeout(() => server.closeAllConnections(), FORCE_AFTER_MS - 300);
    setTimeout(() => process.exit(0), FORCE_AFTER_MS);
    close().then(
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
