/** The export of everything stored for one owner: what every room says is in it. */
import * as z from 'zod/mini';
import { everything, LONG, storedBusiness } from '#contract/account/account-export.ts';
import type { Database } from '#server/base/database/database.ts';
import { exportedEvents } from '#server/base/history/owned.ts';
import { ACCOUNT } from '#server/base/history/store.ts';
import { Rows, type Streamed } from '#server/base/http/json-stream.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import type { LongExport, Owned, OwnedBusiness, OwnedRooms } from '#server/base/owned.ts';
import { turnOfLongWork } from '#server/base/pacing/long-work.ts';
import { listBusinesses, type StoredBusiness } from '#server/business/stored/store.ts';
import type { AccountCall } from '#server/identity/accounts/account-call.ts';
import { findUser } from '#server/identity/accounts/store.ts';
import { readAccount } from '#server/identity/sign-in/service.ts';
import type { WholeServices } from './services.ts';

type Everything = Streamed<z.infer<typeof everything>>;
type Exported = Streamed<z.infer<typeof storedBusiness>>;

/**
 * The account and all its businesses. The password and the tokens are left out: only their hashes
 * are stored, which are of no use to anybody.
 */
export async function exportAccount(
  services: WholeServices,
  asking: AccountCall,
): Promise<Everything> {
  const { userId } = asking;
  const { db, owned } = services;
  await countTryOrThrow(services, 'downloads', userId);
  const account = await readAccount(services, asking);
  const user = await findUser(userId, db);
  const stored = await listBusinesses(userId, db);
  return {
    madeAt: services.now().toISOString(),
    account: z.parse(everything.shape.account, {
      ...account,
      businessName: user?.businessName ?? '',
    }),
    businesses: new Rows(exported(owned, userId, db, stored)),
    ratings: (await gathered(owned, (each) => each.exportedRatings?.(userId, db))).flat(),
    access: z.parse(
      everything.shape.access,
      Object.assign({}, ...(await gathered(owned, (each) => each.exportedAccess?.(userId, db)))),
    ),
    accountHistory: new Rows(named(exportedEvents(userId, db, ACCOUNT), LONG.history)),
  };
}

/** What each room gives, one after the other. */
async function gathered<Part>(
  owned: OwnedRooms,
  ask: (each: Owned<never>) => Promise<Part> | undefined,
) {
  const parts: Part[] = [];
  for (const each of owned) {
    const part = await ask(each);
    if (part !== undefined) parts.push(part);
  }
  return parts;
}

async function* exported(
  owned: OwnedRooms,
  owner: string,
  db: Database,
  stored: readonly StoredBusiness[],
) {
  for (const { id } of stored) {
    await turnOfLongWork();
    yield [await gatherBusiness(owned, { owner, businessId: id }, db)];
  }
}

/** Rows of pages, each with no more than its schema names. */
async function* named<Named>(
  pages: AsyncIterable<readonly unknown[]>,
  schema: z.ZodMiniType<Named>,
): AsyncGenerator<Named[]> {
  for await (const page of pages) {
    await turnOfLongWork();
    yield page.map((row) => z.parse(schema, row));
  }
}

/** What is short. */
const SHORT = z.omit(storedBusiness, {
  history: true,
  receipts: true,
  documents: true,
  requests: true,
  arrivedMails: true,
  siteTests: true,
});

async function gatherBusiness(
  owned: OwnedRooms,
  of: OwnedBusiness,
  db: Database,
): Promise<Exported> {
  const parts = await gathered(owned, (each) => each.exported?.(of, db));
  const lists: LongExport = Object.assign({}, ...owned.map((each) => each.exportedLists?.(of, db)));
  return {
    ...z.parse(SHORT, Object.assign({}, ...parts)),
    history: new Rows(named(lists.history, LONG.history)),
    receipts: new Rows(named(lists.receipts, LONG.receipts)),
    documents: new Rows(named(lists.documents, LONG.documents)),
    requests: new Rows(named(lists.requests, LONG.requests)),
    arrivedMails: new Rows(named(lists.arrivedMails, LONG.arrivedMails)),
    siteTests: new Rows(named(lists.siteTests, LONG.siteTests)),
  };
}
