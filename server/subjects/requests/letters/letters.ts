/** Letters to a person, drafted from the template and filled in for a request. */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/endpoint.ts';
import type { LetterKind } from '#contract/requests/request-items.ts';
import type * as calls from '#contract/requests/request-letters.ts';
import { ANSWER_LETTERS } from '#engine/requests/steps/next-step.ts';
import { fill } from '#documents/filling/fill.ts';
import { DICTIONARY } from '#documents/source/templates.server.ts';
import { answerLetter, type Marks } from '#documents/tree/answer-letter.ts';
import type { Owner } from '#server/base/owner.ts';
import { fillingFor } from '#server/subjects/documents/drafting/filling.ts';
import { loadDocumentInput, type DocumentInput } from '#server/subjects/documents/known/subject.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { problem } from '#server/base/problem.ts';
import type { Services } from '#server/subjects/services.ts';
import { itemsOf, notNow, refuseIfBarred } from '#server/subjects/requests/acting/actions.ts';
import { findDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { requestEventsOf } from '#server/subjects/requests/stored/event-store.ts';
import { choiceMark, gapMark } from '#contract/requests/letter-gaps.ts';
import { allowedOf } from '#engine/requests/steps/allowed.ts';
import { bothTexts } from '#contract/requests/letter-texts.ts';
import { putLetter, type RequestLetter } from '#server/subjects/requests/stored/letter-store.ts';
import { UNSENT } from './leaving/unsent.ts';
import { withoutName, withPerson } from './for-somebody.ts';
import { LETTER_WORDS, type LetterLanguage } from './letter-languages.ts';
import { withHousehold, writtenBy } from './household.ts';
import { knownOfAnswer, withKnown } from './known-of-answer.ts';
import { boundBy, copyUntil, letterValues, type About, type Chosen } from './letter-values.ts';
import { isTicked, onlyTicked, ticksOf, type Ticks } from './letter-ticks.ts';
import { onlyTrue } from './letter-truth.ts';
import { requestFormAddress } from '#server/business/addresses/form-address.ts';
import { listCopyFiles, type CopyFileHead } from '#server/subjects/requests/copy/copy-store.ts';
import { checklistOf } from '#server/subjects/requests/desk/checklist.ts';
import { letterReply, type RequestRef } from '#server/subjects/requests/desk/one.ts';
import {
  findRequest,
  lockRequest,
  type StoredRequest,
} from '#server/subjects/requests/stored/store.ts';
import {
  countedEvents,
  dayOf,
  type WorkedOut,
} from '#server/subjects/requests/clock/items-on-day.ts';

/** Where the state is known, nobody has to choose its paragraph. */
const marksFor = (state: string | null, name: (code: string) => string) => ({
  gap: gapMark,
  choice: (what: string) =>
    state !== null && what === `Keep this paragraph only if the person lives in ${name(state)}`
      ? ''
      : choiceMark(what),
});

/** A letter of the template, filled in for a request. Throws `not-found`, `not-allowed-now`. */
export async function draftLetter(
  owner: Owner,
  services: Services,
  { businessId, requestId }: RequestRef,
  { kind, item, language, ...chosen }: BodyOf<typeof calls.draftLetter>,
) {
  const { userId } = owner;
  const { db } = services;
  const request = await findRequest(userId, db, businessId, requestId);
  const desk = request && (await findDesk(userId, db, businessId));
  if (!desk) throw problem('not-found');
  if (request.erasedOn !== null) throw notNow('This request was erased.');
  const events = await requestEventsOf(userId, db, businessId, [requestId]);
  const today = dayOf(desk, services.now());
  const items = itemsOf({ db, desk, request, events, today }, item);
  const about = { desk, request, items, events, today };
  checkGround(items, today, kind, chosen.ground);
  checkTime(items, today, kind);
  const made = await textsOf(owner, services, about, { kind, language, ...chosen });
  if (!made) throw notNow('There is no such letter for this state and this kind of request.');
  const letter: RequestLetter = {
    ownerId: userId,
    businessId,
    requestId,
    id: randomUUID(),
    version: 1,
    kind,
    item: item ?? null,
    subject: `${made.title} (${request.reference})`,
    text: made.text,
    savedAt: services.now(),
    savedBy: actorOf(owner).name,
    ...UNSENT,
  };
  await storeDraft(db, letter);
  return letterReply(letter);
}

/** Erased while the letter was written: then nothing of the person is stored again. */
const storeDraft = (db: Services['db'], letter: RequestLetter) =>
  db.transaction(async (tx) => {
    const { ownerId, businessId, requestId } = letter;
    const request = await lockRequest(ownerId, tx, businessId, requestId);
    if (!request || request.erasedOn !== null) throw notNow('This request was erased.');
    await putLetter(tx, letter);
  });

/** A ground that the law of one of the things asked does not name is no choice. */
function checkGround(
  items: readonly WorkedOut[],
  today: string,
  kind: LetterKind,
  ground: string | undefined,
): void {
  if (kind !== 'refusal' || ground === undefined) return;
  for (const one of items)
    if (one.state.state === 'open' || one.state.state === 'waiting')
      refuseIfBarred(one, { what: 'denied', ground }, today);
}

/** A letter for more time that no law of the things asked gives would promise a day in vain. */
function checkTime(items: readonly WorkedOut[], today: string, kind: LetterKind): void {
  if (kind !== 'more-time') return;
  const open = items.map(({ state, item }) => allowedOf(state, item, today).extend);
  const [first] = open;
  if (first && open.every(({ fault }) => fault === 'no extension')) throw notNow(first.why);
}

interface Wanted extends Chosen {
  readonly kind: LetterKind;
  /** Undefined: that of the request. */
  readonly language: LetterLanguage | undefined;
}

/** The letter in English; or in Spanish, with the English text below. */
async function textsOf(owner: Owner, services: Services, about: About, wanted: Wanted) {
  const { kind, language = about.request.language, ...chosen } = wanted;
  const subject = await loadDocumentInput(owner, services.db, services, about.request.businessId);
  const { ownerId, businessId } = about.request;
  const form = await requestFormAddress(ownerId, services.db, services, businessId);
  const place = { ownerId, id: businessId };
  const counted = countedEvents(about.events);
  const listed = await checklistOf(services, place, about.request.items, counted);
  const ticks = ticksOf(listed, counted);
  const files = await listCopyFiles(ownerId, services.db, businessId, about.request.id);
  const made = (each: LetterLanguage) =>
    madeFrom(services, subject, about, { kind, language: each, form, ticks, files, ...chosen });
  const english = made('en');
  const spanish = language === 'es' ? made('es') : undefined;
  if (!english || !spanish) return english;
  return { title: spanish.title, text: bothTexts(spanish.text, english.text) };
}

interface LetterIn extends Chosen {
  readonly kind: LetterKind;
  readonly language: LetterLanguage;
  /** The address of the desk's own form, where people opt out too; null: it is off. */
  readonly form: string | null;
  readonly ticks: Ticks;
  readonly files: readonly CopyFileHead[];
}

function madeFrom(
  services: Services,
  subject: DocumentInput,
  about: About,
  { kind, language, form, ticks, files, ...chosen }: LetterIn,
) {
  const { items, request, events, today } = about;
  const { template, dictionary, state } = LETTER_WORDS[language];
  const binds = boundBy(about);
  const isSecondLook = kind.startsWith('appeal-') && items.every(hasNoAppeal);
  const states = isSecondLook ? [PLAIN_APPEAL] : binds === null ? [] : [binds];
  const filling = fillingFor(template, subject, services, states);
  const known = kind === 'data' ? knownFor(subject, about, files, language) : undefined;
  const values = {
    ...(form !== null && { optOutPageUrl: form }),
    ...filling.values,
    ...known?.values,
    ...letterValues(about, kind, language, chosen),
  };
  const { blocks } = fill({ ...filling, ...dictionary, values, toOnePerson: true }).tree;
  const marks = marksFor(request.state === null ? null : (binds ?? request.state), state);
  const made = answerLetter(
    blocks,
    ANSWER_LETTERS[kind],
    isSecondLook ? withoutOneState(marks, state(PLAIN_APPEAL)) : marks,
  );
  if (!made) return undefined;
  const of = { ...askedIn(request, events), ...chosen, kind, language, items, today, law: binds };
  const ticked = onlyTicked(onlyTrue(withoutLeftOut(made.text), of), ticks, language);
  const told = known ? withKnown(ticked, known, language) : ticked;
  const spoken = withHousehold(withPerson(told, about, { kind, language }), request, of);
  const text = withoutName(spoken, about, language);
  return { ...made, text: withContacts(text, filling.values) };
}

/** Below the name of the business, how to reach it: what the account knows and is not said yet. */
function withContacts(text: string, values: Readonly<Record<string, unknown>>): string {
  const known = [values['contactEmail'], values['contactPhone']].filter(
    (each): each is string => typeof each === 'string' && each !== '' && !text.includes(each),
  );
  return known.length === 0 ? text : `${text}\n${known.join(', ')}`;
}

const withoutLeftOut = (text: string) =>
  text
    .split('\n\n')
    .filter((paragraph) => !paragraph.startsWith(LEFT_OUT))
    .join('\n\n');

/** What the data map and the copy say for an answer to this request. */
function knownFor(
  { map }: DocumentInput,
  { items, events }: About,
  files: LetterIn['files'],
  language: LetterLanguage,
) {
  const rules = items.flatMap(({ state }) => state.rule ?? []);
  const asked = items.map(({ type }) => type);
  const byLink = copyUntil(events) !== undefined;
  const { dictionary } = LETTER_WORDS[language];
  const columns = (dictionary.variables ?? DICTIONARY.variables)['answerTable']?.columns ?? [];
  return knownOfAnswer({ map, files, rules, asked, byLink, language }, columns);
}

/** What was asked, as ticked and in the person's own words; and whether a company was told. */
const askedIn = (request: StoredRequest, events: About['events']) => ({
  toldCompanies: isTicked(countedEvents(events), 'passed-on'),
  asked: request.items,
  words: writtenBy(request),
});

/**
 * Where no law has an appeal, the letters about one are those of a law that adds nothing of its
 * own, without what they say of its state.
 */
const PLAIN_APPEAL = 'VA';
const LEFT_OUT = '[left out]';
const hasNoAppeal = ({ state }: WorkedOut) => state.rule?.appeal == null;

const withoutOneState = (marks: Marks, name: string): Marks => ({
  ...marks,
  choice: (what) =>
    what === `Keep this paragraph only if the person lives in ${name}`
      ? LEFT_OUT
      : marks.choice(what),
});
