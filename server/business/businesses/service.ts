/**
 * Creating and changing business profiles (docs/requirements.md 5;
 * docs/requirements-decisions.md 5).
 */
import type { Business, Profile } from '#contract/businesses.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import { changeBusiness } from '#server/business/stored/change.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import { businessReply } from './reply.ts';
import type { BusinessServices } from '#server/business/services.ts';
import { problem } from '#server/base/problem.ts';
import {
  addBusiness,
  countBusinesses,
  findBySubmissionKey,
  replaceProfile,
  type StoredBusiness,
} from '#server/business/stored/store.ts';
import type { Actor } from '#server/base/history/actor.ts';
import { changedFields } from '#server/base/history/changes.ts';
import { addAccountEvent, addEvent } from '#server/base/history/store.ts';
import { lockUser } from '#server/identity/accounts/store.ts';

export const MOST_BUSINESSES = 50;

/**
 * Whether the key came with another profile. What was changed since cannot tell; then the key
 * counts.
 */
const isOther = (profile: Profile, { version, ...stored }: StoredBusiness) =>
  version === 1 &&
  FIELDS.some((name) => JSON.stringify(profile[name] ?? null) !== JSON.stringify(stored[name]));
const FIELDS = [
  'businessName',
  'industry',
  'employeeCount',
  'annualRevenue',
  'statesOperating',
  'dataTypesCollected',
] as const;

/**
 * Creates a business. A repeated request with the same Idempotency-Key gets the business that the
 * first one created.
 */
export async function createBusiness(
  owner: string,
  services: BusinessServices,
  profile: Profile,
  by: Actor,
  submissionKey: string | undefined,
): Promise<Business> {
  await countTryOrThrow(services, 'newBusinesses', owner);
  return services.db.transaction(async (db) => {
    await lockUser(owner, db);
    const earlier =
      submissionKey === undefined ? undefined : await findBySubmissionKey(owner, db, submissionKey);
    if (earlier) {
      if (isOther(profile, earlier)) throw problem('key-reused');
      return businessReply(owner, db, services, earlier);
    }
    if ((await countBusinesses(owner, db)) >= MOST_BUSINESSES) throw problem('too-many-businesses');
    const { hash: lawHash } = services.corpus;
    const added = await addBusiness(owner, db, { profile, submissionKey, lawHash }, services.now());
    await addEvent(owner, db, added.id, {
      at: services.now(),
      by,
      what: 'Profile created',
      detail: profile.businessName,
      requirementIds: [],
      changes: changedFields({}, profile),
    });
    await addAccountEvent(owner, db, {
      at: services.now(),
      by,
      what: 'Business created',
      detail: profile.businessName,
      requirementIds: [],
    });
    return businessReply(owner, db, services, added);
  });
}

/**
 * Changes a profile. Throws `stale-version`, with the stored profile, if `version` is not the
 * current one.
 */
export async function changeProfile(
  owner: string,
  services: BusinessServices,
  id: string,
  change: Profile & { version: number },
  by: Actor,
): Promise<Business> {
  const { version, ...profile } = change;
  return changeBusiness(owner, services, {
    businessId: id,
    version,
    by,
    what: 'Profile changed',
    detail: null,
    write: async (db, now, stored) => {
      await replaceProfile(owner, db, id, profile, now);
      return changedFields({ ...stored }, profile);
    },
    read: async (db) =>
      businessReply(owner, db, services, await findBusinessOrThrow(owner, db, id)),
  });
}
