/**
 * A business's coming changes as a calendar file and a feed, and the secret address of the feed.
 */
import { createHash } from 'node:crypto';
import type { Feed, MadeFeed } from '#contract/feeds.ts';
import { atomFeed } from '#documents/formats/atom.ts';
import { calendarFile } from '#documents/formats/calendar.ts';
import { comingEntries, type DatedEntries } from '#documents/reports/coming-changes.ts';
import { contractEntries } from '#documents/reports/contract-ends.ts';
import { companyOf } from '#documents/map/entries.ts';
import { readStoredMap } from '#server/business/data-map/store.ts';
import { lookAgainEntry } from '#documents/reports/look-again-entry.ts';
import { taskEntries } from '#documents/reports/task-dates.ts';
import { assess, type Assessment } from '#engine/assessment/assessment.ts';
import { isQuiet } from '#engine/assessment/stand-kinds.ts';
import { mergeUpcoming } from '#engine/duties/upcoming.ts';
import { loadAssessmentInput } from '#server/business/assessments/service.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import { holderOf } from '#server/base/directory/directory.ts';
import { newToken, tokenHash } from '#server/base/directory/secret-tokens.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import type { Database } from '#server/base/database/database.ts';
import { inLanguageOf } from '#server/base/in-language.ts';
import { textInSpanish } from '#server/base/spanish/texts.ts';
import { findUser } from '#server/identity/accounts/store.ts';
import { wordsOfReport } from '#server/subjects/documents/report-in-spanish.ts';
import type { Services } from '#server/subjects/services.ts';
import { comingFor, horizon } from '#server/business/plan/service.ts';
import { listBusinesses } from '#server/business/stored/store.ts';
import type { Actor } from '#server/base/history/actor.ts';
import { addEvent } from '#server/base/history/store.ts';
import { dropFeed, feedAt, feedMadeAt, putFeed } from './store.ts';

/** Whether a business has a feed. Throws `not-found`. */
export async function readFeed(
  owner: string,
  services: Services,
  businessId: string,
): Promise<Feed> {
  await findBusinessOrThrow(owner, services.db, businessId);
  const madeAt = await feedMadeAt(owner, services.db, businessId);
  return { madeAt: madeAt?.toISOString() ?? null };
}

/** Creates an address; the previous one stops working. Throws `not-found` and `too-many-tries`. */
export async function makeFeed(
  owner: string,
  services: Services,
  businessId: string,
  by: Actor,
): Promise<MadeFeed> {
  await findBusinessOrThrow(owner, services.db, businessId);
  await countTryOrThrow(services, 'newFeeds', owner);
  const token = newToken(owner);
  const now = services.now();
  await services.db.transaction(async (db) => {
    await putFeed(owner, db, businessId, tokenHash(token), now);
    const what = 'Feed address made';
    await noteFeed(owner, { ...services, db }, { businessId, by, what });
  });
  const address = addressOf(services, token);
  return { madeAt: now.toISOString(), atom: `${address}.atom`, calendar: `${address}.ics` };
}

/** Deletes the address, if there is one. Throws `not-found`. */
export async function endFeed(
  owner: string,
  services: Services,
  businessId: string,
  by: Actor,
): Promise<void> {
  await findBusinessOrThrow(owner, services.db, businessId);
  await services.db.transaction((db) => endFeedOf(owner, { ...services, db }, businessId, by));
}

/** The same within a transaction. */
export async function endFeedOf(
  owner: string,
  within: Pick<Services, 'now'> & { readonly db: Database },
  businessId: string,
  by: Actor,
): Promise<void> {
  const what = 'Feed address ended';
  if (await dropFeed(owner, within.db, businessId))
    await noteFeed(owner, within, { businessId, by, what });
}

/**
 * Deletes the addresses of all businesses of an owner, as after a reset: who took the account may
 * have made one.
 */
export async function endFeedsOf(
  owner: string,
  services: Pick<Services, 'db' | 'now'>,
  by: Actor,
): Promise<void> {
  for (const { id } of await listBusinesses(owner, services.db))
    await endFeedOf(owner, services, id, by);
}

const noteFeed = (
  owner: string,
  { db, now }: Pick<Services, 'now'> & { readonly db: Database },
  { businessId, by, what }: Record<'businessId' | 'what', string> & { readonly by: Actor },
) => addEvent(owner, db, businessId, { at: now(), by, what, detail: null, requirementIds: [] });

const addressOf = (services: Services, token: string) => `${services.origin()}/feeds/${token}`;

