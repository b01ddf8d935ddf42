/** Creates, reads and ends sessions. */
import type { Services } from '../services.ts';
import type { Database } from '../database/database.ts';
import {
  addSession,
  endSession,
  endSessionsOf,
  touchSession,
  type StoredSession,
} from './session-store.ts';
import { sessionName } from '../history/actor.ts';
import { deviceTokensIn } from './device-cookie.ts';
import { dropDevicesOf } from './device-store.ts';
import { newToken, tokenHash } from './secret-tokens.ts';
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
  for (const hash of tokenHashes(services, cookieHeader)) {
    const owner = await ownerOfSession(services, hash);
    if (owner) return owner;
  }
  return undefined;
}

async function ownerOfSession(services: Services, hash: string): Promise<Owner | undefined> {
  const session = await services.readSession(hash);
  if (!session) return undefined;
  const now = services.now();
  if (isOver(session, now)) {
    await endSession(services.db, hash);
    return undefined;
  }
  if (isStale(session, now)) await touchSession(services.db, hash, now);
  return { ...session, session: sessionName(hash) };
}

/** Ends the session on the server. */
export async function signOut(services: Services, cookieHeader: string | undefined): Promise<void> {
  for (const hash of tokenHashes(services, cookieHeader)) await endSession(services.db, hash);
}

/** Ends every session of the owner, forgets all browsers but this one, and creates a new session. Returns the Set-Cookie line. */
export async function restartSession(
  services: Services,
  db: Database,
  userId: string,
  { cookie, device }: Browser,
): Promise<string> {
  const token = newToken();
  await endSessionsOf(userId, db);
  const own = deviceTokensIn(cookie, services.config.https).map(tokenHash);
  await dropDevicesOf(userId, db, own);
  await addSession(userId, db, tokenHash(token), services.now(), device);
  return sessionCookie(services.config.https, token);
}

/** The hashes of the session tokens in a Cookie header. */
export const tokenHashes = (services: Services, cookieHeader: string | undefined): string[] =>
  tokensIn(cookieHeader, services.config.https).map(tokenHash);
