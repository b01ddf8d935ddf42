/** What is known of a request for a letter about it: the values of the template's variables. */
import type { LetterKind } from '#contract/requests/request-items.ts';
import { gapMark } from '#contract/requests/letter-gaps.ts';
import { allowedOf } from '#engine/requests/steps/allowed.ts';
import type { Value } from '#documents/values/filling.ts';
import { WORDS } from '#server/subjects/requests/words/words.ts';
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { DENIED, groundInLetter } from './ground-words.ts';
import { inLetter } from './typed-by-person.ts';
import { appealUntil } from './letter-dates.ts';
import { LETTER_WORDS, type LetterLanguage } from './letter-languages.ts';
import type { RequestEvent } from '#server/subjects/requests/stored/event-store.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';
import type { WorkedOut } from '#server/subjects/requests/clock/items-on-day.ts';

export interface About {
  readonly desk: StoredDesk;
  readonly request: StoredRequest;
  readonly items: readonly WorkedOut[];
  readonly events: readonly RequestEvent[];
  readonly today: string;
}

/** The state whose law the letter is about; null: an answer by courtesy. */
export function boundBy({ request, items }: About): string | null {
  const { clockState, verdict } = request;
  // of an appeal, the law under which it was promised
  const promised = items.find(({ law }) => law !== clockState)?.law;
  if (promised != null) return promised;
  return verdict === 'applies' || verdict === 'cannot tell' ? clockState : null;
}

/** As the person would read it: "delete my data and show me …" in the words of the form. */
const asked = (items: readonly WorkedOut[], language: LetterLanguage) =>
  LETTER_WORDS[language].list(
    items.map(({ type }) => `“${WORDS[language].form.types[type].label}”`),
  );

const dueOf = (items: readonly WorkedOut[], due: string) =>
  items
    .flatMap(({ state }) => state.dates.filter((date) => date.due === due))
    .map(({ lastDay }) => lastDay)
    .toSorted()[0];

/** By when each thing asked is answered or done, where the days differ. */
function eachDue(items: readonly WorkedOut[], language: LetterLanguage): string | undefined {
  const { date, days } = LETTER_WORDS[language];
  const dated = items.flatMap((item) => {
    const day = dueOf([item], 'answer') ?? dueOf([item], 'effect') ?? item.promisedOn;
    return day ? [{ day, item }] : [];
  });
  const byDay = [...Map.groupBy(dated, ({ day }) => day)].toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  if (byDay.length < 2) return undefined;
  return days(
    byDay.map(([day, of]) => ({
      day: date(day),
      asked: asked(
        of.map(({ item }) => item),
        language,
      ),
    })),
  );
}

/** The new last day of a notice of more time, if it goes out today. */
function newLastDay({ items, today }: About, kind: LetterKind): string | undefined {
  const days = items.map(({ state, item }) => {
    const { extend, extendAppeal } = allowedOf(state, item, today);
    return kind === 'appeal-more-time' ? extendAppeal?.newLastDay : extend.newLastDay;
  });
  return days.filter((day) => day != null).toSorted()[0];
}

/** Until when the mailed link to the copy opens; undefined: none was, or it was taken back. */
export function copyUntil(events: About['events']): string | undefined {
  const last = events.findLast(
    ({ what }) => what === 'copy-handed-over' || what === 'copy-taken-back',
  );
  if (last?.what !== 'copy-handed-over') return undefined;
  const { until } = last.fields as { readonly until?: unknown };
  return typeof until === 'string' ? until : undefined;
}

/** What the owner chose before the letter is written. */
export interface Chosen {
  readonly ground?: string | undefined;
  readonly partly?: boolean | undefined;
  readonly reason?: string | undefined;
}

/**
 * The sections that give the ground, one for each thing asked. undefined: our records name none for
 * one of them, and the letter keeps a gap. The section of the right is no exception to it.
 */
function sectionsOf({ items, today }: About, ground: string | undefined): string[] | undefined {
  const sections = items
    .filter(({ state }) => state.rule !== null)
    .map(
      ({ state, item }) =>
        allowedOf(state, item, today).refuse.find(({ id }) => id === ground)?.cite,
    );
  const named = sections.filter((section) => section !== undefined);
  return named.length < sections.length ? undefined : [...new Set(named)];
}

/** The reason of the letter, with its section, where the letter has a place for them. */
function chosenValues(
  about: About,
  kind: LetterKind,
  { ground, partly, reason }: Chosen,
  language: LetterLanguage,
): Record<string, Value> {
  const facts = reason?.trim().replace(/\.$/, '');
  if (kind.endsWith('more-time')) return facts ? { delayReason: facts } : {};
  const until = { appealUntil: appealUntil(about.today, language) };
  if (kind === 'not-genuine') return until;
  if (kind === 'appeal-denied')
    return partly === undefined ? {} : { appealDenied: DENIED[language][partly ? 'part' : 'all'] };
  if (kind !== 'refusal') return {};
  const why = groundInLetter(ground, language);
  const sections = sectionsOf(about, ground) ?? [];
  return {
    ...until,
    ...(facts && { refusalFacts: facts }),
    ...(why !== undefined && { refusalReason: why }),
    ...(sections.length > 0 && { refusalSection: sections.join('; ') }),
  };
}

/** Where no link was mailed: words to choose from, in the language of the letter. */
const COPY_WAYS: Readonly<Record<LetterLanguage, string>> = {
  en: gapMark('how you send the copy: “a file in a second email”, or “a download in your account”'),
  es: gapMark(
    'how you send the copy, in Spanish: “un archivo en un segundo correo”, o “una descarga en su cuenta”',
  ),
};

/** Values of variables; what is not known is left out, and becomes a gap. */
export function letterValues(
  about: About,
  kind: LetterKind,
  language: LetterLanguage,
  chosen: Chosen = {},
): Record<string, Value> {
  const { date, nothing, copyLink } = LETTER_WORDS[language];
  const { request, items, events, today } = about;
  const appealed = events.findLast(({ what }) => what === 'appeal')?.on;
  const promised = items.flatMap(({ promisedOn }) => promisedOn ?? []).toSorted()[0];
  const due = dueOf(items, 'answer') ?? dueOf(items, 'effect') ?? promised;
  const dueDate = (kind === 'receipt' && eachDue(items, language)) || (due && date(due));
  const free = items.every(({ state }) => state.free !== false);
  const later = newLastDay(about, kind);
  const until = copyUntil(events);
  const person = request.person && inLetter(request.person);
  return {
    letterDate: date(today),
    referenceNumber: request.reference,
    requestDate: date(request.receivedOn),
    requestSummary: asked(items, language),
    ...(person?.name && { consumerName: person.name }),
    ...((person?.post ?? person?.email) && {
      consumerAddress: person?.post ?? person?.email ?? '',
    }),
    ...(dueDate && { dueDate }),
    ...(later !== undefined && { newDueDate: date(later) }),
    ...(appealed !== undefined && { appealDate: date(appealed) }),
    ...(free && { feeAnswer: nothing }),
    deliveryWay: until === undefined ? COPY_WAYS[language] : copyLink(date(until)),
    ...chosenValues(about, kind, chosen, language),
  };
}
