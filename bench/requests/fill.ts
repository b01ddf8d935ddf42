/** Fills a desk with open requests, as the form would have stored them. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addDays } from '#calendar/dates.ts';
import type { Database } from '#server/base/database/database.ts';
import { businesses } from '#server/base/database/schema.ts';
import { addRequestEvent } from '#server/subjects/requests/stored/event-store.ts';
import { CONSUMER } from '#server/subjects/requests/stored/consumer.ts';
import { NOBODY } from '#server/subjects/requests/stored/person.ts';
import { addRequest } from '#server/subjects/requests/stored/store.ts';

const STATES = ['CA', 'VA', 'CO'];
const TYPES = ['access', 'delete', 'opt-out-sale', 'opt-out-ads', 'correct'];

export async function fillDesk(db: Database, businessId: string, count: number): Promise<void> {
  const [business] = await db.select().from(businesses).where(eq(businesses.id, businessId));
  if (!business) throw new Error('there is no such business');
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  for (let at = 0; at < count; at += 1) {
    const stored = await addRequest(db, {
      ownerId: business.ownerId,
      businessId,
      id: randomUUID(),
      reference: `R-${at}`,
      receivedAt: now,
      receivedOn: addDays(today, -(at % 60)),
      enteredAt: now,
      channel: 'form',
      language: 'en',
      state: STATES[at % STATES.length] ?? 'CA',
      clockState: STATES[at % STATES.length] ?? 'CA',
      verdict: 'cannot tell',
      lawDataHash: '',
      by: 'self',
      items: [TYPES[at % TYPES.length] ?? 'access', TYPES[(at + 1) % TYPES.length] ?? 'delete'],
      held: null,
      isTrial: false,
      version: 1,
      person: { ...NOBODY, name: `Person ${at}`, email: `person.${at}@example.com` },
      masked: 0,
      addressHash: `hash ${at % (count - 100)}`,
      statusHash: null,
      mailedHash: null,
      mailedOpenedAt: null,
      keptUntil: null,
      confirmHash: null,
      confirmUntil: null,
      submissionKey: null,
      closedOn: null,
      keptFor: null,
      erasedOn: null,
    });
    if (stored)
      await addRequestEvent(
        db,
        stored,
        { what: 'received', on: stored.receivedOn },
        { at: now, by: CONSUMER },
      );
  }
}
