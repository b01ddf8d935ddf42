/** Everything that is stored for one owner, to take away. */
import type { z } from 'zod/mini';
import type { everything } from '#contract/account-export.ts';
import { readAccount, type Asking } from './service.ts';
import { allowTry } from '../limits/limits.ts';
import { profileReply } from '../businesses/reply.ts';
import type { Database } from '../database/database.ts';
import type { House } from '../services.ts';
import { ratingsOf } from '../templates/service.ts';
import { receiptReply } from '../assessments/receipt-reply.ts';
import { headOf } from '../documents/service.ts';
import { told } from '../documents/stored-details.ts';
import { listAnswers } from '../businesses/answer-store.ts';
import { listBusinesses, type StoredBusiness } from '../businesses/store.ts';
import { listDetails } from '../documents/detail-store.ts';
import { everyVersion } from '../documents/version-store.ts';
import { everyEvent } from '../businesses/event-store.ts';
import { feedMadeAt } from '../feeds/store.ts';
import { listReceipts } from '../assessments/receipt-store.ts';
import { findUser } from './store.ts';
import { listWork, owedSince } from '../assessments/work-store.ts';

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
