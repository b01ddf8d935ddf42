/** Browsers in which an owner signed in before, by the hash of their token. */
import { and, count, desc, eq, inArray, lt, notInArray } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { devices, users } from '#server/base/database/schema.ts';
import { addressKey, findKey } from '#server/base/directory/directory.ts';
import { emailKey, type User } from '#server/identity/accounts/store.ts';
import { DAY_MS } from '#calendar/lengths.ts';

const MOST_DEVICES = 30;
const YEAR_MS = 365 * DAY_MS;

/** No account has it. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * The account of an address, and the hash by which it knows the browser; two statements, whether
 * there is such an account or not.
 */
export async function findSigningIn(
  db: Database,
  email: string,
  tokenHashes: readonly string[],
): Promise<{ readonly user?: User; readonly device?: string }> {
  const owner = (await findKey(db, addressKey(emailKey(email))))?.ownerId ?? NOBODY;
  const known = and(
    eq(devices.ownerId, owner),
    eq(devices.ownerId, users.id),
    inArray(devices.tokenHash, ['', ...tokenHashes]),
  );
  const [found] = await db
    .select({ user: users, device: devices.tokenHash })
    .from(users)
    .leftJoin(devices, known)
    .where(eq(users.id, owner))
    .limit(1);
  return found ? { user: found.user, ...(found.device !== null && { device: found.device }) } : {};
}

/** Which of these hashes the owner's account knows. */
export async function findKnownDevice(
  owner: string,
  db: Database,
  tokenHashes: readonly string[],
): Promise<string | undefined> {
  const [found] = await db
    .select({ tokenHash: devices.tokenHash })
    .from(devices)
    .where(and(eq(devices.ownerId, owner), inArray(devices.tokenHash, ['', ...tokenHashes])));
  return found?.tokenHash;
}

/** The owner's browsers, last used first. */
export function listDevices(
  owner: string,
  db: Database,
): Promise<{ knownSince: Date; lastUsedAt: Date }[]> {
  return db
    .select({ knownSince: devices.knownSince, lastUsedAt: devices.lastUsedAt })
    .from(devices)
    .where(eq(devices.ownerId, owner))
    .orderBy(desc(devices.lastUsedAt));
}

/** Notes that a known browser signed in. */
export async function touchDevice(
  owner: string,
  db: Database,
  tokenHash: string,
  at: Date,
): Promise<void> {
  await db
    .update(devices)
    .set({ lastUsedAt: at })
    .where(and(eq(devices.ownerId, owner), eq(devices.tokenHash, tokenHash)));
}

/**
 * Makes a browser known. Returns how many were known before; of very many, those used last stay.
 */
export async function addDevice(
  owner: string,
  db: Database,
  tokenHash: string,
  at: Date,
): Promise<number> {
  const [before] = await db
    .select({ number: count() })
    .from(devices)
    .where(eq(devices.ownerId, owner));
  await db.insert(devices).values({ ownerId: owner, tokenHash, knownSince: at, lastUsedAt: at });
  const kept = db
    .select({ tokenHash: devices.tokenHash })
    .from(devices)
    .where(eq(devices.ownerId, owner))
    .orderBy(desc(devices.lastUsedAt))
    .limit(MOST_DEVICES);
  if ((before?.number ?? 0) >= MOST_DEVICES)
    await db
      .delete(devices)
      .where(and(eq(devices.ownerId, owner), notInArray(devices.tokenHash, kept)));
  return before?.number ?? 0;
}

/** Forgets the owner's browsers but those kept, as after a new password. */
export async function dropDevicesOf(
  owner: string,
  db: Database,
  kept: readonly string[] = [],
): Promise<void> {
  await db
    .delete(devices)
    .where(and(eq(devices.ownerId, owner), notInArray(devices.tokenHash, ['', ...kept])));
}

/** Deletes the owner's browsers whose cookie is over. */
export async function dropOldDevices(owner: string, db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - YEAR_MS);
  await db.delete(devices).where(and(eq(devices.ownerId, owner), lt(devices.lastUsedAt, before)));
}
