/**
 * Whether the process lives (`/healthz`), and whether it should get requests now (`/readyz`). For
 * proxies and supervisors.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';

/** A database that needs longer counts as away. */
const WITHIN_MS = 2_000;

/** Adds both calls. Neither needs a session, and neither says more than a word. */
export function healthRoutes(app: FastifyInstance, db: Database, withinMs = WITHIN_MS): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/healthz', (_request, reply) => answerWith(reply, 200, 'alive'));
  app.get('/readyz', async (_request, reply) => {
    if (closing) return answerWith(reply, 503, 'stopping');
    return (await answers(db, withinMs))
      ? answerWith(reply, 200, 'ready')
      : answerWith(reply, 503, 'no database');
  });
}

const answerWith = (reply: FastifyReply, status: number, word: string) =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '5' }) })
    .type('text/plain; charset=utf-8')
    .send(`${word}\n`);

async function answers(db: Database, withinMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), withinMs);
  });
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const ready = await Promise.race([answered, late]);
  clearTimeout(timer);
  return ready;
}
