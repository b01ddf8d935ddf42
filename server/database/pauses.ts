/**
 * PGlite answers in the server's own thread and never lets it go by itself: a handler that asks many things in a row
 * would hold up everybody until it ends. So each answer waits for the requests that came meanwhile.
 */
import type { PGlite } from '@electric-sql/pglite';

type Asking = Pick<PGlite, 'query'>;

/** Puts a pause after each query, in transactions too: pages that need no database are served meanwhile. */
export function pauseAfterQueries(lite: PGlite): void {
  pauseAfter(lite);
  const begin = lite.transaction.bind(lite);
  lite.transaction = (work) =>
    begin((transaction) => {
      pauseAfter(transaction);
      return work(transaction);
    });
}

function pauseAfter(asking: Asking): void {
  const ask = asking.query.bind(asking);
  asking.query = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked);
    await new Promise<void>((go) => setImmediate(go));
    return answer as never;
  };
}
