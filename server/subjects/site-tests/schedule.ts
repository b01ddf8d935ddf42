/** The weekly test of a proven site, and its mails. */
import type { BodyOf } from '#contract/endpoint.ts';
import type { scheduleSite as call, TestedSite } from '#contract/site-tests/sites.ts';
import type { Owner } from '#server/base/owner.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { changedFields } from '#server/base/history/changes.ts';
import { addEvent } from '#server/base/history/store.ts';
import { problem } from '#server/base/problem.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import type { Services } from '#server/subjects/services.ts';
import { siteAddress } from './address.ts';
import { checkProof } from './proof/proof.ts';
import { siteReply } from './reply.ts';
import { changeSite, noteWeekly, openSite, type StoredSite } from './site-store.ts';
import { refuseWithoutBrowser } from './running/start.ts';
import { WEEK_MS } from '#calendar/lengths.ts';

/** Switching on wants everything that a press wants; switching off wants nothing. */
export async function scheduleSite(
  owner: Owner,
  services: Services,
  businessId: string,
  { site: typed, weekly, alarms }: BodyOf<typeof call>,
): Promise<TestedSite> {
  const { userId } = owner;
  const { db } = services;
  await findBusinessOrThrow(userId, db, businessId);
  const { host } = siteAddress(typed, services.origin());
  if (weekly && owner.emailVerifiedAt === null) throw problem('email-unconfirmed');
  if (weekly) refuseWithoutBrowser(services);
  const known = await openSite(userId, db, businessId, { host, now: services.now() });
  if (weekly) {
    await countTryOrThrow(services, 'siteProofs', userId);
    const { site } = await checkProof(owner, services, known, actorOf(owner));
    if (site.proofWay === null) throw problem('site-not-proven');
  }
  return siteReply(await store(owner, services, known, { weekly, alarms }));
}

async function store(
  owner: Owner,
  services: Services,
  { businessId, host, nextAt: planned, ...before }: StoredSite,
  { weekly, alarms }: { readonly weekly: boolean; readonly alarms: boolean },
): Promise<StoredSite> {
  const { userId } = owner;
  const at = services.now();
  return services.db.transaction(async (db) => {
    const nextAt = weekly ? (planned ?? new Date(at.getTime() + WEEK_MS)) : null;
    const site = await changeSite(userId, db, businessId, host, { weekly, alarms, nextAt });
    if (!site) throw problem('not-found');
    await noteWeekly(userId, db, businessId);
    const changes = changedFields(
      { weekly: before.weekly, alarms: before.alarms },
      { weekly, alarms },
      (key) => `${host} ${key}`,
    );
    if (changes.length > 0)
      await addEvent(userId, db, businessId, {
        at,
        by: actorOf(owner),
        what: 'Weekly test of a site changed',
        detail: host,
        requirementIds: [],
        changes,
      });
    return site;
  });
}
