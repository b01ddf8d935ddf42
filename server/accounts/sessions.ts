/** Creates, reads and ends sessions. */
import type { Services } from '../services.ts';
import type { Database } from '../database/database.ts';
import {
  addSession,
  endSession,
  endSessionsOf,
  isStillCurrent,
  touchSession,
  type StoredSession,
} from './session-store.ts';
import { problem } from '../http/problem.ts';
import type { User } from './store.ts';
import { newToken, tokenHash } from './secret-tokens.ts';
import { sessionCookie, tokenIn } from './session-cookie.ts';
import { isOver, isStale } from './session-lifetime.ts';

export type Owner = Pick<
  StoredSession,
  'userId' | 'email' | 'firstName' | 'lastName' | 'businessName' | 'emailVerifiedAt' | 'timeZone'
>;

/** The owner of the session in the cookie, or undefined. An expired session is deleted, so that setting the clock back cannot revive it. */
export async function ownerOf(
  services: Services,
  cookieHeader: string | undefined,
): Promise<Owner | undefined> {
  const token = tokenIn(cookieHeader, services.config.https);
  if (!token) return undefined;
  const session = await services.readSession(tokenHash(token));
  if (!session) return undefined;
  const now = services.now();
  if (isOver(session, now)) {
    await endSession(services.db, tokenHash(token));
    return undefined;
  }
  if (isStale(session, now)) await touchSession(services.db, tokenHash(token), now);
  return session;
}

/**
 * Creates a session and ends the one in the request's cookie. Returns the Set-Cookie line. Throws `wrong-credentials` where
 * the password was replaced since it was checked.
 */
export async function startSession(
  services: Services,
  { id: userId, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
  cookieHeader: string | undefined,
  device: string | undefined,
): Promise<string> {
  const token = newToken();
  const old = tokenIn(cookieHeader, services.config.https);
  await services.db.transaction(async (db) => {
    // Before all else: a change of the password locks the account first, too.
    if (!(await isStillCurrent(userId, db, passwordHash))) throw problem('wrong-credentials');
    if (old) await endSession(db, tokenHash(old));
    await addSession(userId, db, tokenHash(token), services.now(), device);
  });
  return sessionCookie(services.config.https, token);
}

/** Ends the session on the server. */
export async function signOut(services: Services, cookieHeader: string | undefined): Promise<void> {
  const token = tokenIn(cookieHeader, services.config.https);
  if (token) await endSession(services.db, tokenHash(token));
}

/** Ends every session of the owner and creates a new one. Returns the Set-Cookie line. */
export async function restartSession(
  services: Services,
  db: Database,
  userId: string,
  device: string | undefined,
): Promise<string> {
  const token = newToken();
  await endSessionsOf(userId, db);
  await addSession(userId, db, tokenHash(token), services.now(), device);
  return sessionCookie(services.config.https, token);
}

/** The hash of the token in a Cookie header; '' (never a valid hash) where there is none. */
export function currentTokenHash(services: Services, cookieHeader: string | undefined): string {
  const token = tokenIn(cookieHeader, services.config.https);
  return token === undefined ? '' : tokenHash(token);
}

/** The owner's name as the history shows it. */
export const fullName = ({ firstName, lastName }: Owner) => `${firstName} ${lastName}`;
