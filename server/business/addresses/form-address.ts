/** Where the form of a business is, for documents that name it. */
import type { Database } from '#server/base/database/database.ts';
import { listSlugs } from './slug-store.ts';
import type { Services } from '#server/services.ts';
import { findDesk } from '#server/subjects/requests/desk/desk-store.ts';
import { formPath } from '#server/subjects/requests/pages/form-page.ts';

/** The address in English; null while the form is off. */
export async function requestFormAddress(
  owner: string,
  db: Database,
  { origin }: Pick<Services, 'origin'>,
  businessId: string,
): Promise<string | null> {
  const desk = await findDesk(owner, db, businessId);
  if (!desk?.isOn) return null;
  const [current] = await listSlugs(owner, db, businessId);
  return current ? origin() + formPath(current.slug, 'en') : null;
}
