/** The export of everything stored for one owner. */
import * as z from 'zod/mini';
import { detailValue } from '#contract/details.ts';
import { everything, LONG, storedBusiness } from '#contract/account-export.ts';
import type { AccountCall } from '#server/identity/accounts/account-call.ts';
import { readAccount } from '#server/identity/sign-in/service.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import { profileReply } from '#server/business/businesses/reply.ts';
import { listLetters } from '#server/subjects/regulator-letters/store.ts';
import type { Database } from '#server/base/database/database.ts';
import { Rows, type Streamed } from '#server/base/http/json-stream.ts';
import { turnOfLongWork } from '#server/base/work/long-work.ts';
import type { Services } from '#server/services.ts';
import { ratingsOf } from '#server/subjects/templates/service.ts';
import { receiptReply } from '#server/business/assessments/receipt-reply.ts';
import { headOf } from '#server/subjects/documents/versions/service.ts';
import { readStoredMap } from '#server/business/data-map/store.ts';
import { listAnswers } from '#server/business/stored/answer-store.ts';
import { listBusinesses, type StoredBusiness } from '#server/business/stored/store.ts';
import { listDetails } from '#server/business/stored/detail-store.ts';
import { versionPages } from '#server/subjects/documents/versions/version-store.ts';
import { readEvent } from '#server/base/history/chain.ts';
import { ACCOUNT, chainPages } from '#server/base/history/store.ts';
import { listSlugs } from '#server/business/addresses/slug-store.ts';
import { allPublications } from '#server/subjects/publications/store.ts';
import { planningOf } from '#server/business/plan/service.ts';
import { feedMadeAt } from '#server/subjects/feeds/store.ts';
import { receiptPages } from '#server/business/assessments/receipt-store.ts';
import { exportAccess } from '#server/subjects/sharing/export-access.ts';
import { findDesk } from '#server/subjects/requests/desk/desk-store.ts';
import { requestPages } from '#server/subjects/requests/log/log.ts';
import { exportedSites, exportedTestPages } from '#server/subjects/site-tests/export.ts';
import { findUser } from '#server/identity/accounts/store.ts';
import { listWork, owedSince } from '#server/business/assessments/work-store.ts';

type Everything = Streamed<z.infer<typeof everything>>;
type Exported = Streamed<z.infer<typeof storedBusiness>>;

/** The account and all its businesses. The password and the tokens are left out: only their hashes are stored, which are of no use to anybody. */
export async function exportAccount(services: Services, asking: AccountCall): Promise<Everything> {
  const { userId } = asking;
  await countTryOrThrow(services, 'downloads', userId);
  const account = await readAccount(services, asking);
  const user = await findUser(userId, services.db);
  const stored = await listBusinesses(userId, services.db);
  return {
    madeAt: services.now().toISOString(),
    account: z.parse(everything.shape.account, {
      ...account,
      businessName: user?.businessName ?? '',
    }),
    businesses: new Rows(exported(userId, services.db, stored)),
    ratings: await ratingsOf(userId, services),
    access: await exportAccess(userId, services.db),
    accountHistory: historyOf(userId, services.db, ACCOUNT),
  };
}

async function* exported(owner: string, db: Database, stored: readonly StoredBusiness[]) {
  for (const business of stored) {
    await turnOfLongWork();
    yield [await gatherBusiness(owner, db, business)];
  }
}

/** Rows of pages, each with no more than its schema names. */
async function* named<Row, Named>(
  pages: AsyncIterable<readonly Row[]>,
  schema: z.ZodMiniType<Named>,
  shape: (row: Row) => unknown,
): AsyncGenerator<Named[]> {
  for await (const page of pages) {
    await turnOfLongWork();
    yield page.map((row) => z.parse(schema, shape(row)));
  }
}

/** What is short. */
const SHORT = z.omit(storedBusiness, {
  history: true,
  receipts: true,
  documents: true,
  requests: true,
  siteTests: true,
});

async function gatherBusiness(
  owner: string,
  db: Database,
  business: StoredBusiness,
): Promise<Exported> {
  const { id } = business;
  const short = z.parse(SHORT, await gatherShort(owner, db, business));
  return { ...short, ...longLists(owner, db, id) };
}

/** Few enough to leave others their time between two pages: an event may hold two notes of 4,000 characters. */
const PAGE = 25;

const historyOf = (owner: string, db: Database, chain: string) =>
  new Rows(
    named(chainPages(owner, db, chain, PAGE), LONG.history, (line) => {
      const event = readEvent(line);
      return { ...event, at: event.at.toISOString() };
    }),
  );

const longLists = (owner: string, db: Database, id: string) => ({
  history: historyOf(owner, db, id),
  receipts: new Rows(
    named(receiptPages(owner, db, id), LONG.receipts, (stored) => ({
      ...receiptReply(stored),
      facts: stored.facts,
    })),
  ),
  documents: new Rows(
    named(versionPages(owner, db, id), LONG.documents, (version) => ({
      ...headOf(version),
      document: version.template,
      text: version.tree,
      madeFrom: version.inputs,
    })),
  ),
  requests: new Rows(named(requestPages(owner, db, id), LONG.requests, (request) => request)),
  siteTests: new Rows(named(exportedTestPages(owner, db, id), LONG.siteTests, (test) => test)),
});

async function gatherShort(
  owner: string,
  db: Database,
  business: StoredBusiness,
): Promise<z.infer<typeof SHORT>> {
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
    details: await detailsOf(owner, db, id),
    dataMap: await readStoredMap(owner, db, id),
    ...(await publishedBy(owner, db, id)),
    regulatorLetters: (await listLetters(owner, db, id)).map(({ letter, savedAt }) => ({
      letter,
      savedAt: savedAt.toISOString(),
    })),
    requestDesk: (await findDesk(owner, db, id)) ?? null,
    ...(await exportedSites(owner, db, id)),
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

/** All that is stored, also what no document asks for any more. */
async function detailsOf(owner: string, db: Database, businessId: string) {
  const stored = await listDetails(owner, db, businessId);
  return stored.flatMap(({ variable, value, setAt }) => {
    const told = z.safeParse(detailValue, value);
    return told.success ? [{ name: variable, value: told.data, toldAt: setAt.toISOString() }] : [];
  });
}
