/** A test is over: what it recorded is kept, its hash goes into the history, and old tests go. */
import { BY_ITSELF } from '#server/base/history/actor.ts';
import type { SiteRecord } from '#engine/site/record/visit.ts';
import type { Database } from '#server/base/database/database.ts';
import { lockBusiness } from '#server/business/stored/store.ts';
import { addEvent } from '#server/base/history/store.ts';
import { boundedRecord } from './evidence-size.ts';
import { judged, stillSending } from '#server/subjects/site-tests/judgement.ts';
import { dropFromQueue } from './queue-store.ts';
import { listKits } from '#server/subjects/site-tests/kits/kit-store.ts';
import type { TestServices } from '#server/subjects/site-tests/tester/tester.ts';
import {
  addPictures,
  changeTest,
  dropTests,
  listTests,
  type StoredTest,
} from '#server/subjects/site-tests/store.ts';

/** Tests of a business that are kept. */
const MOST_TESTS = 12;

type Needed = Pick<TestServices, 'db' | 'now'>;

/** Stores the result. Undefined where the test or its business is gone. */
export async function finishTest(
  { db, now }: Needed,
  test: StoredTest,
  record: SiteRecord,
): Promise<StoredTest | undefined> {
  const { ownerId, businessId, id } = test;
  const findings = judged(record);
  const kept = boundedRecord(record);
  return db.transaction(async (tx) => {
    if (!(await lockBusiness(ownerId, tx, businessId))) return undefined;
    const done = await changeTest(ownerId, tx, businessId, id, {
      ...OVER,
      state: 'done',
      endedAt: now(),
      visitsDone: record.visits.length,
      findings,
      stillSending: stillSending(findings),
      record: kept.text,
      recordHash: kept.hash,
    });
    if (!done) return undefined;
    await addPictures(test, tx, kept.pictures);
    await dropFromQueue(tx, id);
    await noteHash(tx, done, now());
    await dropOld(tx, test);
    return done;
  });
}

const OVER = { step: null, situation: null } as const;

/**
 * The hash stands in the chain of the history: whoever has the record can show that it is the one
 * of that day.
 */
const noteHash = (db: Database, { ownerId, businessId, ...test }: StoredTest, at: Date) =>
  addEvent(ownerId, db, businessId, {
    at,
    by: BY_ITSELF,
    what: 'Site tested',
    detail: `${test.host}, ${test.kind}: SHA-256 of the record ${test.recordHash ?? ''}`,
    requirementIds: [],
  });

async function dropOld(db: Database, { ownerId, businessId }: StoredTest): Promise<void> {
  const over = (await listTests(ownerId, db, businessId)).filter(({ endedAt }) => endedAt !== null);
  // what a kit was made from is proof together with it
  const kept = new Set((await listKits(ownerId, db, businessId)).map(({ testId }) => testId));
  const old = over
    .slice(MOST_TESTS)
    .map(({ id }) => id)
    .filter((id) => !kept.has(id));
  await dropTests(ownerId, db, businessId, old);
}

/** Says why there is no result. */
export async function failTest({ db, now }: Needed, test: StoredTest, why: string): Promise<void> {
  const { ownerId, businessId, id } = test;
  await db.transaction(async (tx) => {
    await dropFromQueue(tx, id);
    await changeTest(ownerId, tx, businessId, id, {
      ...OVER,
      state: 'failed',
      endedAt: now(),
      cannot: why,
    });
  });
}
