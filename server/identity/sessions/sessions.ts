/** Creates, reads and ends sessions. */
import type { Owner } from '#server/base/owner.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import type { Database } from '#server/base/database/database.ts';
import { addSession, endSession, endSessionsOf, touchSession } from './session-store.ts';
import { sessionName } from '#server/base/history/actor.ts';
import { deviceTokensIn } from './device-cookie.ts';
import { dropDevicesOf } from './device-store.ts';
import { holderOf, type TokenHolder } from '#server/base/directory/directory.ts';
import { newToken, tokenHash } from '#server/base/directory/secret-tokens.ts';
import { sessionCookie, tokensIn } from './session-cookie.ts';
import { isOver, isStale } from './session-lifetime.ts';

export interface Browser {
  readonly cookie: string | undefined;
  /** Browser and system, such as "Firefox on Windows". */
  readonly device: string | undefined;
}

/**
 * The owner of the session in the cookie, or undefined. An expired session is deleted, so that
 * setting the clock back cannot revive it.
 */
export async function ownerOf(
  services: IdentityServices,
  cookieHeader: string | undefined,
): Promise<Owner | undefined> {
  for (const holder of await holdersIn(services, cookieHeader)) {
    const owner = await ownerOfSession(services, holder);
    if (owner) return owner;
  }
  return undefined;
}

/** The sessions that a Cookie header names, each by the owner that it names. */
async function holdersIn(
  services: IdentityServices,
  cookieHeader: string | undefined,
): Promise<TokenHolder[]> {
  const holder: TokenHolder[] = [];
  for (const token of tokensIn(cookieHeader, services.config.https)) {
    const found = await holderOf(services.db, token);
    if (found) holder.push(found);
  }
  return holder;
}

async function ownerOfSession(
  services: IdentityServices,
  holder: TokenHolder,
): Promise<Owner | undefined> {
  const session = await services.readSession(holder);
  if (!session) return undefined;
  const now = services.now();
  if (isOver(session, now)) {
    await endSession(services.db, holder);
    return undefined;
  }
  if (isStale(session, now)) await touchSession(services.db, holder, now);
  return { ...session, session: sessionName(holder.hash) };
}

/** Ends the session on the server. */
export async function signOut(
  services: IdentityServices,
  cookieHeader: string | undefined,
): Promise<void> {
  await endSessionsIn(services, services.db, cookieHeader);
}

/** Ends the sessions that a Cookie header names. */
export async function endSessionsIn(
  services: IdentityServices,
  db: Database,
  cookieHeader: string | undefined,
): Promise<void> {
  for (const holder of await holdersIn({ ...services, db }, cookieHeader))
    await endSession(db, holder);
}

/**
 * Ends every session of the owner, forgets all browsers but this one, and creates a new session.
 * Returns the Set-Cookie line.
 */
export async function restartSession(
  services: IdentityServices,
  db: Database,
  userId: string,
  { cookie, device }: Browser,
): Promise<string> {
  const token = newToken(userId);
  await endSessionsOf(userId, db);
  const own = deviceTokensIn(cookie, services.config.https).map(tokenHash);
  await dropDevicesOf(userId, db, own);
  await addSession(userId, db, tokenHash(token), services.now(), device);
  return sessionCookie(services.config.https, token);
}

/** The hashes of the session tokens in a Cookie header. */
export const tokenHashes = (
  services: IdentityServices,
  cookieHeader: string | undefined,
): string[] => tokensIn(cookieHeader, services.config.https).map(tokenHash);
