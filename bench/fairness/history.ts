/**
 * A long history, put in by SQL: the calls would take hours. Its hashes are right, so that the
 * server takes it as its own.
 */
import { desc, sql } from 'drizzle-orm';
import { hashOf, restOf } from '#server/base/history/chain.ts';
import type { Database } from '#server/base/database/database.ts';
import { businesses, chains, events } from '#server/base/database/schema.ts';

const AT_ONCE = 2_000;

/** Gives the newest business so many more events. */
export async function fillHistory(db: Database, count: number): Promise<void> {
  const [business] = await db
    .select()
    .from(businesses)
    .orderBy(desc(businesses.createdAt))
    .limit(1);
  if (!business) throw new Error('there is no business');
  const { id: chain, ownerId } = business;
  const head = sql`owner_id = ${ownerId} and chain = ${chain}`;
  const [last] = await db.select().from(chains).where(head);
  let { seq, hash } = last ?? { seq: 0, hash: '' };
  let size = last?.size ?? 0;
  for (let left = count; left > 0; left -= AT_ONCE) {
    const lines = Array.from({ length: Math.min(left, AT_ONCE) }, () => {
      seq += 1;
      const body = `{"seq":${seq},"previous":"${hash}",${rest(seq)}`;
      hash = hashOf(body);
      size += body.length;
      return { ownerId, chain, seq, body, hash };
    });
    await db.insert(events).values(lines);
  }
  await db.update(chains).set({ seq, hash, size }).where(head);
}

const rest = (seq: number) =>
  restOf({
    at: new Date(Date.UTC(2026, 0, 1) + seq * 1000),
    by: { id: 'bench', name: 'Robin Lee', session: null },
    what: 'Marked done',
    detail: `Post a privacy notice: ${'x'.repeat(300)}`,
    requirementIds: ['DE-01', 'DE-02'],
  });
