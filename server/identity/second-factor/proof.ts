/** "Show once more that it is you", before what could take the account away from its owner. */
import type { AccountCall } from '#server/identity/accounts/account-call.ts';
import { tokenHashes } from '#server/identity/sessions/sessions.ts';
import { problem } from '#server/base/problem.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { listFactors, provenAt } from './store.ts';

const GOOD_FOR_MS = 10 * 60 * 1000;

/** Throws `proof-needed` unless it was shown in this session within ten minutes. */
export async function requireProof(services: IdentityServices, asking: AccountCall): Promise<void> {
  const hashes = tokenHashes(services, asking.cookie);
  const at = await provenAt(asking.userId, services.db, hashes);
  const age = at === undefined ? undefined : services.now().getTime() - at.getTime();
  if (age === undefined || age < 0 || age > GOOD_FOR_MS) throw problem('proof-needed');
}

/**
 * The same where the account has a second factor. Elsewhere the password is asked for with the call
 * itself.
 */
export async function requireFactor(
  services: IdentityServices,
  asking: AccountCall,
): Promise<void> {
  const factors = await listFactors(asking.userId, services.db);
  if (factors.length > 0) await requireProof(services, asking);
}
