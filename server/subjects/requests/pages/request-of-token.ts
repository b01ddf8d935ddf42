import type { Database } from '#server/base/database/database.ts';
import { forwarded, holderOf } from '#server/base/directory/directory.ts';
import {
  findByToken,
  type StoredRequest,
  type TokenOf,
} from '#server/subjects/requests/stored/store.ts';

/** The request of a token; undefined where it is unknown, or was erased. */
export async function requestOf(
  db: Database,
  token: string,
  of: TokenOf,
): Promise<StoredRequest | undefined> {
  const holder = await holderOf(db, token);
  if (!holder) return undefined;
  const found = await findByToken(db, holder, of);
  if (found) return found;
  const moved = await forwarded(db, holder);
  return moved && findByToken(db, moved, of);
}
