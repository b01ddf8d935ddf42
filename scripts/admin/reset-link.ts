import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { addToken } from '#server/accounts/link-store.ts';
import { newToken, tokenHash } from '#server/accounts/secret-tokens.ts';
import { findUserByEmail } from '#server/accounts/store.ts';

const HOUR = 60 * 60 * 1000;

/** The address at which owners reach the installation. */
function originOf({ publicUrl, host, port }: Config): string {
  if (publicUrl !== undefined) return publicUrl;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** A new link for the account of this address, beside older ones; undefined if there is no account. */
export async function resetLinkFor(
  db: Database,
  config: Config,
  email: string,
  now: Date,
): Promise<string | undefined> {
  const user = await findUserByEmail(db, email);
  if (!user) return undefined;
  const token = newToken();
  const until = new Date(now.getTime() + HOUR);
  await addToken(user.id, db, {
    purpose: 'reset',
    tokenHash: tokenHash(token),
    expiresAt: until,
  });
  return `${originOf(config)}/reset#${token}`;
}
