/** A secret calendar of last days: references and states, and no names. */
import { createHash } from 'node:crypto';
import { eq, and } from 'drizzle-orm';
import { calendarFile } from '#documents/formats/calendar.ts';
import { holderOf } from '#server/base/directory/directory.ts';
import { newToken, tokenHash } from '#server/base/directory/secret-tokens.ts';
import type { Owner } from '#server/base/owner.ts';
import type { Database } from '#server/base/database/database.ts';
import { requestDesks } from '#server/base/database/schema.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { addEvent } from '#server/base/history/store.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import type { Services } from '#server/subjects/services.ts';
import { storeDesk, type StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { openRows } from '#server/subjects/requests/desk/list.ts';
import { deskOf } from '#server/subjects/requests/log/log.ts';
import { dayOf } from '#server/subjects/requests/clock/items-on-day.ts';

/** A new address; the one before stops working. Throws `not-found`, `too-many-tries`. */
export async function makeCalendar(
  owner: Owner,
  services: Services,
  businessId: string,
): Promise<{ address: string }> {
  await deskOf(owner, services, businessId);
  await countTryOrThrow(services, 'newFeeds', owner.userId);
  const token = newToken(owner.userId);
  await setHash(owner, services, businessId, {
    feedHash: tokenHash(token),
    what: 'Calendar address of requests made',
  });
  return { address: `${services.origin()}/feeds/requests/${token}.ics` };
}

/** Ends the address. Throws `not-found`. */
export async function endCalendar(
  owner: Owner,
  services: Services,
  businessId: string,
): Promise<void> {
  const { feedHash } = await deskOf(owner, services, businessId);
  if (feedHash === null) return;
  await setHash(owner, services, businessId, {
    feedHash: null,
    what: 'Calendar address of requests ended',
  });
}

const setHash = (
  owner: Owner,
  { db, now }: Services,
  businessId: string,
  { feedHash, what }: { readonly feedHash: string | null; readonly what: string },
) =>
  db.transaction(async (tx) => {
    await storeDesk(owner.userId, tx, businessId, { feedHash });
    const event = { at: now(), by: actorOf(owner), what, detail: null, requirementIds: [] };
    await addEvent(owner.userId, tx, businessId, event);
  });

/** The calendar at an address; undefined where it is unknown or ended. */
export async function calendarAt(services: Services, token: string): Promise<string | undefined> {
  const holder = await holderOf(services.db, token);
  const desk = holder && (await deskAt(services.db, holder));
  if (!desk) return undefined;
  return services.queue.take(desk.ownerId, 'links', () => calendarOf(services, desk));
}

async function deskAt(
  db: Database,
  { owner, hash }: { readonly owner: string; readonly hash: string },
): Promise<StoredDesk | undefined> {
  const [found] = await db
    .select()
    .from(requestDesks)
    .where(and(eq(requestDesks.ownerId, owner), eq(requestDesks.feedHash, hash)));
  return found;
}

async function calendarOf(services: Services, desk: StoredDesk): Promise<string> {
  const { now, origin } = services;
  const rows = await openRows(services, desk, dayOf(desk, now()));
  const entries = rows.flatMap(({ reference, state, receivedOn, items }) =>
    items.flatMap(({ type, nextLastDay }) =>
      nextLastDay === null
        ? []
        : [
            {
              date: nextLastDay,
              key: [reference, type],
              title: `Request ${reference}: last day`,
              lines: [`State: ${state ?? 'not said'}`, `Received on ${receivedOn}`],
              page: '/requests',
              checkedTo: receivedOn,
            },
          ],
    ),
  );
  const key = createHash('sha256')
    .update(`requests\n${desk.businessId}`)
    .digest('hex')
    .slice(0, 32);
  const dated = { title: 'Requests: last days', entries, checkedTo: dayOf(desk, now()) };
  return calendarFile(dated, { key, origin: origin() });
}
