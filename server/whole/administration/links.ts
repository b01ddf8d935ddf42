/** Links that an operator hands over, or has mailed. */
import { addToken, replaceToken } from '#server/identity/accounts/link-store.ts';
import { LINK_LIVES_MS } from '#server/identity/accounts/links.ts';
import { newToken, tokenHash } from '#server/base/directory/secret-tokens.ts';
import type { User } from '#server/identity/accounts/store.ts';
import { verificationMail } from '#server/base/mail/mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import type { Operating } from './operating.ts';

type Making = Pick<Operating, 'db' | 'now' | 'origin'>;

const until = (now: Date, purpose: keyof typeof LINK_LIVES_MS) =>
  new Date(now.getTime() + LINK_LIVES_MS[purpose]);

/** A new link to a new password, beside older ones. */
export async function resetLinkFor(
  { db, now, origin }: Making,
  user: Pick<User, 'id'>,
): Promise<string> {
  const token = newToken(user.id);
  const expiresAt = until(now(), 'reset');
  await addToken(user.id, db, { purpose: 'reset', tokenHash: tokenHash(token), expiresAt });
  return `${origin()}/reset#${token}`;
}

/** Queues the mail that confirms an address; the running server sends it. */
export async function verificationMailFor({ db, now, origin }: Making, user: User): Promise<void> {
  const token = newToken(user.id);
  await db.transaction(async (within) => {
    await replaceToken(user.id, within, 'verify', tokenHash(token), until(now(), 'verify'));
    await addMail(within, verificationMail(user, `${origin()}/verify#${token}`), now());
  });
}
