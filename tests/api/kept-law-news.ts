/** News of the law data as they are kept, of one task that came. */
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '#server/base/database/database.ts';
import { businesses, lawNews } from '#server/base/database/schema.ts';

export async function addLawNewsOf(
  { db }: OpenDatabase,
  businessId: string,
  foundAt: Date,
): Promise<void> {
  const [business] = await db.select().from(businesses).where(eq(businesses.id, businessId));
  if (!business) throw new Error('no such business');
  await db.insert(lawNews).values({
    ownerId: business.ownerId,
    businessId,
    fromHash: 'before',
    toHash: 'after',
    number: 1,
    day: '2026-11-21',
    what: {
      states: [],
      tasks: { come: ['privacy-notice'], go: [] },
      papers: [],
      requests: [],
    },
    foundAt,
  });
}
