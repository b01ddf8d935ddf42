/** Versions that were put on hosted pages. */
import { and, desc, eq, isNull, max } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { documentVersions, publications } from '#server/base/database/schema.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';

export type StoredPublication = Omit<
  typeof publications.$inferSelect,
  'ownerId' | 'businessId' | 'position'
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
    .where(ofBusiness(publications, owner, businessId))
    .orderBy(desc(publications.position));
}

/** Adds one. The caller has locked the business, so that positions follow one another. */
export async function addPublication(
  owner: string,
  db: Database,
  businessId: string,
  publication: StoredPublication,
): Promise<void> {
  const [last] = await db
    .select({ position: max(publications.position) })
    .from(publications)
    .where(ofBusiness(publications, owner, businessId));
  await db.insert(publications).values({
    ...publication,
    ownerId: owner,
    businessId,
    position: (last?.position ?? 0) + 1,
  });
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
        ofBusiness(publications, owner, businessId),
        eq(publications.template, template),
        isNull(publications.withdrawnAt),
      ),
    )
    .returning({ position: publications.position });
  return withdrawn.length;
}

/**
 * What was published of a document, newest first. For strangers: whoever calls it found the
 * business by its slug.
 */
export function publishedOf(
  owner: string,
  db: Database,
  businessId: string,
  template: string,
): Promise<StoredPublication[]> {
  return db
    .select(COLUMNS)
    .from(publications)
    .where(and(ofBusiness(publications, owner, businessId), eq(publications.template, template)))
    .orderBy(desc(publications.position));
}

/** The text of a published version. For strangers, as above. */
export async function publishedTree(
  owner: string,
  db: Database,
  businessId: string,
  { template, number }: Pick<StoredPublication, 'template' | 'number'>,
): Promise<unknown> {
  const [found] = await db
    .select({ tree: documentVersions.tree })
    .from(documentVersions)
    .where(
      and(
        ofBusiness(documentVersions, owner, businessId),
        eq(documentVersions.template, template),
        eq(documentVersions.number, number),
      ),
    );
  return found?.tree;
}
