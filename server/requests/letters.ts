/** Letters to a person: drafted from the template, changed, and sent. None leaves while something is open in it. */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/endpoint.ts';
import type { DeskType, LetterKind } from '#contract/request-items.ts';
import type * as calls from '#contract/request-letters.ts';
import { LETTERS } from '#engine/requests/next-step.ts';
import { stateName } from '#law/codes.ts';
import { fill } from '#documents/tree/fill.ts';
import { singleLetter } from '#documents/tree/single-letter.ts';
import { TEMPLATES } from '#documents/source/templates.server.ts';
import type { Owner } from '../accounts/sessions.ts';
import { fillingFor } from '../documents/filling.ts';
import { loadDocumentInput } from '../documents/subject.ts';
import { actorOf } from '../history/actor.ts';
import { problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { itemsOf, notNow } from './deeds.ts';
import { findDesk } from './desk-store.ts';
import { requestEventsOf } from './event-store.ts';
import { choiceMark, gapMark } from '#contract/letter-gaps.ts';
import { putLetter, requestLettersOf, type RequestLetter } from './letter-store.ts';
import { letterValues } from './letter-values.ts';
import { onlyTrue } from './letter-truth.ts';
import { letterReply, type RequestRef } from './one.ts';
import { findRequest, lockRequest, type StoredRequest } from './store.ts';
import { dayOf } from './worked-out.ts';

const TEMPLATE = 'appeal-and-response-letters';
const MOST_VERSIONS = 50;

/** Where the state is known, nobody has to choose its paragraph. */
const marksFor = ({ state }: StoredRequest) => ({
  gap: gapMark,
  choice: (what: string) =>
    state !== null && what === `Keep this paragraph only if the person lives in ${stateName(state)}`
      ? ''
      : choiceMark(what),
});

export interface LetterAt extends RequestRef {
  readonly letterId: string;
}

/** A letter of the template, filled in for a request. Throws `not-found`, `not-allowed-now`. */
export async function draftLetter(
  owner: Owner,
  services: Services,
  { businessId, requestId }: RequestRef,
  { kind, item }: BodyOf<typeof calls.draftLetter>,
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
  const values = letterValues({ desk, request, items, events, today }, kind);
  const made = await madeFrom(owner, services, request, kind, values);
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
    text: onlyTrue(made.text, { kind, items, today }),
    savedAt: services.now(),
    savedBy: actorOf(owner).name,
    sentAt: null,
    sentBy: null,
    delivery: null,
    deliveryNote: null,
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

async function madeFrom(
  owner: Owner,
  services: Services,
  request: StoredRequest,
  kind: LetterKind,
  values: ReturnType<typeof letterValues>,
) {
  const { businessId, clockState, verdict } = request;
  const template = TEMPLATES.find(({ id }) => id === TEMPLATE);
  if (!template) throw new Error(`there is no template ${TEMPLATE}`);
  const subject = await loadDocumentInput(owner, services.db, services, businessId);
  const binds = verdict === 'applies' || verdict === 'cannot tell' ? clockState : null;
  const filling = fillingFor(template, subject, services, binds === null ? [] : [binds]);
  const { tree } = fill({ ...filling, values: { ...filling.values, ...values } });
  return singleLetter(tree.blocks, LETTERS[kind], marksFor(request));
}

/** The newest version of a letter that was not sent. Throws `not-found`, `stale-version`, `not-allowed-now`. */
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
  if (newest.sentAt !== null) throw notNow('This letter was sent. Start a new one.');
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
    };
    await putLetter(db, letter);
    return letterReply(letter);
  });
}

/** The thing asked that a letter is about; all of them where it names none. */
export const itemOfLetter = ({ item }: RequestLetter): DeskType | undefined =>
  item === null ? undefined : (item as DeskType);
