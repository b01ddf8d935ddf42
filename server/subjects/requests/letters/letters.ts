/**
 * Letters to a person: drafted from the template, changed, and sent. None leaves while something is
 * open in it.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/endpoint.ts';
import type { DeskType, LetterKind } from '#contract/requests/request-items.ts';
import type * as calls from '#contract/requests/request-letters.ts';
import { ANSWER_LETTERS } from '#engine/requests/steps/next-step.ts';
import { fill } from '#documents/filling/fill.ts';
import { answerLetter, type Marks } from '#documents/tree/answer-letter.ts';
import type { Owner } from '#server/base/owner.ts';
import { fillingFor } from '#server/subjects/documents/drafting/filling.ts';
import { loadDocumentInput } from '#server/subjects/documents/known/subject.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { problem } from '#server/base/problem.ts';
import type { Services } from '#server/subjects/services.ts';
import { itemsOf, notNow } from '#server/subjects/requests/acting/actions.ts';
import { findDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { requestEventsOf } from '#server/subjects/requests/stored/event-store.ts';
import { choiceMark, gapMark } from '#contract/requests/letter-gaps.ts';
import { bothTexts } from '#contract/requests/letter-texts.ts';
import {
  putLetter,
  requestLettersOf,
  type RequestLetter,
} from '#server/subjects/requests/stored/letter-store.ts';
import { LETTER_WORDS, type LetterLanguage } from './letter-languages.ts';
import { letterValues, type About } from './letter-values.ts';
import { onlyTicked } from './letter-ticks.ts';
import { onlyTrue } from './letter-truth.ts';
import { requestFormAddress } from '#server/business/addresses/form-address.ts';
import { letterReply, type RequestRef } from '#server/subjects/requests/desk/one.ts';
import {
  findRequest,
  lockRequest,
  type StoredRequest,
} from '#server/subjects/requests/stored/store.ts';
import { dayOf, type WorkedOut } from '#server/subjects/requests/clock/items-on-day.ts';

const MOST_VERSIONS = 50;

/** Where the state is known, nobody has to choose its paragraph. */
const marksFor = ({ state }: StoredRequest, name: (code: string) => string) => ({
  gap: gapMark,
  choice: (what: string) =>
    state !== null && what === `Keep this paragraph only if the person lives in ${name(state)}`
      ? ''
      : choiceMark(what),
});

const UNSENT = { sentAt: null, sentBy: null, delivery: null, deliveryNote: null } as const;

export interface LetterAt extends RequestRef {
  readonly letterId: string;
}

/** A letter of the template, filled in for a request. Throws `not-found`, `not-allowed-now`. */
export async function draftLetter(
  owner: Owner,
  services: Services,
  { businessId, requestId }: RequestRef,
  { kind, item, language }: BodyOf<typeof calls.draftLetter>,
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
  const made = await textsOf(owner, services, about, { kind, language });
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

interface Wanted {
  readonly kind: LetterKind;
  /** Undefined: that of the request. */
  readonly language: LetterLanguage | undefined;
}

/** The letter in English; or in Spanish, with the English text below. */
async function textsOf(owner: Owner, services: Services, about: About, wanted: Wanted) {
  const { kind, language = about.request.language } = wanted;
  const subject = await loadDocumentInput(owner, services.db, services, about.request.businessId);
  const { ownerId, businessId } = about.request;
  const form = await requestFormAddress(ownerId, services.db, services, businessId);
  const made = (each: LetterLanguage) =>
    madeFrom(services, subject, about, { kind, language: each, form });
  const english = made('en');
  const spanish = language === 'es' ? made('es') : undefined;
  if (!english || !spanish) return english;
  return { title: spanish.title, text: bothTexts(spanish.text, english.text) };
}

interface LetterIn {
  readonly kind: LetterKind;
  readonly language: LetterLanguage;
  /** The address of the desk's own form, where people opt out too; null: it is off. */
  readonly form: string | null;
}

function madeFrom(
  services: Services,
  subject: Awaited<ReturnType<typeof loadDocumentInput>>,
  about: About,
  { kind, language, form }: LetterIn,
) {
  const { items, request, events, today } = about;
  const { clockState, verdict } = request;
  const { template, dictionary, state } = LETTER_WORDS[language];
  const binds = verdict === 'applies' || verdict === 'cannot tell' ? clockState : null;
  const isSecondLook = kind.startsWith('appeal-') && items.every(hasNoAppeal);
  const states = isSecondLook ? [PLAIN_APPEAL] : binds === null ? [] : [binds];
  const filling = fillingFor(template, subject, services, states);
  const values = {
    ...(form !== null && { optOutPageUrl: form }),
    ...filling.values,
    ...letterValues(about, kind, language),
  };
  const { tree } = fill({ ...filling, ...dictionary, values, toOnePerson: true });
  const marks = marksFor(request, state);
  const made = answerLetter(
    tree.blocks,
    ANSWER_LETTERS[kind],
    isSecondLook ? withoutOneState(marks, state(PLAIN_APPEAL)) : marks,
  );
  const text = made?.text
    .split('\n\n')
    .filter((paragraph) => !paragraph.startsWith(LEFT_OUT))
    .join('\n\n');
  const whole = onlyTrue(text ?? '', { kind, language, items, today });
  const said = onlyTicked(whole, events, language);
  return made && { ...made, text: withPerson(said, request, language) };
}

/** Whoever asks for somebody else is told whom the letter is about. */
function withPerson(text: string, { by, person }: StoredRequest, language: LetterLanguage): string {
  if (by === 'self') return text;
  const { greeting, onBehalf } = LETTER_WORDS[language];
  const who = person?.onBehalfOf ?? gapMark('the person they asked for');
  return text
    .split('\n\n')
    .flatMap((each) => (each.startsWith(greeting) ? [each, onBehalf(who)] : [each]))
    .join('\n\n');
}

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

/**
 * The newest version of a letter that was not sent. Throws `not-found`, `stale-version`,
 * `not-allowed-now`.
 */
export async function unsentLetter(
  owner: Owner,
  db: Services['db'],
  { businessId, requestId, letterId }: LetterAt,
  version: number,
): Promise<RequestLetter> {
  const all = await requestLettersOf(owner.userId, db, businessId, requestId);
  const newest = all.findLast(({ id }) => id === letterId);
  if (!newest) throw problem('not-found');
  if (newest.version !== version) throw problem('stale-version');
  // one that was refused reached nobody: it may be sent another way
  if (newest.sentAt !== null && newest.delivery !== 'refused')
    throw notNow('This letter was sent. Start a new one.');
  return newest;
}

/** A new version of a letter. Throws as above. */
export async function saveLetter(
  owner: Owner,
  services: Services,
  at: LetterAt,
  { version, subject, text }: BodyOf<typeof calls.saveLetter>,
) {
  return services.db.transaction(async (db) => {
    if (!(await lockRequest(owner.userId, db, at.businessId, at.requestId)))
      throw problem('not-found');
    const before = await unsentLetter(owner, db, at, version);
    if (before.version >= MOST_VERSIONS) throw notNow('A letter keeps at most 50 versions.');
    const letter = {
      ...before,
      version: version + 1,
      subject,
      text: text.replaceAll('\0', ''),
      savedAt: services.now(),
      savedBy: actorOf(owner).name,
      ...UNSENT,
    };
    await putLetter(db, letter);
    return letterReply(letter);
  });
}

/** The thing asked that a letter is about; all of them where it names none. */
export const itemOfLetter = ({ item }: RequestLetter): DeskType | undefined =>
  item === null ? undefined : (item as DeskType);
