/**
 * What people did at a desk is told at once to those who get its reminders, and after that at most
 * once an hour with all that came meanwhile. The mail names numbers, kinds, states and days, and
 * nobody (docs/decisions/0108-owners-hear-at-once.md).
 */
import { list, longDate } from '#text/english.ts';
import * as spanish from '#text/english.es.ts';
import type { Language } from '#text/language.ts';
import { usStateName } from '#text/us-states.es.ts';
import type { Database } from '#server/base/database/database.ts';
import { ownerMail, type Paragraph } from '#server/base/mail/mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import { readersOf } from './digest.ts';
import { findDesk, type StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { requestEventsOf } from '#server/subjects/requests/stored/event-store.ts';
import type { WithDesks } from '#server/subjects/requests/desk/list.ts';
import { placeName } from '#server/subjects/requests/log/log.ts';
import type { DeskRef } from './news-board.ts';
import { listNews, lockDesk, noteMailed, type News, type NewsLine } from './news-store.ts';
import { WORDS } from '#server/subjects/requests/words/words.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';
import {
  dayOf,
  workOutItems,
  type WorkedOut,
} from '#server/subjects/requests/clock/items-on-day.ts';
import { HOUR_MS } from '#calendar/lengths.ts';

const MOST_LINES = 20;

const NEWS_WORDS: Readonly<Record<Language, Readonly<Record<News, string>>>> = {
  en: {
    received: 'a request came in.',
    appeal: 'the person appeals.',
    'identity-given': 'the person confirmed the address by the mailed link.',
    added: 'the person added something.',
  },
  es: {
    received: 'llegó una solicitud.',
    appeal: 'la persona apela.',
    'identity-given': 'la persona confirmó la dirección con el enlace enviado por correo.',
    added: 'la persona añadió algo.',
  },
};

const isTooSoon = ({ toldAt }: StoredDesk, at: Date) =>
  toldAt !== null && toldAt <= at && at.getTime() - toldAt.getTime() < HOUR_MS;

/**
 * Tells it, unless that was done within the hour: then a later walk does. Returns whether there was
 * a mail.
 */
export async function tellNews(
  { db, origin }: Pick<WithDesks, 'db'> & { readonly origin: () => string },
  ref: DeskRef,
  at: Date,
): Promise<boolean> {
  const known = await findDesk(ref.ownerId, db, ref.businessId);
  if (!known || isTooSoon(known, at) || (await listNews(known, db)).length === 0) return false;
  return db.transaction(async (tx) => {
    const desk = await lockDesk(ref, tx);
    const news = desk && !isTooSoon(desk, at) ? await listNews(desk, tx) : [];
    const last = news.at(-1);
    if (!desk || !last) return false;
    await noteMailed(ref, tx, { toldAt: at, toldSeq: last.seq });
    const today = dayOf(desk, at);
    const lines = await linesOf(tx, desk, news, today);
    const all: Paragraph[] = [
      ...lines.slice(0, MOST_LINES),
      ...(lines.length > MOST_LINES ? [`And ${lines.length - MOST_LINES} more.`] : []),
      { link: `${origin()}/requests?business=${ref.businessId}` },
      'More that comes within an hour is told in one mail. Who gets these mails is set with the reminders.',
    ];
    const readers = await readersOf(tx, desk, today);
    for (const to of readers) await addMail(tx, ownerMail(to, subjectOf(news), all), at);
    return readers.length > 0;
  });
}

const subjectOf = (news: readonly NewsLine[]) =>
  news.every(({ what }) => what === 'received')
    ? `${news.length === 1 ? 'A new request' : `${news.length} new requests`} at your request desk`
    : 'New at your request desk';

/** A line for each request, in the order in which it was heard of first. */
async function linesOf(
  db: Database,
  desk: StoredDesk,
  news: readonly NewsLine[],
  today: string,
): Promise<Paragraph[]> {
  const { ownerId, businessId, houseDays } = desk;
  const byRequest = Map.groupBy(news, ({ request }) => request.id);
  const events = Map.groupBy(
    await requestEventsOf(ownerId, db, businessId, [...byRequest.keys()]),
    ({ requestId }) => requestId,
  );
  return [...byRequest.values()].flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    const { request } = first;
    const own = events.get(request.id) ?? [];
    const items = workOutItems(request, own, [], today, houseDays);
    const told = (language: Language) => [
      ...new Set(lines.map(({ what }) => NEWS_WORDS[language][what])),
    ];
    return [
      {
        en: `${request.reference}: ${told('en').join(' Then: ')} ${aboutWords(request, items)}`,
        es: `${request.reference}: ${told('es').join(' Después: ')} ${aboutInSpanish(request, items)}`,
      },
    ];
  });
}

/** The nearest day of its items. */
const firstDay = (items: readonly WorkedOut[]) =>
  items
    .flatMap(({ state: { nextLastDay }, promisedOn }) => nextLastDay ?? promisedOn ?? [])
    .toSorted()[0];

const askedWords = (items: readonly WorkedOut[], language: Language) =>
  items.map(({ type }) => `“${WORDS[language].form.types[type].label}”`);

function aboutInSpanish({ state }: StoredRequest, items: readonly WorkedOut[]): string {
  const asked = spanish.list(askedWords(items, 'es'));
  const first = firstDay(items);
  const day =
    first === undefined ? 'Ninguna ley fija un día.' : `Último día: ${spanish.longDate(first)}.`;
  const place = state === null ? 'no se sabe' : (usStateName(state) ?? state);
  return `Pide: ${asked}. Estado: ${place}. ${day}`;
}

function aboutWords({ state }: StoredRequest, items: readonly WorkedOut[]): string {
  const asked = list(askedWords(items, 'en'));
  const first = firstDay(items);
  const day = first === undefined ? 'No law sets a day.' : `Last day: ${longDate(first)}.`;
  return `Asked: ${asked}. State: ${placeName(state)}. ${day}`;
}
