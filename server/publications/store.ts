/** Versions that were put on hosted pages. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { documentVersions, publications } from '../database/schema.ts';
import { findBusiness } from '../businesses/store.ts';
import { ofOwnBusiness } from '../businesses/ownership.ts';

export type StoredPublication = Omit<
  typeof publications.$inferSelect,
  'position' | 'businessId' | 'id'
>;

const COLUMNS = {
  template: publications.template,
  number: publications.number,
  publishedAt: publications.publishedAt,
  publishedOn: publications.publishedOn,
  publishedBy: publications.publishedBy,
  withdrawnAt: publications.withdrawnAt,
  withdrawnOn: publications.withdrawnOn,
};

/** Everything that was published of a business, newest first. */
export function allPublications(
  owner: string,
  db: Database,
  businessId: string,
): Promise<StoredPublication[]> {
  return db
    .select(COLUMNS)
    .from(publications)
    .where(ofOwnBusiness(owner, db, publications.businessId, businessId))
    .orderBy(desc(publications.position));
}

/** Adds one. */
export async function addPublication(
  owner: string,
  db: Database,
  businessId: string,
  publication: StoredPublication,
): Promise<void> {
  if (await findBusiness(owner, db, businessId))
    await db.insert(publications).values({ ...publication, id: randomUUID(), businessId });
}

/** Withdraws all of a document that can be read. Returns how many there were. */
export async function withdrawAll(
  owner: string,
  db: Database,
  businessId: string,
  { template, at, on }: { readonly template: string; readonly at: Date; readonly on: string },
): Promise<number> {
  const withdrawn = await db
    .update(publications)
    .set({ withdrawnAt: at, withdrawnOn: on })
    .where(
      and(
        ofOwnBusiness(owner, db, publications.businessId, businessId),
        eq(publications.template, template),
        isNull(publications.withdrawnAt),
      ),
    )
    .returning({ id: publications.id });
  return withdrawn.length;
}

/** What was published of a document, newest first. For strangers: whoever calls it found the business by its slug. */
export function publishedOf(
  db: Database,
  businessId: string,
  template: string,
): Promise<StoredPublication[]> {
  return db
    .select(COLUMNS)
    .from(publications)
    .where(and(eq(publications.businessId, businessId), eq(publications.template, template)))
    .orderBy(desc(publications.position));
}

/** The text of a published version. For strangers, as above. */
export async function publishedTree(
  db: Database,
  businessId: string,
  { template, number }: Pick<StoredPublication, 'template' | 'number'>,
): Promise<unknown> {
  const [found] = await db
    .select({ tree: documentVersions.tree })
    .from(documentVersions)
    .where(
      and(
        eq(documentVersions.businessId, businessId),
        eq(documentVersions.template, template),
        eq(documentVersions.number, number),
      ),
    );
  return found?.tree;
}
