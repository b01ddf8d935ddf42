/** What an account leaves with others and in the directory: undone in the transaction that deletes it. */
import { listBusinesses } from '#server/business/stored/store.ts';
import type { Database } from '#server/base/database/database.ts';
import { endSharingOf } from '#server/subjects/sharing/shares-ended.ts';
import { uncountRatingsOf } from '#server/subjects/templates/store.ts';
import { dropKeysOfAccount, dropKeysOfBusiness } from './keys-of.ts';

export async function undoLastThings(owner: string, db: Database): Promise<void> {
  await endSharingOf(owner, db);
  await uncountRatingsOf(owner, db);
  for (const { id } of await listBusinesses(owner, db)) await dropKeysOfBusiness(owner, db, id);
  await dropKeysOfAccount(owner, db);
}
