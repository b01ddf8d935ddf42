/** Name, time zone and language of the owner; each change is in the history of the account. */
import { EASTERN } from '#calendar/time-zone.ts';
import type { Language } from '#text/language.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { changedFields } from '#server/base/history/changes.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { noteOfAccount } from '#server/identity/accounts/account-history.ts';
import type { Owner } from '#server/base/owner.ts';
import {
  findUser,
  lockUser,
  setLanguage,
  setName,
  setTimeZone,
  type User,
} from '#server/identity/accounts/store.ts';

type Name = Pick<User, 'firstName' | 'lastName'>;

/** Changes the name. */
export async function changeName(
  services: IdentityServices,
  owner: Owner,
  name: Name,
): Promise<Name> {
  await services.db.transaction(async (db) => {
    await lockUser(owner.userId, db);
    const before = await findUser(owner.userId, db);
    const changes = changedFields({ ...before }, { ...name });
    if (changes.length === 0) return;
    await setName(owner.userId, db, name);
    const event = { what: 'Name changed', changes };
    await noteOfAccount({ ...services, db }, owner.userId, actorOf(owner), event);
  });
  return name;
}

/** Changes the language of pages and mails. */
export async function changeLanguage(
  services: IdentityServices,
  owner: Owner,
  { language }: { readonly language: Language },
): Promise<{ language: Language }> {
  await setLanguage(owner.userId, services.db, language);
  return { language };
}

/** Changes the time zone. */
export async function changeTimeZone(
  services: IdentityServices,
  owner: Owner,
  { timeZone }: { readonly timeZone: string },
): Promise<{ timeZone: string }> {
  await services.db.transaction(async (db) => {
    await lockUser(owner.userId, db);
    const stored = await findUser(owner.userId, db);
    await setTimeZone(owner.userId, db, timeZone);
    const before = stored?.timeZone ?? EASTERN;
    if (before === timeZone) return;
    const event = {
      what: 'Time zone changed',
      changes: [{ of: 'timeZone', before, after: timeZone }],
    };
    await noteOfAccount({ ...services, db }, owner.userId, actorOf(owner), event);
  });
  return { timeZone };
}