/** The ids of entries are hashes, so that they reveal neither the address nor the business. */
const keyOf = (...of: string[]) =>
  createHash('sha256').update(of.join('\n')).digest('hex').slice(0, 32);

/** By it a calendar program knows entries of a business again, also those of a single file. */
export const calendarKey = (businessId: string) => keyOf('calendar', businessId);

/** The calendar file for the signed-in owner. Throws `not-found`. */
export async function calendarOf(
  owner: string,
  services: Services,
  businessId: string,
): Promise<string> {
  return calendarFile(await entriesOf(owner, await inOwnersLanguage(owner, services), businessId), {
    key: calendarKey(businessId),
    origin: services.origin(),
  });
}

/** The feed or calendar at `/feeds/<token>.atom` or `.ics`; undefined if the token is unknown. */
export async function feedText(
  services: Services,
  token: string,
  form: 'atom' | 'ics',
): Promise<string | undefined> {
  const holder = await holderOf(services.db, token);
  const feed = holder && (await feedAt(services.db, holder));
  return (
    feed && services.queue.take(feed.owner, 'links', () => written(services, feed, token, form))
  );
}

async function written(
  services: Services,
  feed: { readonly owner: string; readonly businessId: string },
  token: string,
  form: 'atom' | 'ics',
): Promise<string> {
  if (form === 'ics') return calendarOf(feed.owner, services, feed.businessId);
  const address = addressOf(services, token);
  const spoken = await inOwnersLanguage(feed.owner, services);
  return atomFeed(await entriesOf(feed.owner, spoken, feed.businessId), {
    key: keyOf('feed', tokenHash(token)),
    origin: services.origin(),
    self: `${address}.atom`,
    calendar: `${address}.ics`,
  });
}

/** A feed is read without a browser: in the language of the owner's account. */
async function inOwnersLanguage(owner: string, services: Services): Promise<Services> {
  const user = await findUser(owner, services.db);
  return inLanguageOf(services, user?.language ?? 'en');
}

/** What is ours in the entries, in Spanish; the law's texts are so already. */
function inSpanish({ title, entries, ...rest }: DatedEntries, assessed: Assessment | undefined) {
  const say = assessed ? wordsOfReport(assessed) : (text: string) => textInSpanish(text) ?? text;
  return {
    ...rest,
    title: say(title),
    entries: entries.map((entry) => ({
      ...entry,
      title: say(entry.title),
      lines: entry.lines.map(say),
    })),
  };
}

async function entriesOf(
  owner: string,
  services: Services,
  businessId: string,
): Promise<DatedEntries> {
  const { dated, assessed } = await madeEntries(owner, services, businessId);
  return services.corpus.language === 'es' ? inSpanish(dated, assessed) : dated;
}

/** The law's texts in the language of the corpus, all others in English. */
/** The contracts of the data map that end by themselves. */
async function contractEnds(owner: string, { db }: Services, businessId: string) {
  const { recipients } = await readStoredMap(owner, db, businessId);
  return recipients
    .filter(({ state, endsOn }) => state === 'confirmed' && endsOn !== '')
    .map((each) => ({ id: each.id, company: companyOf(each), endsOn: each.endsOn }));
}

async function madeEntries(
  owner: string,
  services: Services,
  businessId: string,
): Promise<{ dated: DatedEntries; assessed?: Assessment }> {
  const business = await findBusinessOrThrow(owner, services.db, businessId);
  const coming = await comingFor(owner, services, business, horizon(services, business));
  const { laws, facts } = services.corpus;
  const changes = mergeUpcoming([coming]);
  const law = comingEntries(business.businessName, changes, laws, facts.reviewed);
  const ends = await contractEnds(owner, services, businessId);
  const dated = {
    ...law,
    entries: [...law.entries, ...contractEntries(ends, { businessId, checkedTo: law.checkedTo })],
  };
  if (!coming.assessed) return { dated };
  // Reading a feed changes nothing, so no due date begins to count here.
  const input = await loadAssessmentInput(owner, services.db, services, business);
  const assessed = assess(services.corpus, input);
  const { stand } = assessed;
  // the day on which a law changes stands there already
  const looks = isQuiet(stand) && stand.lookAgain.stateName === null;
  const entries = [
    ...dated.entries,
    ...(looks ? [lookAgainEntry(assessed)] : []),
    ...(business.tasksInCalendar ? taskEntries(assessed) : []),
  ];
  return { dated: { ...dated, entries }, assessed };
}
