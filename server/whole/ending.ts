/**
 * The end of a business or an account: first what lies outside of its rows is undone, then the rows
 * go.
 */
import type { Removed } from '#contract/account/account.ts';
import type { Database } from '#server/base/database/database.ts';
import type { Actor } from '#server/base/history/actor.ts';
import { addAccountEvent, headOfChain } from '#server/base/history/store.ts';
import { dropMailsTo } from '#server/base/mail/store.ts';
import type { OwnedRooms } from '#server/base/owned.ts';
import { invalidInput } from '#server/base/problem.ts';
import { lockBusinessOrThrow } from '#server/business/stored/find.ts';
import { deleteBusiness, listBusinesses } from '#server/business/stored/store.ts';
import type { AccountCall } from '#server/identity/accounts/account-call.ts';
import { deleteUser, lockUser } from '#server/identity/accounts/store.ts';
import { WRONG } from '#server/identity/passwords/password-check.ts';
import { confirmed } from '#server/identity/sign-in/service.ts';
import { countHoldings } from './holdings.ts';
import type { WholeServices } from './services.ts';

async function undoBusiness(
  owned: OwnedRooms,
  of: { readonly owner: string; readonly businessId: string },
  db: Database,
): Promise<void> {
  for (const each of owned) await each.endedWithBusiness?.(of, db);
}

/** Undoes what an account leaves outside of its rows, in the transaction that deletes it. */
export async function undoAccount(
  owned: OwnedRooms,
  owner: string,
  db: Database,
  at: Date,
): Promise<void> {
  for (const { id } of await listBusinesses(owner, db))
    await undoBusiness(owned, { owner, businessId: id }, db);
  for (const each of owned) await each.endedWithAccount?.(owner, db, at);
}

/**
 * Deletes a business with all that belongs to it. The history of the account keeps its name, and
 * where its own history ended. Throws `not-found`.
 */
export async function endBusiness(
  owner: string,
  services: Pick<WholeServices, 'db' | 'now' | 'owned'>,
  id: string,
  by: Actor,
): Promise<void> {
  await services.db.transaction(async (db) => {
    const { businessName } = await lockBusinessOrThrow(owner, db, id);
    const head = await headOfChain(owner, db, id);
    await undoBusiness(services.owned, { owner, businessId: id }, db);
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

/**
 * Deletes the account and everything that belongs to it, queued mails included. Returns how much
 * was deleted.
 */
export async function deleteAccount(
  services: WholeServices,
  asking: AccountCall,
  password: string,
): Promise<Removed> {
  const { userId } = asking;
  const user = await confirmed(services, asking, password, 'password');
  const removed = await services.db.transaction(async (db) => {
    await lockUser(userId, db);
    const holdings = await countHoldings(userId, db);
    await undoAccount(services.owned, userId, db, services.now());
    if (!(await deleteUser(userId, db, user.passwordHash))) throw invalidInput({ password: WRONG });
    await dropMailsTo(db, user.email);
    return holdings;
  });
  await services.mailSender.forget(user.email);
  services.log.info({ event: 'account-deleted', user: userId }, 'account deleted');
  return removed;
}
