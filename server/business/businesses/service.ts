/**
 * Creating and changing business profiles (docs/requirements.md 5;
 * docs/requirements-decisions.md 5).
 */
import type { Business, Profile } from '#contract/businesses.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import { changeBusiness } from '#server/business/stored/change.ts';
import { findBusinessOrThrow, lockBusinessOrThrow } from '#server/business/stored/find.ts';
import { businessReply } from './reply.ts';
import type { Services } from '#server/services.ts';
import { problem } from '#server/base/http/problem.ts';
import {
  addBusiness,
  countBusinesses,
  deleteBusiness,
  findBySubmissionKey,
  replaceProfile,
  type StoredBusiness,
} from '#server/business/stored/store.ts';
import { dropKeysOfBusiness } from '#server/whole/keys-of.ts';
import type { Actor } from '#server/base/history/actor.ts';
import { changedFields } from '#server/base/history/changes.ts';
import { listMembers } from '#server/subjects/sharing/store.ts';
import { endSharesOf } from '#server/subjects/sharing/shares-ended.ts';
import { addAccountEvent, addEvent, headOfChain } from '#server/base/history/store.ts';
import { lockUser } from '#server/identity/accounts/store.ts';

export const MOST_BUSINESSES = 50;

/** Whether the key came with another profile. What was changed since cannot tell; then the key counts. */
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

/** Creates a business. A repeated request with the same Idempotency-Key gets the business that the first one created. */
export async function createBusiness(
  owner: string,
  services: Services,
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
    const added = await addBusiness(owner, db, profile, services.now(), submissionKey);
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

/** Changes a profile. Throws `stale-version`, with the stored profile, if `version` is not the current one. */
export async function changeProfile(
  owner: string,
  services: Services,
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

/**
 * Deletes a business with all that belongs to it. The history of the account keeps its name, and where its own history
 * ended. Throws `not-found`.
 */
export async function endBusiness(
  owner: string,
  services: Pick<Services, 'db' | 'now'>,
  id: string,
  by: Actor,
): Promise<void> {
  await services.db.transaction(async (db) => {
    const { businessName } = await lockBusinessOrThrow(owner, db, id);
    const head = await headOfChain(owner, db, id);
    await endSharesOf(db, await listMembers(owner, db, id));
    await dropKeysOfBusiness(owner, db, id);
    await deleteBusiness(owner, db, id);
    await addAccountEvent(owner, db, {
      at: services.now(),
      by,
      what: 'Business deleted',
      detail: businessName,
      requirementIds: [],
      changes: [{ of: 'history', before: head && { events: head.seq, hash: head.hash } }],
    });
  });
}
