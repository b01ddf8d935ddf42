/**
 * Creating and changing business profiles (docs/requirements.md 5;
 * docs/requirements-decisions.md 5).
 */
import type { Business, Profile } from '#contract/businesses.ts';
import { countTryOrThrow } from '../limits/limits.ts';
import { changeBusiness } from './change.ts';
import { findBusinessOrThrow } from './find.ts';
import { businessReply } from './reply.ts';
import type { Services } from '../services.ts';
import { problem } from '../http/problem.ts';
import { addBusiness, countBusinesses, findBySubmissionKey, replaceProfile } from './store.ts';
import { addEvent } from './event-store.ts';
import { lockUser } from '../accounts/store.ts';

const MOST_BUSINESSES = 50;

/** Creates a business. A repeated request with the same Idempotency-Key gets the business that the first one created. */
export async function createBusiness(
  owner: string,
  services: Services,
  profile: Profile,
  by: string,
  submissionKey: string | undefined,
): Promise<Business> {
  await countTryOrThrow(services, 'newBusinesses', owner);
  return services.db.transaction(async (db) => {
    await lockUser(owner, db);
    const earlier =
      submissionKey === undefined ? undefined : await findBySubmissionKey(owner, db, submissionKey);
    if (earlier) return businessReply(owner, db, services, earlier);
    if ((await countBusinesses(owner, db)) >= MOST_BUSINESSES) throw problem('too-many-businesses');
    const added = await addBusiness(owner, db, profile, services.now(), submissionKey);
    await addEvent(owner, db, added.id, {
      at: services.now(),
      by,
      what: 'Profile created',
      detail: profile.businessName,
      requirementIds: [],
    });
    return businessReply(owner, db, services, added);
  });
}

/** Changes a profile. Throws `stale-version`, with the stored profile, if `version` is not the current one. */
export async function changeProfile(
  owner: string,
  services: Services,
  id: string,
  change: Profile & { version: number },
  by: string,
): Promise<Business> {
  const { version, ...profile } = change;
  return changeBusiness(owner, services, {
    businessId: id,
    version,
    by,
    what: 'Profile changed',
    detail: null,
    write: (db, now) => replaceProfile(owner, db, id, profile, now),
    read: async (db) =>
      businessReply(owner, db, services, await findBusinessOrThrow(owner, db, id)),
  });
}
