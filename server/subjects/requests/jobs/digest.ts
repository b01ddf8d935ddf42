/**
 * One mail a day about what comes due: 14, 7, 3 and 1 days before, daily once it is overdue, and
 * once for what is quarantined for a look, and for mails that wait. It names references and days,
 * and nobody; and all that is as near as what it is sent for.
 */
import { daysBetween } from '#calendar/dates.ts';
import { clockTime } from '#calendar/time-zone.ts';
import { counted, longDate } from '#text/english.ts';
import * as spanish from '#text/english.es.ts';
import type { RequestRow } from '#contract/requests/request-shapes.ts';
import { findUser } from '#server/identity/accounts/store.ts';
import type { Database } from '#server/base/database/database.ts';
import { type Addressee, ownerMail, type Paragraph } from '#server/base/mail/mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import { listMembers } from '#server/identity/access/store.ts';
import { countArrived } from '#server/subjects/requests/arriving/arrived-store.ts';
import { countQuarantined } from '#server/subjects/requests/stored/quarantine.ts';
import { noteReminded, type StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { openRows, type WithDesks } from '#server/subjects/requests/desk/list.ts';
import { dayOf } from '#server/subjects/requests/clock/items-on-day.ts';

const BEFORE = new Set([14, 7, 3, 1, 0]);
/** A mail that is due names all that comes so soon: the nearest day is never left out. */
const SOON = Math.max(...BEFORE);
/** From this hour on, in the time zone of the business. */
const HOUR = 7;
const MOST_LINES = 20;

interface Noted {
  readonly reference: string;
  readonly day: string;
  readonly days: number;
}

/** What the digest of a day has to say of what is open, the nearest day first. */
function notedOn(rows: readonly RequestRow[], today: string) {
  const days = rows
    .filter(({ isTrial }) => !isTrial)
    .flatMap(({ reference, items }): Noted[] => {
      // what no law dates has a day that the desk promised
      const first = items
        .flatMap(({ nextLastDay, promisedOn }) => nextLastDay ?? promisedOn ?? [])
        .toSorted()[0];
      return first === undefined
        ? []
        : [{ reference, day: first, days: daysBetween(today, first) }];
    });
  const isDue = days.some(({ days: left }) => left < 0 || BEFORE.has(left));
  const near = isDue ? days.filter(({ days: left }) => left <= SOON) : [];
  const byDay = near.toSorted((one, other) => one.days - other.days);
  return {
    overdue: byDay.filter(({ days: left }) => left < 0),
    soon: byDay.filter(({ days: left }) => left >= 0),
  };
}

const lineOf = ({ reference, day, days }: Noted): Paragraph => {
  const date = { en: longDate(day), es: spanish.longDate(day) };
  if (days < 0)
    return {
      en: `${reference}: overdue since ${date.en}`,
      es: `${reference}: vencida desde el ${date.es}`,
    };
  const left =
    days === 0
      ? { en: 'today', es: 'hoy' }
      : { en: counted(days, 'day', 'days'), es: spanish.counted(days, 'día', 'días') };
  return {
    en: `${reference}: last day ${date.en} (${left.en})`,
    es: `${reference}: último día, ${date.es} (${left.es})`,
  };
};

/** What the lines come to, and what waits for a look. */
const summary = (overdue: number, soon: number): Paragraph => ({
  en: `${counted(overdue, 'request is', 'requests are')} overdue, and ${counted(soon, 'one comes', 'come')} due soon.`,
  es: `Solicitudes vencidas: ${overdue}. Solicitudes que vencen pronto: ${soon}.`,
});
const waiting = (number: number): Paragraph => ({
  en: `${counted(number, 'request waits', 'requests wait')} for your look.`,
  es: `Solicitudes que esperan que usted las mire: ${number}.`,
});

const mailsWait = (number: number): Paragraph => ({
  en: `${counted(number, 'mail waits', 'mails wait')} to be written down or set aside. An opt-out counts from the day on which it came.`,
  es: `Correos que esperan que usted los registre o los aparte: ${number}. Una exclusión cuenta desde el día en que llegó.`,
});

/** Sends the digest of a desk, at most once a day. Returns whether there was one. */
export async function remind(
  services: WithDesks & { readonly origin: () => string },
  desk: StoredDesk,
  at: Date,
): Promise<boolean> {
  const { db, origin } = services;
  const today = dayOf(desk, at);
  if (desk.remindedOn === today || hourIn(desk, at) < HOUR) return false;
  const { overdue, soon } = notedOn(await openRows(services, desk, today), today);
  const lines = [...overdue, ...soon].map(lineOf);
  const { ownerId, businessId } = desk;
  const quarantined = await countQuarantined(ownerId, db, businessId);
  const mails = await countArrived(ownerId, db, businessId, 'waiting');
  return db.transaction(async (tx) => {
    const isThere = await noteReminded(ownerId, tx, businessId, today);
    if (!isThere || (lines.length === 0 && quarantined === 0 && mails === 0)) return false;
    const all: Paragraph[] = [
      ...(lines.length > 0 ? [summary(overdue.length, soon.length)] : []),
      ...lines.slice(0, MOST_LINES),
      ...(lines.length > MOST_LINES ? [`And ${lines.length - MOST_LINES} more.`] : []),
      ...(quarantined > 0 ? [waiting(quarantined)] : []),
      ...(mails > 0 ? [mailsWait(mails)] : []),
      { link: `${origin()}/requests` },
    ];
    for (const to of await readersOf(tx, desk, today))
      await addMail(tx, ownerMail(to, 'Requests that come due', all), at);
    return true;
  });
}

const hourIn = ({ timeZone }: StoredDesk, at: Date) =>
  Number(clockTime(at, timeZone).slice(11, 13));

/**
 * The owner and the members who were chosen; the stand-in in place of the owner while the owner is
 * away. An address that nobody confirmed may be a stranger's, and gets nothing.
 */
export async function readersOf(
  db: Database,
  desk: StoredDesk,
  today: string,
): Promise<Addressee[]> {
  const { ownerId, businessId, standIn, standInFrom, standInUntil } = desk;
  const away =
    standIn !== null &&
    standInFrom !== null &&
    standInUntil !== null &&
    today >= standInFrom &&
    today <= standInUntil;
  const members = (await listMembers(ownerId, db, businessId)).filter(
    ({ acceptedAt }) => acceptedAt !== null,
  );
  // a stand-in who was taken off the business reads nothing: the owner does again
  const stands = away && members.some(({ id }) => id === standIn);
  const wanted = new Set([...desk.remindsMembers, ...(stands ? [standIn] : [])]);
  const readers = members
    .filter(({ id }) => wanted.has(id))
    .map(({ email, adviserName }) => ({ email, firstName: adviserName ?? '@' }));
  const owner = desk.remindsOwner && !stands ? await findUser(ownerId, db) : undefined;
  const reads = owner && owner.disabledAt === null && owner.emailVerifiedAt !== null;
  return [...(reads ? [owner] : []), ...readers];
}
