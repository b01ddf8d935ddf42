/** The export of everything stored for one owner. */
import * as z from 'zod/mini';
import { detailValue } from '#contract/details.ts';
import type { everything } from '#contract/account-export.ts';
import type { AccountCall } from './account-call.ts';
import { readAccount } from './service.ts';
import { countTryOrThrow } from '../limits/limits.ts';
import { profileReply } from '../businesses/reply.ts';
import { listLetters } from '../regulator-letters/store.ts';
import type { Database } from '../database/database.ts';
import type { Services } from '../services.ts';
import { ratingsOf } from '../templates/service.ts';
import { receiptReply } from '../assessments/receipt-reply.ts';
import { headOf } from '../documents/service.ts';
import { readStoredMap } from '../data-map/store.ts';
import { listAnswers } from '../businesses/answer-store.ts';
import { listBusinesses, type StoredBusiness } from '../businesses/store.ts';
import { listDetails } from '../documents/detail-store.ts';
import { allVersions } from '../documents/version-store.ts';
import { ACCOUNT, allEvents } from '../history/store.ts';
import { listSlugs } from '../publications/slug-store.ts';
import { allPublications } from '../publications/store.ts';
import { planningOf } from '../plan/service.ts';
import { feedMadeAt } from '../feeds/store.ts';
import { listReceipts } from '../assessments/receipt-store.ts';
import { exportAccess } from './export-access.ts';
import { findUser } from './store.ts';
import { listWork, owedSince } from '../assessments/work-store.ts';

type Everything = z.infer<typeof everything>;

/** The account and all its businesses. The password and the tokens are left out: only their hashes are stored, which are of no use to anybody. */
export async function exportAccount(services: Services, asking: AccountCall): Promise<Everything> {
  const { userId } = asking;
  await countTryOrThrow(services, 'downloads', userId);
  const account = await readAccount(services, asking);
  const user = await findUser(userId, services.db);
  const businesses = [];
  for (const business of await listBusinesses(userId, services.db))
    businesses.push(await gatherBusiness(userId, services.db, business));
  return {
    madeAt: services.now().toISOString(),
    account: { ...account, businessName: user?.businessName ?? '' },
    businesses,
    ratings: await ratingsOf(userId, services),
    access: await exportAccess(userId, services.db),
    accountHistory: await historyOf(userId, services.db, ACCOUNT),
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
    planning: planningOf(business),
    answers: await answersOf(owner, db, id),
    tasks: (await listWork(owner, db, id)).map((task) => ({
      ...task,
      setAt: task.setAt.toISOString(),
    })),
    firstListed: Object.fromEntries(
      Object.entries(await owedSince(owner, db, id)).map(([key, at]) => [key, at.toISOString()]),
    ),
    history: await historyOf(owner, db, id),
    receipts: (await listReceipts(owner, db, id)).map((receipt) => ({
      ...receiptReply(receipt),
      facts: receipt.facts,
    })),
    details: await detailsOf(owner, db, id),
    dataMap: await readStoredMap(owner, db, id),
    documents: (await allVersions(owner, db, id)).map((version) => ({
      ...headOf(version),
      document: version.template,
      text: version.tree,
      madeFrom: version.inputs,
    })),
    ...(await publishedBy(owner, db, id)),
    regulatorLetters: (await listLetters(owner, db, id)).map(({ letter, savedAt }) => ({
      letter,
      savedAt: savedAt.toISOString(),
    })),
    feedMadeAt: (await feedMadeAt(owner, db, id))?.toISOString() ?? null,
  };
}

async function publishedBy(owner: string, db: Database, businessId: string) {
  const slugs = await listSlugs(owner, db, businessId);
  const publications = await allPublications(owner, db, businessId);
  return {
    slugs: slugs.map(({ slug, chosenAt, inSearch }) => ({
      slug,
      chosenAt: chosenAt.toISOString(),
      inSearch,
    })),
    publications: publications.map((each) => ({
      document: each.template,
      number: each.number,
      publishedAt: each.publishedAt.toISOString(),
      publishedOn: each.publishedOn,
      publishedBy: each.publishedBy,
      withdrawnOn: each.withdrawnOn,
    })),
  };
}

const answersOf = async (owner: string, db: Database, businessId: string) =>
  (await listAnswers(owner, db, businessId)).map((answer) => ({
    ...answer,
    answeredAt: answer.answeredAt.toISOString(),
  }));

const historyOf = async (owner: string, db: Database, businessId: string) =>
  (await allEvents(owner, db, businessId)).map((event) => ({
    ...event,
    at: event.at.toISOString(),
  }));

/** All that is stored, also what no document asks for any more. */
async function detailsOf(owner: string, db: Database, businessId: string) {
  const stored = await listDetails(owner, db, businessId);
  return stored.flatMap(({ variable, value, setAt }) => {
    const told = z.safeParse(detailValue, value);
    return told.success ? [{ name: variable, value: told.data, toldAt: setAt.toISOString() }] : [];
  });
}
