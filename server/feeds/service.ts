/** The coming changes of one business as a calendar file and a feed, and the secret address that leads to them. */
import { createHash } from 'node:crypto';
import type { Feed, MadeFeed } from '#contract/feeds.ts';
import { atomFeed } from '#documents/formats/atom.ts';
import { calendarFile } from '#documents/formats/calendar.ts';
import { comingEntries, type DatedEntries } from '#documents/tree/coming-changes.ts';
import { mergeUpcoming } from '#engine/assessment/upcoming.ts';
import { allowTry } from '../limits/limits.ts';
import { newToken, tokenHash } from '../accounts/secret-tokens.ts';
import { found } from '../assessments/service.ts';
import type { House } from '../services.ts';
import { comingFor, horizon } from '../plan/service.ts';
import { addEvent } from '../businesses/event-store.ts';
import { dropFeed, feedAt, feedMadeAt, putFeed } from './store.ts';

/** Whether a business has a feed. Throws `not-found`. */
export async function readFeed(owner: string, house: House, businessId: string): Promise<Feed> {
  await found(owner, house.db, businessId);
  const madeAt = await feedMadeAt(owner, house.db, businessId);
  return { madeAt: madeAt?.toISOString() ?? null };
}

/** Makes an address; the one before it ends. Throws `not-found` and `too-many-tries`. */
export async function makeFeed(
  owner: string,
  house: House,
  businessId: string,
  by: string,
): Promise<MadeFeed> {
  await found(owner, house.db, businessId);
  await allowTry(house, 'newFeeds', owner);
  const token = newToken();
  const now = house.now();
  await house.db.transaction(async (db) => {
    await putFeed(owner, db, businessId, tokenHash(token), now);
    await noteFeed(owner, { ...house, db }, businessId, by, 'Feed address made');
  });
  const address = addressOf(house, token);
  return { madeAt: now.toISOString(), atom: `${address}.atom`, calendar: `${address}.ics` };
}

/** Ends the address, if there is one. Throws `not-found`. */
export async function endFeed(
  owner: string,
  house: House,
  businessId: string,
  by: string,
): Promise<void> {
  await found(owner, house.db, businessId);
  await house.db.transaction(async (db) => {
    if (await dropFeed(owner, db, businessId))
      await noteFeed(owner, { ...house, db }, businessId, by, 'Feed address ended');
  });
}

const noteFeed = (
  owner: string,
  { db, now }: Pick<House, 'db' | 'now'>,
  businessId: string,
  by: string,
  what: string,
) => addEvent(owner, db, businessId, { at: now(), by, what, detail: null, requirementIds: [] });

const addressOf = (house: House, token: string) => `${house.origin()}/feeds/${token}`;

/** Ids of entries are made of hashes, so that they say nothing of the address or the business. */
const keyOf = (...of: string[]) =>
  createHash('sha256').update(of.join('\n')).digest('hex').slice(0, 32);

/** The calendar file for the signed-in owner. Throws `not-found`. */
export async function calendarOf(owner: string, house: House, businessId: string): Promise<string> {
  return calendarFile(await entriesOf(owner, house, businessId), {
    key: keyOf('calendar', businessId),
    origin: house.origin(),
  });
}

/** What stands at `/feeds/<token>.atom` or `.ics`; undefined where nothing does. */
export async function feedText(
  house: House,
  token: string,
  form: 'atom' | 'ics',
): Promise<string | undefined> {
  const hash = tokenHash(token);
  const feed = await feedAt(house.db, hash);
  if (!feed) return undefined;
  if (form === 'ics') return calendarOf(feed.owner, house, feed.businessId);
  const address = addressOf(house, token);
  return atomFeed(await entriesOf(feed.owner, house, feed.businessId), {
    key: keyOf('feed', hash),
    origin: house.origin(),
    self: `${address}.atom`,
    calendar: `${address}.ics`,
  });
}

async function entriesOf(owner: string, house: House, businessId: string): Promise<DatedEntries> {
  const business = await found(owner, house.db, businessId);
  const coming = await comingFor(owner, house, business, horizon(house, business));
  const { laws, facts } = house.corpus;
  return comingEntries(business.businessName, mergeUpcoming([coming]), laws, facts.reviewed);
}
