/** Where the request form of a business is. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';
import { requestDesks } from '#server/base/database/schema.ts';
import type { BusinessServices } from '#server/business/services.ts';
import { listSlugs } from './slug-store.ts';

/** The path of the form at a name. */
export const formPath = (slug: string, language: 'en' | 'es') =>
  `${language === 'es' ? '/es' : ''}/r/${slug}`;

/** The address in English; null while the form is off. */
export async function requestFormAddress(
  owner: string,
  db: Database,
  { origin }: Pick<BusinessServices, 'origin'>,
  businessId: string,
): Promise<string | null> {
  const [open] = await db
    .select({ isOn: requestDesks.isOn })
    .from(requestDesks)
    .where(and(ofBusiness(requestDesks, owner, businessId), eq(requestDesks.isOn, true)));
  if (!open) return null;
  const [current] = await listSlugs(owner, db, businessId);
  return current ? origin() + formPath(current.slug, 'en') : null;
}
