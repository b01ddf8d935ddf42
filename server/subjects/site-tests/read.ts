/** What a business sees of its tests: the list, and one whole. */
import type { SiteTest, SiteTests } from '#contract/site-tests/site-tests.ts';
import type { SiteRecord } from '#engine/site/record/visit.ts';
import type { Owner } from '#server/base/owner.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import { problem } from '#server/base/problem.ts';
import { FileReply } from '#server/base/http/serve.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import type { Services } from '#server/subjects/services.ts';
import { findingsFor, likelyBuilder, readerOf } from './law.ts';
import { listQueue } from './running/queue-store.ts';
import { rowReply, siteReply } from './reply.ts';
import { kitProofOf } from './kits/proof-reply.ts';
import { listSites } from './site-store.ts';
import { looksLeft } from './running/start.ts';
import {
  findPicture,
  findRecord,
  findTest,
  listPictures,
  listTests,
  type StoredTest,
} from './store.ts';
import { seenTools } from './tools.ts';

interface TestAt {
  readonly businessId: string;
  readonly testId: string;
}

/** The sites, the tests, and what may be started. Throws `not-found`. */
export async function listSiteTests(
  owner: Owner,
  services: Services,
  businessId: string,
): Promise<SiteTests> {
  const { db, siteTester } = services;
  await findBusinessOrThrow(owner.userId, db, businessId);
  const queue = await listQueue(db);
  const tests = await listTests(owner.userId, db, businessId);
  return {
    browser: siteTester.browser,
    mayStart: owner.emailVerifiedAt !== null,
    leftToday: await looksLeft(services, owner.userId),
    sites: (await listSites(owner.userId, db, businessId)).map(siteReply),
    tests: tests.map((test) => rowReply(test, queue)),
    tools: await seenTools(owner.userId, db, businessId, tests),
  };
}

/** One test with everything but the requests, which stand in the record. Throws `not-found`. */
export async function readSiteTest(
  owner: Owner,
  services: Services,
  { businessId, testId }: TestAt,
): Promise<SiteTest> {
  const { db } = services;
  const { userId } = owner;
  const test = await findOrThrow(userId, services, { businessId, testId });
  const record = readRecord(await findRecord(userId, db, businessId, testId));
  const before = earlier(test, await listTests(userId, db, businessId));
  const reader = await readerOf(owner, services, businessId);
  const pictures = await listPictures(userId, db, businessId, testId);
  return {
    ...rowReply(test, await listQueue(db)),
    from: record?.from ?? '',
    browser: record?.browser ?? '',
    visits: (record?.visits ?? []).map(visitInShort),
    findings: findingsFor(test.findings ?? [], reader),
    pictures: pictures.map(({ number, ...picture }) => ({ ...picture, name: String(number) })),
    builder: likelyBuilder(test.findings ?? [], reader),
    recordHash: test.recordHash,
    kit: await kitProofOf(test, record, db),
    before: before && {
      id: before.id,
      endedAt: (before.endedAt ?? before.askedAt).toISOString(),
      findings: findingsFor(before.findings ?? [], reader),
    },
  };
}

async function findOrThrow(owner: string, services: Services, { businessId, testId }: TestAt) {
  const test = await findTest(owner, services.db, businessId, testId);
  if (!test) throw problem('not-found');
  return test;
}

/** The last test of the same site and kind that was over before this one was asked for. */
export const earlier = (test: StoredTest, all: readonly StoredTest[]): StoredTest | null =>
  all
    .filter(
      ({ id, host, kind, state }) =>
        id !== test.id && host === test.host && kind === test.kind && state === 'done',
    )
    .filter((each) => endOf(each) <= test.askedAt)
    .toSorted((one, other) => endOf(other).getTime() - endOf(one).getTime())[0] ?? null;

const endOf = ({ endedAt, askedAt }: StoredTest) => endedAt ?? askedAt;

// The column holds what finishTest wrote.
const readRecord = (text: string | null) =>
  text === null ? undefined : (JSON.parse(text) as SiteRecord);

const visitInShort = ({
  requests,
  pressed,
  situation,
  by,
  signalProven,
  atRest,
  bytes,
  seconds,
  troubles,
}: SiteRecord['visits'][number]) => ({
  situation,
  by,
  signalProven,
  atRest,
  bytes,
  seconds,
  requests: requests.length,
  troubles: [...troubles],
  pressed: pressed
    ? { controls: [...pressed.controls], at: pressed.at, outcome: pressed.outcome }
    : null,
});

/** One picture. Throws `not-found`. */
export async function pictureFile(
  owner: Owner,
  services: Services,
  { businessId, testId, picture }: TestAt & { readonly picture: string },
): Promise<FileReply> {
  const number = /^[1-9]\d?$/.test(picture) ? Number(picture) : 0;
  const jpeg = await findPicture(owner.userId, services.db, businessId, { id: testId, number });
  if (!jpeg) throw problem('not-found');
  return new FileReply('image/jpeg', `site-${number}.jpg`, jpeg);
}

/** The record as its hash was taken. Throws `not-found`, `too-many-tries`. */
export async function recordFile(
  owner: Owner,
  services: Services,
  { businessId, testId }: TestAt,
): Promise<FileReply> {
  const { host, endedAt } = await findOrThrow(owner.userId, services, { businessId, testId });
  const record = await findRecord(owner.userId, services.db, businessId, testId);
  if (record === null) throw problem('not-found');
  await countTryOrThrow(services, 'downloads', owner.userId);
  const name = `site-test-${host}-${endedAt?.toISOString().slice(0, 10) ?? 'open'}.json`;
  return new FileReply('application/json; charset=utf-8', name, new TextEncoder().encode(record));
}
