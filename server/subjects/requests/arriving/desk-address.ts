/** The address of a desk: `desk-` and the id of its business, at the installation's own name. */
import type { Database } from '#server/base/database/database.ts';
import { deskKey, findKey } from '#server/base/directory/directory.ts';
import { findDesk, type StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';

const ADDRESS = /^desk-([0-9a-f-]{36})@([^@\s]{1,253})$/i;

export const deskAddress = (businessId: string, domain: string) => `desk-${businessId}@${domain}`;

/** The desk that an address is of, if its form is on; undefined: no such address. */
export async function deskAt(
  address: string,
  domain: string,
  db: Database,
): Promise<StoredDesk | undefined> {
  const [, businessId, at] = ADDRESS.exec(address) ?? [];
  if (businessId === undefined || at?.toLowerCase() !== domain.toLowerCase()) return undefined;
  const found = await findKey(db, deskKey(businessId.toLowerCase()));
  if (!found || found.businessId === null) return undefined;
  const desk = await findDesk(found.ownerId, db, found.businessId);
  return desk?.isOn === true ? desk : undefined;
}
