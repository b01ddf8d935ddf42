/** Who is asking, and the beginning and end of a session. */
import type { House } from '../services.ts';
import type { Database } from '../database/database.ts';
import {
  addSession,
  endSession,
  endSessionsOf,
  touchSession,
  type StoredSession,
} from './session-store.ts';
import { newToken, tokenHash } from './secret-tokens.ts';
import { handOut, takeBack, tokenIn } from './session-cookie.ts';
import { isOver, isStale } from './session-lifetime.ts';

export type Owner = Pick<
  StoredSession,
  'userId' | 'email' | 'firstName' | 'lastName' | 'businessName' | 'emailVerifiedAt' | 'timeZone'
>;

/** The owner whose session the cookie names, or undefined. A session that is over is deleted: no clock brings it back. */
export async function ownerOf(
  house: House,
  cookieHeader: string | undefined,
): Promise<Owner | undefined> {
  const token = tokenIn(cookieHeader, house.config.https);
  if (!token) return undefined;
  const session = await house.readSession(tokenHash(token));
  if (!session) return undefined;
  const now = house.now();
  if (isOver(session, now)) {
    await endSession(house.db, tokenHash(token));
    return undefined;
  }
  if (isStale(session, now)) await touchSession(house.db, tokenHash(token), now);
  return session;
}

/** Begins a fresh session and ends the one that the browser came with. Answers the Set-Cookie line. */
export async function beginSession(
  house: House,
  userId: string,
  cookieHeader: string | undefined,
): Promise<string> {
  const token = newToken();
  const old = tokenIn(cookieHeader, house.config.https);
  await house.db.transaction(async (db) => {
    if (old) await endSession(db, tokenHash(old));
    await addSession(userId, db, tokenHash(token), house.now());
  });
  return handOut(house.config.https, token);
}

/** Ends the session on the server. Answers the Set-Cookie line that takes the cookie back. */
export async function finishSession(
  house: House,
  cookieHeader: string | undefined,
): Promise<string> {
  const token = tokenIn(cookieHeader, house.config.https);
  if (token) await endSession(house.db, tokenHash(token));
  return takeBack(house.config.https);
}

/** Ends every session of the owner and begins a fresh one. Answers the Set-Cookie line. */
export async function beginAnew(house: House, db: Database, userId: string): Promise<string> {
  const token = newToken();
  await endSessionsOf(userId, db);
  await addSession(userId, db, tokenHash(token), house.now());
  return handOut(house.config.https, token);
}

/** The hash of the token in a Cookie header; empty, which is no hash, where there is none. */
export function currentHash(house: House, cookieHeader: string | undefined): string {
  const token = tokenIn(cookieHeader, house.config.https);
  return token === undefined ? '' : tokenHash(token);
}

/** How an owner is named in the history. */
export const nameOf = ({ firstName, lastName }: Owner) => `${firstName} ${lastName}`;
