/**
 * PGlite answers in the server's own thread and never lets it go by itself: a handler that asks
 * many things in a row would hold up everybody until it ends. So each answer waits for the requests
 * that came meanwhile.
 */
import { types, type PGlite, type QueryOptions } from '@electric-sql/pglite';
import { turnOfStatement, withoutRest } from '#server/base/pacing/long-work.ts';

type Asking = Pick<PGlite, 'query'>;

/** What drizzle reads by itself: dates, numeric[], and arrays of dates. */
const READ_LATER = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1231,
  1115,
  1185,
  1187,
  1182,
];

/**
 * Drizzle names its parsers with each query, and PGlite then copies the hundreds that it has: a
 * tenth of the server's time under load. So they are set once, and left out of each query.
 */
function setParsers(lite: PGlite): void {
  for (const type of READ_LATER) lite.parsers[type] = (text: string) => text;
}

function withoutParsers({ parsers: _set, ...rest }: QueryOptions): QueryOptions {
  return rest;
}

/**
 * Puts a pause after each query, in transactions too: pages that need no database are served
 * meanwhile. Outside of transactions a query of a heavy call waits for its turn, and so does the
 * begin of one.
 */
export function pauseAfterQueries(lite: PGlite): void {
  setParsers(lite);
  const begin = lite.transaction.bind(lite);
  lite.transaction = async (work) => {
    await turnOfStatement();
    return withoutRest(() =>
      begin((transaction) => {
        pauseAfter(transaction);
        return work(transaction);
      }),
    );
  };
  pauseAfter(lite);
  const ask = lite.query.bind(lite);
  lite.query = async (...asked: Parameters<typeof ask>) => {
    await turnOfStatement();
    return ask(...asked) as never;
  };
}

function pauseAfter(asking: Asking): void {
  const ask = asking.query.bind(asking);
  asking.query = async (...asked: Parameters<typeof ask>) => {
    const [text, values, options] = asked;
    const answer = await ask(text, values, options && withoutParsers(options));
    await new Promise<void>((go) => setImmediate(go));
    return answer as never;
  };
}
