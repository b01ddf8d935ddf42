/** Puts a test into the queue, and takes it out again. */
import { siteOf } from '#site-test/guard/names.ts';
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/endpoint.ts';
import type { SiteTestRow, startSiteTest as call } from '#contract/site-tests/site-tests.ts';
import { counted } from '#text/english.ts';
import type { Owner } from '#server/base/owner.ts';
import { findBusinessOrThrow, lockBusinessOrThrow } from '#server/business/stored/find.ts';
import type { Database } from '#server/base/database/database.ts';
import { actorOf, type Actor } from '#server/base/history/actor.ts';
import { addEvent } from '#server/base/history/store.ts';
import { problem } from '#server/base/problem.ts';
import { countTryOrThrow, takeBackTry, triesLeft } from '#server/base/limits/limits.ts';
import type { Services } from '#server/subjects/services.ts';
import { siteAddress, type SiteAddress } from '#server/subjects/site-tests/address.ts';
import { checkProof } from '#server/subjects/site-tests/proof/proof.ts';
import { addToQueue, dropFromQueue, listQueue } from './queue-store.ts';
import { rowReply } from '#server/subjects/site-tests/reply.ts';
import { openSite, type StoredSite } from '#server/subjects/site-tests/site-store.ts';
import {
  addTest,
  changeTest,
  findTest,
  type StoredTest,
} from '#server/subjects/site-tests/store.ts';

type Kind = StoredTest['kind'];
type Wanted = BodyOf<typeof call>;

/** More do not wait: whoever comes later is told so, and does not wait for a day. */
const MOST_WAITING = 40;

/**
 * Throws `not-found`, `invalid-input`, `email-unconfirmed`, `no-browser`, `test-under-way`,
 * `site-not-proven`, `too-many-tries` and `busy`.
 */
export async function startTest(
  owner: Owner,
  services: Services,
  businessId: string,
  { site: typed, kind }: Wanted,
): Promise<SiteTestRow> {
  const { db } = services;
  await findBusinessOrThrow(owner.userId, db, businessId);
  const address = siteAddress(typed, services.origin());
  if (owner.emailVerifiedAt === null) throw problem('email-unconfirmed');
  if (kind !== 'fetch') refuseWithoutBrowser(services);
  await refuseWhileOneRuns(owner.userId, db);
  const known = await openSite(owner.userId, db, businessId, {
    host: address.host,
    now: services.now(),
  });
  const site =
    kind === 'press' ? (await checkProof(owner, services, known, actorOf(owner))).site : known;
  if (kind === 'press' && site.proofWay === null) throw problem('site-not-proven');
  await countStart(services, owner.userId, site);
  const test = await enqueue(services, address, {
    ownerId: owner.userId,
    businessId,
    kind,
    trigger: 'owner',
    by: actorOf(owner),
  });
  return rowReply(test, await listQueue(db));
}

/** Throws `no-browser`, with the reason. */
export function refuseWithoutBrowser({ siteTester }: Pick<Services, 'siteTester'>): void {
  const { there, why } = siteTester.browser;
  if (!there)
    throw problem('no-browser', {
      message: `${why ?? 'There is no browser.'} Look without one, or read a HAR file.`,
    });
}

async function refuseWhileOneRuns(owner: string, db: Database): Promise<void> {
  const queue = await listQueue(db);
  if (queue.some(({ ownerId }) => ownerId === owner)) throw problem('test-under-way');
  if (queue.length >= MOST_WAITING)
    throw problem('busy', {
      message: `${counted(queue.length, 'test waits', 'tests wait')} already. Come back in an hour.`,
      retryAfter: 3600,
    });
}

/**
 * Whoever proved a site may test it often, as one does who mends it; others look at it once a day
 * between them.
 */
async function countStart(services: Services, owner: string, site: StoredSite): Promise<void> {
  if (site.proofWay !== null) return countTryOrThrow(services, 'ownSiteTests', owner);
  await countTryOrThrow(services, 'siteTests', owner);
  try {
    await countTryOrThrow(services, 'siteTestsOfSite', siteOf(site.host));
  } catch (fault) {
    await takeBackTry(services, 'siteTests', owner);
    throw fault;
  }
}

/** How many looks an account may still start today. */
export const looksLeft = (services: Services, owner: string): Promise<number> =>
  triesLeft(services, 'siteTests', owner);

export interface Enqueued {
  readonly ownerId: string;
  readonly businessId: string;
  readonly kind: Kind;
  readonly trigger: StoredTest['trigger'];
  readonly by: Actor;
}

/** Stores a test that waits, its place in the queue, and who asked for it. Throws `not-found`. */
export async function enqueue(
  services: Pick<Services, 'db' | 'now'>,
  { url, host }: SiteAddress,
  { ownerId, businessId, kind, trigger, by }: Enqueued,
): Promise<StoredTest> {
  const test = {
    ownerId,
    businessId,
    id: randomUUID(),
    url,
    host,
    kind,
    trigger,
    state: 'waiting' as const,
    askedAt: services.now(),
    askedBy: by.name,
    startedAt: null,
    endedAt: null,
    step: null,
    situation: null,
    visitsDone: 0,
    visitsPlanned: null,
    cannot: null,
    stillSending: 0,
    recordHash: null,
  };
  await services.db.transaction(async (db) => {
    await lockBusinessOrThrow(ownerId, db, businessId);
    await addTest(db, { ...test, findings: null, record: null });
    await addToQueue(db, { testId: test.id, ownerId, businessId, askedAt: test.askedAt });
    await addEvent(ownerId, db, businessId, {
      at: test.askedAt,
      by,
      what: 'Test of a site started',
      detail: `${url}, ${kind}`,
      requirementIds: [],
    });
  });
  return { ...test, findings: null };
}

/**
 * Takes a test out of the queue; one that runs ends within seconds. A test that is over stays as it
 * is. Throws `not-found`.
 */
export async function stopTest(
  owner: Owner,
  services: Services,
  { businessId, testId }: { readonly businessId: string; readonly testId: string },
): Promise<SiteTestRow> {
  const { db } = services;
  const test = await db.transaction(async (tx) => {
    await lockBusinessOrThrow(owner.userId, tx, businessId);
    const found = await findTest(owner.userId, tx, businessId, testId);
    if (!found) throw problem('not-found');
    if (found.state !== 'waiting' && found.state !== 'running') return found;
    await dropFromQueue(tx, testId);
    await addEvent(owner.userId, tx, businessId, {
      at: services.now(),
      by: actorOf(owner),
      what: 'Test of a site stopped',
      detail: found.host,
      requirementIds: [],
    });
    const endedAt = services.now();
    return changeTest(owner.userId, tx, businessId, testId, { state: 'stopped', endedAt });
  });
  if (!test) throw problem('not-found');
  return rowReply(test, await listQueue(db));
}
