/**
 * For an owner who lost every device and every recovery code. The password is still needed at
 * sign-in, and the owner is told.
 */
import { dropTokensOf } from '#server/identity/accounts/link-store.ts';
import { lockUser, type User } from '#server/identity/accounts/store.ts';
import type { Database } from '#server/base/database/database.ts';
import { factorsRemovedMail } from '#server/base/mail/security-mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import { dropFactors, listFactors, replaceCodes } from '#server/identity/second-factor/store.ts';

/**
 * Takes away all apps, passkeys and recovery codes of an account, and queues the mail that says so.
 * Returns the names of what there was.
 */
export async function takeFactorsAway(db: Database, user: User, at: Date): Promise<string[]> {
  await lockUser(user.id, db);
  const names = (await listFactors(user.id, db)).map(({ kind, name }) =>
    kind === 'app' ? `authenticator app ${name}` : `passkey ${name}`,
  );
  await dropFactors(user.id, db);
  await replaceCodes(user.id, db, [], at);
  await dropTokensOf(user.id, db, 'second-step');
  if (names.length > 0) await addMail(db, factorsRemovedMail(user, at), at);
  return names;
}
