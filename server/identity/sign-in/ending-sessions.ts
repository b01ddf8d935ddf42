/**
 * Signing out in other places: in one, or in all. Each wants fresh proof, so that a stolen session
 * cannot put its owner out.
 */
import type { IdentityServices } from '#server/identity/services.ts';
import { sessionName, type Actor } from '#server/base/history/actor.ts';
import { problem } from '#server/base/problem.ts';
import { requireProof } from '#server/identity/second-factor/proof.ts';
import { noteOfAccount } from '#server/identity/accounts/account-history.ts';
import type { AccountCall } from '#server/identity/accounts/account-call.ts';
import {
  endOtherSessionsOf,
  endSession,
  listSessionsOf,
} from '#server/identity/sessions/session-store.ts';
import { tokenHashes } from '#server/identity/sessions/sessions.ts';

/** Ends every session except the current one. Returns how many. Throws `proof-needed`. */
export async function signOutElsewhere(
  services: IdentityServices,
  asking: AccountCall,
  by: Actor,
): Promise<number> {
  await requireProof(services, asking);
  const ended = await services.db.transaction(async (db) => {
    const kept = tokenHashes(services, asking.cookie);
    const others = await endOtherSessionsOf(asking.userId, db, kept);
    const changes = [{ of: 'sessions ended', after: others }];
    const event = { what: 'Signed out everywhere else', changes };
    if (others > 0) await noteOfAccount({ ...services, db }, asking.userId, by, event);
    return others;
  });
  services.log.info({ event: 'sessions-ended', user: asking.userId }, 'signed out elsewhere');
  return ended;
}

/** Ends the session that has this short name. Throws `proof-needed` or `not-found`. */
export async function endOneSession(
  services: IdentityServices,
  asking: AccountCall,
  by: Actor,
  name: string,
): Promise<void> {
  const { userId } = asking;
  await requireProof(services, asking);
  await services.db.transaction(async (db) => {
    const all = await listSessionsOf(userId, db);
    const found = all.find(({ tokenHash }) => sessionName(tokenHash) === name);
    if (!found) throw problem('not-found');
    await endSession(db, { owner: userId, hash: found.tokenHash });
    const event = { what: 'Signed out in one place', detail: found.device ?? `Session ${name}` };
    await noteOfAccount({ ...services, db }, userId, by, event);
  });
  services.log.info({ event: 'sessions-ended', user: userId }, 'signed out in one place');
}
