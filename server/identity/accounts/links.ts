/**
 * One-time links for verification and reset: `/verify#token`, `/reset#token`
 * (docs/requirements-decisions.md 8).
 */
import type { Database } from '#server/base/database/database.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { resetMail, verificationMail } from '#server/base/mail/mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import { addToken, replaceToken } from './link-store.ts';
import type { User } from './store.ts';
import { newToken, tokenHash } from '#server/base/directory/secret-tokens.ts';
import { HOUR_MS } from '#calendar/lengths.ts';

export const LINK_LIVES_MS = { verify: 72 * HOUR_MS, reset: HOUR_MS } as const;

type Addressee = Pick<User, 'id' | 'email' | 'firstName' | 'language'>;

/** Queues the mail with a new link. `db` is the transaction of the change that needs it. */
export async function mailLink(
  services: IdentityServices,
  db: Database,
  user: Addressee,
  purpose: 'verify' | 'reset',
): Promise<void> {
  const token = newToken(user.id);
  const now = services.now();
  const expiresAt = new Date(now.getTime() + LINK_LIVES_MS[purpose]);
  // A stranger may ask for resets, too: a link that the owner asked for stays good beside them.
  if (purpose === 'reset')
    await addToken(user.id, db, { purpose, tokenHash: tokenHash(token), expiresAt });
  else await replaceToken(user.id, db, purpose, tokenHash(token), expiresAt);
  // The token stands behind "#": browsers keep that part out of requests, logs and referrers.
  const link = `${services.origin()}/${purpose}#${token}`;
  const letter = purpose === 'verify' ? verificationMail(user, link) : resetMail(user, link);
  await addMail(db, letter, now);
}
