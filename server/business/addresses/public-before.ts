/**
 * Whether strangers could ever open a page of a business: a policy that was published, or the form
 * of its request desk.
 */
import { and, eq, like } from 'drizzle-orm';
import { ofBusiness } from '#server/base/database/ownership.ts';
import type { Database } from '#server/base/database/database.ts';
import { events, publications, requestDesks } from '#server/base/database/schema.ts';
import { FORM_SWITCHED_ON } from './desk-words.ts';

export async function wasOpen(owner: string, db: Database, businessId: string): Promise<boolean> {
  const [published] = await db
    .select({ template: publications.template })
    .from(publications)
    .where(ofBusiness(publications, owner, businessId))
    .limit(1);
  if (published) return true;
  const [desk] = await db
    .select({ isOn: requestDesks.isOn })
    .from(requestDesks)
    .where(ofBusiness(requestDesks, owner, businessId));
  if (!desk) return false;
  if (desk.isOn) return true;
  // a form that is off now: the history says whether it ever was on
  const [switched] = await db
    .select({ seq: events.seq })
    .from(events)
    .where(
      and(
        eq(events.ownerId, owner),
        eq(events.chain, businessId),
        like(events.body, `%"what":"${FORM_SWITCHED_ON}"%`),
      ),
    )
    .limit(1);
  return switched !== undefined;
}
