/** Documents as they were made. A version is written once and never changed. */
import { and, desc, eq, gt, or } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { pagesOf } from '#server/base/database/pages.ts';
import { documentVersions } from '#server/base/database/schema.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';

export type StoredVersion = Omit<typeof documentVersions.$inferSelect, 'ownerId' | 'businessId'>;
/** A version without its text. */
export type StoredHead = Omit<StoredVersion, 'tree' | 'inputs'>;

const HEAD = {
  template: documentVersions.template,
  number: documentVersions.number,
  madeAt: documentVersions.madeAt,
  madeBy: documentVersions.madeBy,
  asOf: documentVersions.asOf,
  lawDataHash: documentVersions.lawDataHash,
  states: documentVersions.states,
  gaps: documentVersions.gaps,
  contentHash: documentVersions.contentHash,
};

/** The versions of one document, newest first. */
export function listVersions(
  owner: string,
  db: Database,
  businessId: string,
  template: string,
): Promise<StoredHead[]> {
  return db
    .select(HEAD)
    .from(documentVersions)
    .where(
      and(ofBusiness(documentVersions, owner, businessId), eq(documentVersions.template, template)),
    )
    .orderBy(desc(documentVersions.number));
}

/** The latest version of each document that has one. */
export async function latestVersions(
  owner: string,
  db: Database,
  businessId: string,
): Promise<ReadonlyMap<string, StoredHead>> {
  const rows = await db
    .selectDistinctOn([documentVersions.template], HEAD)
    .from(documentVersions)
    .where(ofBusiness(documentVersions, owner, businessId))
    .orderBy(documentVersions.template, desc(documentVersions.number));
  return new Map(rows.map((row) => [row.template, row]));
}

/** One version with its text; undefined if there is none. */
export async function findVersion(
  owner: string,
  db: Database,
  businessId: string,
  template: string,
  number: number,
): Promise<StoredVersion | undefined> {
  const [found] = await db
    .select({ ...HEAD, tree: documentVersions.tree, inputs: documentVersions.inputs })
    .from(documentVersions)
    .where(
      and(
        ofBusiness(documentVersions, owner, businessId),
        eq(documentVersions.template, template),
        eq(documentVersions.number, number),
      ),
    );
  return found;
}

/** A version may have more than a megabyte. */
const PAGE = 4;

/** Every version of a business with its text, by document and number, page by page. */
export const versionPages = (owner: string, db: Database, businessId: string) =>
  pagesOf<StoredVersion>(PAGE, (last, size) =>
    db
      .select({ ...HEAD, tree: documentVersions.tree, inputs: documentVersions.inputs })
      .from(documentVersions)
      .where(and(ofBusiness(documentVersions, owner, businessId), last && after(last)))
      .orderBy(documentVersions.template, documentVersions.number)
      .limit(size),
  );

const after = ({ template, number }: StoredVersion) =>
  or(
    gt(documentVersions.template, template),
    and(eq(documentVersions.template, template), gt(documentVersions.number, number)),
  );

/** The versions of all documents without their texts, by document and number. */
export function allHeads(owner: string, db: Database, businessId: string): Promise<StoredHead[]> {
  return db
    .select(HEAD)
    .from(documentVersions)
    .where(ofBusiness(documentVersions, owner, businessId))
    .orderBy(documentVersions.template, documentVersions.number);
}

/** Stores a version. The caller has locked the business, so that numbers follow one another. */
export async function addVersion(
  owner: string,
  db: Database,
  businessId: string,
  version: StoredVersion,
): Promise<void> {
  await db.insert(documentVersions).values({ ...version, ownerId: owner, businessId });
}
