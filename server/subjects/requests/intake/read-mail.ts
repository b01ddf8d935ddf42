/** Reads a mail to the desk and proposes what to write down. Nothing is stored. */
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import type { readRequestMail as call } from '#contract/requests/request-mail.ts';
import { MOST_OF_REQUEST } from '#contract/requests/request-shapes.ts';
import { isForwarded, ownText } from '#engine/intake/own-text.ts';
import type { Owner } from '#server/base/owner.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import { findMarked } from '#server/subjects/requests/arriving/arrived-store.ts';
import { markOf } from '#server/subjects/requests/arriving/mail-mark.ts';
import {
  alsoNamedIn,
  namedOf,
  refusedOf,
} from '#server/subjects/requests/arriving/named-request.ts';
import { dayOf } from '#server/subjects/requests/clock/items-on-day.ts';
import { requestsNamed } from '#server/subjects/requests/desk/find.ts';
import { openDesk } from '#server/subjects/requests/desk/open-desk.ts';
import type { Database } from '#server/base/database/database.ts';
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { findRequest, type StoredRequest } from '#server/subjects/requests/stored/store.ts';
import type { Services } from '#server/subjects/services.ts';
import { proposalFor } from './mail-proposal.ts';

const MOST_OPEN = 3;

/** Throws `not-found`. */
export async function readRequestMail(
  { userId }: Owner,
  { db, now }: Services,
  businessId: string,
  { from, subject, text, headers, sentAt }: BodyOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const business = await findBusinessOrThrow(userId, db, businessId);
  const desk = await openDesk(userId, db, business);
  const { read, answers } = await proposalFor(desk, db, { from, subject, text, headers });
  const ofSender = from === '' ? [] : await requestsNamed(desk, db, from);
  const open = ofSender.filter(
    ({ closedOn, person }) =>
      closedOn === null && person?.email?.toLowerCase() === from.toLowerCase(),
  );
  const today = dayOf(desk, now());
  const receivedOn = dayOfMail(sentAt, (at) => dayOf(desk, at), now());
  const appealWords = read.kind === 'appeal' ? `${subject}\n${text}` : null;
  const of = { from, receivedOn: receivedOn ?? today, today, appealWords };
  const mark = markOf({ headers, from, text, sentAt: sentAt ?? '' });
  const named = answers ? await namedOf(desk, db, answers, of) : null;
  return {
    kind: read.kind,
    types: [...read.types],
    by: read.agent ? 'agent' : 'self',
    state: read.state,
    twoStates: read.twoStates,
    language: read.language,
    receivedOn,
    own: ownText(text, isForwarded({ subject })).trim().slice(0, MOST_OF_REQUEST.text),
    why: read.why,
    said: [...read.said],
    mark,
    already: await alreadyHere(desk, db, mark),
    answers: named,
    refused: read.kind === 'none' ? [] : await refusedOf(desk, db, named, of),
    alsoNamed: await alsoNamedIn(`${subject}\n${text}`, desk, db, { ...of, named }),
    open: open.slice(0, MOST_OPEN).map(relatedOf),
  };
}

/** Where a mail that came before is now. */
async function alreadyHere(
  { ownerId, businessId }: StoredDesk,
  db: Database,
  mark: string,
): Promise<ReplyOf<typeof call>['already']> {
  const here = await findMarked(ownerId, db, businessId, mark);
  if (!here) return null;
  const request =
    here.requestId === null
      ? undefined
      : await findRequest(ownerId, db, businessId, here.requestId);
  // a request that is gone leaves its mail to be written down anew
  if (here.requestId !== null && !request) return null;
  return { state: here.state, request: request ? relatedOf(request) : null };
}

const relatedOf = ({ id, reference }: StoredRequest) => ({ id, reference });

/** The day where the business is; null: it names none, or one to come. */
function dayOfMail(sentAt: string | null, day: (at: Date) => string, now: Date): string | null {
  const at = sentAt === null ? undefined : new Date(sentAt);
  if (at === undefined || Number.isNaN(at.getTime()) || at > now) return null;
  return day(at);
}
