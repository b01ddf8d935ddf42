/**
 * What an operator sees and changes of accounts: how many, how large, whether they may sign in.
 * Never what is in them.
 */
import { asc, eq, ilike, sql } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { businesses, chains, users } from '#server/base/database/schema.ts';

const MOST_LISTED = 500;

export interface ListedAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly createdAt: Date;
  readonly emailVerifiedAt: Date | null;
  readonly disabledAt: Date | null;
  readonly quotaTimes: number;
  readonly businesses: number;
  readonly events: number;
}

/** Accounts whose address has this part, by address. */
export function listAccounts(db: Database, part: string): Promise<ListedAccount[]> {
  const like = `%${part.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      createdAt: users.createdAt,
      emailVerifiedAt: users.emailVerifiedAt,
      disabledAt: users.disabledAt,
      quotaTimes: users.quotaTimes,
      businesses: sql<number>`(select count(*) from ${businesses} where ${businesses.ownerId} = "users"."id")::float8`,
      events: sql<number>`(select coalesce(sum(${chains.seq}), 0) from ${chains} where ${chains.ownerId} = "users"."id")::float8`,
    })
    .from(users)
    .where(ilike(users.emailKey, like))
    .orderBy(asc(users.emailKey))
    .limit(MOST_LISTED);
}

/** From when nobody may sign in; null: the owner may. */
export async function setDisabled(owner: string, db: Database, at: Date | null): Promise<void> {
  await db.update(users).set({ disabledAt: at }).where(eq(users.id, owner));
}

/** How many times the usual room the account has. */
export async function setQuotaTimes(owner: string, db: Database, times: number): Promise<void> {
  await db.update(users).set({ quotaTimes: times }).where(eq(users.id, owner));
}
