/** Everything that is stored for one owner, to take away. */
import type { z } from 'zod/mini';
import type { everything } from '#contract/everything.ts';
import { readAccount, type Asking } from './accounts/own-account.ts';
import { allowTry } from './accounts/limits.ts';
import { profileReply } from './business-reply.ts';
import type { Database } from './database/database.ts';
import type { House } from './house.ts';
import { ratingsOf } from './rating.ts';
import { receiptReply } from './receipt-reply.ts';
import { headOf } from './papers/reading.ts';
import { told } from './papers/details-told.ts';
import { listAnswers } from './stores/answers.ts';
import { listBusinesses, type StoredBusiness } from './stores/businesses.ts';
import { listDetails } from './stores/details.ts';
import { everyVersion } from './stores/document-versions.ts';
import { everyEvent } from './stores/events.ts';
import { feedMadeAt } from './stores/feeds.ts';
import { listReceipts } from './stores/receipts.ts';
import { findUser } from './stores/users.ts';
import { listWork, owedSince } from './stores/work.ts';

type Everything = z.infer<typeof everything>;

/** The account, and each business with all that belongs to it. Only the password and the tokens stay: as hashes they are of use to nobody. */
export async function gatherEverything(house: House, asking: Asking): Promise<Everything> {
  const { userId } = asking;
  await allowTry(house, 'downloads', userId);
  const account = await readAccount(house, asking);
  const user = await findUser(userId, house.db);
  const businesses = [];
  for (const business of await listBusinesses(userId, house.db))
    businesses.push(await gatherBusiness(userId, house.db, business));
  return {
    madeAt: house.now().toISOString(),
    account: { ...account, businessName: user?.businessName ?? '' },
    businesses,
    ratings: await ratingsOf(userId, house),
  };
}

async function gatherBusiness(
  owner: string,
  db: Database,
  business: StoredBusiness,
): Promise<Everything['businesses'][number]> {
  const { id } = business;
  return {
    profile: profileReply(business),
    answers: (await listAnswers(owner, db, id)).map((answer) => ({
      ...answer,
      answeredAt: answer.answeredAt.toISOString(),
    })),
    tasks: (await listWork(owner, db, id)).map((task) => ({
      ...task,
      setAt: task.setAt.toISOString(),
    })),
    firstListed: Object.fromEntries(
      Object.entries(await owedSince(owner, db, id)).map(([key, at]) => [key, at.toISOString()]),
    ),
    history: (await everyEvent(owner, db, id)).map((event) => ({
      ...event,
      at: event.at.toISOString(),
    })),
    receipts: (await listReceipts(owner, db, id)).map((receipt) => ({
      ...receiptReply(receipt),
      facts: receipt.facts,
    })),
    details: [...told(await listDetails(owner, db, id))].map(([name, { value, at }]) => ({
      name,
      value,
      toldAt: at.toISOString(),
    })),
    documents: (await everyVersion(owner, db, id)).map((version) => ({
      ...headOf(version),
      document: version.template,
      text: version.paper,
    })),
    feedMadeAt: (await feedMadeAt(owner, db, id))?.toISOString() ?? null,
  };
}
