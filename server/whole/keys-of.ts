/** The keys of the directory that lead to an account or a business: they go with it. */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import {
  feeds,
  members,
  readLinks,
  requests,
  sessions,
  slugs,
  tokens,
  users,
} from '#server/base/database/schema.ts';
import { ofBusiness } from '#server/business/stored/ownership.ts';
import { wasOpen } from '#server/business/addresses/was-open.ts';
import { dropBusinessFromQueue } from '#server/subjects/site-tests/running/queue-store.ts';
import {
  addressKey,
  deskKey,
  dropKeys,
  retireKeys,
  secretKey,
  siteKey,
  slugKey,
} from '#server/base/directory/directory.ts';

const secrets = (rows: readonly { hash: string | null }[]) =>
  rows.flatMap(({ hash }) => (hash === null ? [] : [secretKey(hash)]));

/** Gives back old tokens of one business, and its names if strangers never saw them, before it is deleted. */
export async function dropKeysOfBusiness(
  owner: string,
  db: Database,
  businessId: string,
): Promise<void> {
  const names = await db
    .select({ slug: slugs.slug })
    .from(slugs)
    .where(ofBusiness(slugs, owner, businessId));
  const found = [deskKey(businessId), siteKey(businessId)];
  // others link to an address that was open: it never leads to anybody else
  const isKnown = names.length > 0 && (await wasOpen(owner, db, businessId));
  await (isKnown ? retireKeys : dropKeys)(
    db,
    names.map(({ slug }) => slugKey(slug)),
  );
  for (const table of [feeds, readLinks, members])
    found.push(
      ...secrets(
        await db
          .select({ hash: table.tokenHash })
          .from(table)
          .where(and(ofBusiness(table, owner, businessId), isNotNull(table.tokenHash))),
      ),
    );
  const asked = await db
    .select({
      status: requests.statusHash,
      mailed: requests.mailedHash,
      confirm: requests.confirmHash,
    })
    .from(requests)
    .where(ofBusiness(requests, owner, businessId));
  for (const row of asked) found.push(...secrets(Object.values(row).map((hash) => ({ hash }))));
  await dropKeys(db, found);
  await dropBusinessFromQueue(db, businessId);
}

/** Gives back everything that leads to an account, but for what leads to its businesses. */
export async function dropKeysOfAccount(owner: string, db: Database): Promise<void> {
  const held = await db.select({ key: users.emailKey }).from(users).where(eq(users.id, owner));
  const found = held.map(({ key }) => addressKey(key));
  for (const table of [sessions, tokens])
    found.push(
      ...secrets(
        await db.select({ hash: table.tokenHash }).from(table).where(eq(table.userId, owner)),
      ),
    );
  await dropKeys(db, found);
}
