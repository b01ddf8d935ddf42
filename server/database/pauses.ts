/**
 * PGlite answers in the server's own thread and never lets it go by itself: a handler that asks many things in a row
 * would hold up everybody until it ends. So each answer waits for the requests that came meanwhile.
 */
import type { PGlite } from '@electric-sql/pglite';

/** Puts a pause after each query. Within a transaction there is none: others could not ask anyway. */
export function pauseAfterQueries(lite: PGlite): void {
  const ask = lite.query.bind(lite);
  lite.query = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked);
    await new Promise<void>((go) => setImmediate(go));
    return answer as never;
  };
}
