/** Setting up and changing business profiles (specification 5; decisions, 5). */
import type { Business, Profile } from '#contract/businesses.ts';
import { allowTry } from '../limits/limits.ts';
import { held } from '../assessments/service.ts';
import { businessReply } from './reply.ts';
import type { House } from '../services.ts';
import { problem } from '../http/problem.ts';
import {
  addBusiness,
  countBusinesses,
  findBusiness,
  findSubmitted,
  replaceProfile,
} from './store.ts';
import { addEvent } from './event-store.ts';
import { holdUser } from '../accounts/store.ts';

const MOST_BUSINESSES = 50;

/** Sets up a business. A request repeated with the same submission key answers with the one already made. */
export async function setUp(
  owner: string,
  house: House,
  profile: Profile,
  by: string,
  submissionKey: string | undefined,
): Promise<Business> {
  await allowTry(house, 'newBusinesses', owner);
  return house.db.transaction(async (db) => {
    await holdUser(owner, db);
    const earlier =
      submissionKey === undefined ? undefined : await findSubmitted(owner, db, submissionKey);
    if (earlier) return businessReply(owner, db, house, earlier);
    if ((await countBusinesses(owner, db)) >= MOST_BUSINESSES) throw problem('too-many-businesses');
    const added = await addBusiness(owner, db, profile, house.now(), submissionKey);
    await addEvent(owner, db, added.id, {
      at: house.now(),
      by,
      what: 'Profile created',
      detail: profile.businessName,
      requirementIds: [],
    });
    return businessReply(owner, db, house, added);
  });
}

/** Changes a profile made on `version`; an older one is refused with what is stored now. */
export async function changeProfile(
  owner: string,
  house: House,
  id: string,
  change: Profile & { version: number },
  by: string,
): Promise<Business> {
  const { version, ...profile } = change;
  return house.db.transaction(async (db) => {
    const stored = await held(owner, db, id);
    if (stored.version !== version)
      throw problem('stale-version', { current: await businessReply(owner, db, house, stored) });
    await replaceProfile(owner, db, id, profile, house.now());
    await addEvent(owner, db, id, {
      at: house.now(),
      by,
      what: 'Profile changed',
      detail: null,
      requirementIds: [],
    });
    const changed = await findBusiness(owner, db, id);
    return businessReply(owner, db, house, changed ?? stored);
  });
}
