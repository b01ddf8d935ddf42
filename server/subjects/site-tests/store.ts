/**
 * Tests of sites as they are stored. Every function takes the owner first; someone else's id finds
 * nothing.
 */
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Finding } from '#engine/site/judgement/finding.ts';
import type { SeenPicture } from '#engine/site/record/visit.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';
import type { Database } from '#server/base/database/database.ts';
import { sitePictures, siteTests } from '#server/base/database/schema.ts';

type Row = typeof siteTests.$inferSelect;
/** Without its record, which may be long. */
export type StoredTest = Omit<Row, 'findings' | 'record'> & {
  readonly findings: readonly Finding[] | null;
};
export type TestChange = Partial<
  Pick<
    Row,
    | 'state'
    | 'startedAt'
    | 'endedAt'
    | 'step'
    | 'situation'
    | 'visitsDone'
    | 'visitsPlanned'
    | 'cannot'
    | 'findings'
    | 'stillSending'
    | 'record'
    | 'recordHash'
  >
>;

const SHORT = {
  ownerId: siteTests.ownerId,
  businessId: siteTests.businessId,
  id: siteTests.id,
  url: siteTests.url,
  host: siteTests.host,
  kind: siteTests.kind,
  trigger: siteTests.trigger,
  state: siteTests.state,
  askedAt: siteTests.askedAt,
  askedBy: siteTests.askedBy,
  startedAt: siteTests.startedAt,
  endedAt: siteTests.endedAt,
  step: siteTests.step,
  situation: siteTests.situation,
  visitsDone: siteTests.visitsDone,
  visitsPlanned: siteTests.visitsPlanned,
  cannot: siteTests.cannot,
  findings: siteTests.findings,
  stillSending: siteTests.stillSending,
  recordHash: siteTests.recordHash,
};

// The column holds what finishTest wrote.
const readRow = (row: Omit<Row, 'record'>): StoredTest => ({
  ...row,
  findings: row.findings as readonly Finding[] | null,
});
const ownTest = (owner: string, businessId: string, id: string) =>
  and(ofBusiness(siteTests, owner, businessId), eq(siteTests.id, id));

/** Stores a test that waits. */
export async function addTest(db: Database, test: Row): Promise<void> {
  await db.insert(siteTests).values(test);
}

export async function findTest(
  owner: string,
  db: Database,
  businessId: string,
  id: string,
): Promise<StoredTest | undefined> {
  const [found] = await db
    .select(SHORT)
    .from(siteTests)
    .where(ownTest(owner, businessId, id));
  return found && readRow(found);
}

/** The record as it was written; null where there is none. */
export async function findRecord(
  owner: string,
  db: Database,
  businessId: string,
  id: string,
): Promise<string | null> {
  const [found] = await db
    .select({ record: siteTests.record })
    .from(siteTests)
    .where(ownTest(owner, businessId, id));
  return found?.record ?? null;
}

/** All tests of a business that are kept, newest first. */
export async function listTests(
  owner: string,
  db: Database,
  businessId: string,
): Promise<StoredTest[]> {
  const rows = await db
    .select(SHORT)
    .from(siteTests)
    .where(ofBusiness(siteTests, owner, businessId))
    .orderBy(desc(siteTests.askedAt), desc(siteTests.id));
  return rows.map(readRow);
}

/** Changes a test; undefined where it is gone. */
export async function changeTest(
  owner: string,
  db: Database,
  businessId: string,
  id: string,
  change: TestChange,
): Promise<StoredTest | undefined> {
  const [changed] = await db
    .update(siteTests)
    .set(change)
    .where(ownTest(owner, businessId, id))
    .returning(SHORT);
  return changed && readRow(changed);
}

/** Deletes tests, with their pictures. */
export async function dropTests(
  owner: string,
  db: Database,
  businessId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(siteTests)
    .where(and(ofBusiness(siteTests, owner, businessId), inArray(siteTests.id, [...ids])));
}

/** Stores the pictures of a test. */
export async function addPictures(
  { ownerId, businessId, id }: Pick<Row, 'ownerId' | 'businessId' | 'id'>,
  db: Database,
  pictures: readonly SeenPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  await db.insert(sitePictures).values(
    pictures.map(({ situation, moment, jpeg }, index) => ({
      ownerId,
      businessId,
      testId: id,
      number: index + 1,
      situation,
      moment,
      jpeg,
    })),
  );
}

const ofTest = (owner: string, businessId: string, testId: string) =>
  and(ofBusiness(sitePictures, owner, businessId), eq(sitePictures.testId, testId));

/** The pictures of a test without their bytes. */
export async function listPictures(owner: string, db: Database, businessId: string, id: string) {
  return db
    .select({
      number: sitePictures.number,
      situation: sitePictures.situation,
      moment: sitePictures.moment,
      // four letters of base64 are three bytes
      bytes: sql<number>`(length(${sitePictures.jpeg}) * 3 / 4)::int`,
    })
    .from(sitePictures)
    .where(ofTest(owner, businessId, id))
    .orderBy(asc(sitePictures.number));
}

/** One picture; undefined where there is none. */
export async function findPicture(
  owner: string,
  db: Database,
  businessId: string,
  { id, number }: { readonly id: string; readonly number: number },
): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ jpeg: sitePictures.jpeg })
    .from(sitePictures)
    .where(and(ofTest(owner, businessId, id), eq(sitePictures.number, number)));
  return found && Buffer.from(found.jpeg, 'base64');
}

/** Whole tests for the export, oldest first, in pages. */
export async function* testPages(owner: string, db: Database, businessId: string) {
  let after = '';
  while (true) {
    const rows = await db
      .select()
      .from(siteTests)
      .where(and(ofBusiness(siteTests, owner, businessId), gt(siteTests.id, after)))
      .orderBy(asc(siteTests.id))
      .limit(2);
    const whole = [];
    for (const row of rows) {
      const pictures = await db
        .select()
        .from(sitePictures)
        .where(ofTest(owner, businessId, row.id))
        .orderBy(asc(sitePictures.number));
      whole.push({ ...row, pictures });
    }
    if (whole.length > 0) yield whole;
    if (rows.length < 2) return;
    after = rows.at(-1)?.id ?? after;
  }
}
