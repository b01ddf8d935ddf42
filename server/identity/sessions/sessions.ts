/** Creates, reads and ends sessions. */
import type { Services } from '#server/services.ts';
import type { Database } from '#server/base/database/database.ts';
import {
  addSession,
  endSession,
  endSessionsOf,
  touchSession,
  type StoredSession,
} from './session-store.ts';
import { sessionName } from '#server/base/history/actor.ts';
import { deviceTokensIn } from './device-cookie.ts';
import { dropDevicesOf } from './device-store.ts';
import { holderOf, type Held } from '#server/base/directory/directory.ts';
import { newToken, tokenHash } from '#server/base/directory/secret-tokens.ts';
import { sessionCookie, tokensIn } from './session-cookie.ts';
import { isOver, isStale } from './session-lifetime.ts';

export interface Browser {
  readonly cookie: string | undefined;
  /** Browser and system, such as "Firefox on Windows". */
  readonly device: string | undefined;
}

export type Owner = Pick<
  StoredSession,
  'userId' | 'email' | 'firstName' | 'lastName' | 'businessName' | 'emailVerifiedAt' | 'timeZone'
> & {
  /** The short name of the session, for the history. */
  readonly session: string;
  /** Whether businesses of others may be shared with the account. */
  readonly advises: boolean;
  /** Who acts in the owner's place, in calls about a shared business. */
  readonly adviser?: { readonly id: string; readonly name: string };
};

/** The owner of the session in the cookie, or undefined. An expired session is deleted, so that setting the clock back cannot revive it. */
export async function ownerOf(
  services: Services,
  cookieHeader: string | undefined,
): Promise<Owner | undefined> {
  for (const held of await heldIn(services, cookieHeader)) {
    const owner = await ownerOfSession(services, held);
    if (owner) return owner;
  }
  return undefined;
}

/** The sessions that a Cookie header names, each by the owner that it names. */
async function heldIn(services: Services, cookieHeader: string | undefined): Promise<Held[]> {
  const held: Held[] = [];
  for (const token of tokensIn(cookieHeader, services.config.https)) {
    const found = await holderOf(services.db, token);
    if (found) held.push(found);
  }
  return held;
}

async function ownerOfSession(services: Services, held: Held): Promise<Owner | undefined> {
  const session = await services.readSession(held);
  if (!session) return undefined;
  const now = services.now();
  if (isOver(session, now)) {
    await endSession(services.db, held);
    return undefined;
  }
  if (isStale(session, now)) await touchSession(services.db, held, now);
  return { ...session, session: sessionName(held.hash) };
}

/** Ends the session on the server. */
export async function signOut(services: Services, cookieHeader: string | undefined): Promise<void> {
  await endSessionsIn(services, services.db, cookieHeader);
}

/** Ends the sessions that a Cookie header names. */
export async function endSessionsIn(
  services: Services,
  db: Database,
  cookieHeader: string | undefined,
): Promise<void> {
  for (const held of await heldIn({ ...services, db }, cookieHeader)) await endSession(db, held);
}

/** Ends every session of the owner, forgets all browsers but this one, and creates a new session. Returns the Set-Cookie line. */
export async function restartSession(
  services: Services,
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
export const tokenHashes = (services: Services, cookieHeader: string | undefined): string[] =>
  tokensIn(cookieHeader, services.config.https).map(tokenHash);
