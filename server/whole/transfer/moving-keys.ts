/** What the directory says of a business, when it moves: its names, its desk, its sites, and the pages of people who asked it something. */
import {
  deskKey,
  dropKeys,
  forwardTokens,
  giveKeys,
  siteKey,
  slugKey,
} from '#server/base/directory/directory.ts';
import type { Database } from '#server/base/database/database.ts';
import { ofBusiness } from '#server/business/stored/ownership.ts';
import { requests } from '#server/base/database/schema.ts';
import { listSlugs } from '#server/business/addresses/slug-store.ts';
import { settleMovedDesk } from '#server/subjects/requests/rounds/desk-moved.ts';
import { forgetProofs } from '#server/subjects/site-tests/moved.ts';

export interface Move {
  readonly from: string;
  readonly to: string;
  readonly businessId: string;
}

/** The caller has moved the rows, and the members. */
export async function moveKeys({ to, businessId }: Move, db: Database): Promise<void> {
  const names = await listSlugs(to, db, businessId);
  await giveKeys(db, [deskKey(businessId), ...names.map(({ slug }) => slugKey(slug))], to);
  // whose site it is was shown by the old owner
  await dropKeys(db, [siteKey(businessId)]);
  await forgetProofs(to, db, businessId);
  await settleMovedDesk({ to, businessId }, db);
  const rows = await db
    .select({
      status: requests.statusHash,
      mailed: requests.mailedHash,
      confirm: requests.confirmHash,
    })
    .from(requests)
    .where(ofBusiness(requests, to, businessId));
  // Their tokens name the old owner; a person who asked goes on reading the answer.
  await forwardTokens(
    db,
    rows.flatMap((row) => Object.values(row)).filter((hash) => hash !== null),
    to,
  );
}
