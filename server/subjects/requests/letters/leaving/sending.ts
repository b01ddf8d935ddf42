/**
 * A letter leaves: as a mail, or printed by the owner. What it says is then an event, in the same
 * transaction.
 */
import type { BodyOf } from '#contract/endpoint.ts';
import type { LetterKind } from '#contract/requests/request-items.ts';
import type { sendLetter as call } from '#contract/requests/request-letters.ts';
import { allowedOf } from '#engine/requests/steps/allowed.ts';
import type { Owner } from '#server/base/owner.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { invalidInput, problem } from '#server/base/problem.ts';
import { isOverLimit } from '#server/base/limits/limits.ts';
import { plainMail } from '#server/base/mail/mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import type { Services } from '#server/subjects/services.ts';
import {
  runAction,
  type Act,
  type SeenRequest,
} from '#server/subjects/requests/settling/run-action.ts';
import {
  itemsOf,
  notNow,
  refuseIfBarred,
  sectionIn,
  type OwnerAction,
} from '#server/subjects/requests/acting/actions.ts';
import {
  ENGLISH_BELOW,
  letterParts,
  letterPieces,
  type LetterPart,
} from '#contract/requests/letter-texts.ts';
import { letterSent, type RequestLetter } from '#server/subjects/requests/stored/letter-store.ts';
import { noteReason } from '#server/subjects/requests/acting/refusal-note.ts';
import { groundIn, partlyIn, reasonIn } from '#server/subjects/requests/letters/ground-words.ts';
import { datedOn } from '#server/subjects/requests/letters/letter-dates.ts';
import { refuseUnfit } from './may-leave.ts';
import { lettersProof } from '#server/subjects/requests/letters/proof.ts';
import { itemOfLetter, unsentLetter, type LetterAt } from './unsent.ts';
import { checkWho, seenAs } from '#server/subjects/requests/acting/identity-check.ts';
import { carriedBy } from '#server/subjects/requests/mails/mail-sender-name.ts';
import { readWhole } from '#server/subjects/requests/desk/one.ts';

type Sending = BodyOf<typeof call>;

/** What a letter does. */
const DOES: Readonly<Record<LetterKind, readonly OwnerAction['what'][]>> = {
  receipt: ['acknowledged'],
  'more-time': ['extension-notice'],
  data: ['answered'],
  'no-data': ['answered'],
  corrected: ['answered'],
  deleted: ['answered'],
  'opt-out-works': ['effect', 'answered'],
  refusal: ['denied'],
  'not-genuine': ['denied'],
  'appeal-granted': ['appeal-answered'],
  'appeal-denied': ['appeal-answered'],
  'appeal-more-time': ['appeal-extension-notice'],
  'decision-reasons': ['answered'],
};

/**
 * Sends a letter. Throws `not-found`, `stale-version`, `invalid-input`, `not-allowed-now`,
 * `too-many-tries`.
 */
export async function sendLetter(owner: Owner, services: Services, at: LetterAt, sending: Sending) {
  const { businessId, requestId } = at;
  const ref = { owner: owner.userId, businessId, requestId };
  await runAction(services, ref, actorOf(owner), async (seen) => {
    const { newest: kept, drafted } = await unsentLetter(owner, seen.db, at, sending.version);
    // paper is as it was printed
    const letter = sending.by === 'mail' ? { ...kept, text: datedOn(kept.text, seen.today) } : kept;
    await refuseUnfit(seen, letter, drafted);
    const day = sending.by === 'mail' ? seen.today : (sending.on ?? seen.today);
    if (day > seen.today || day < seen.request.receivedOn)
      throw invalidInput({ on: 'Choose a day between the receipt and today' });
    if (letter.kind === 'refusal')
      await noteReason(
        seen,
        { what: 'denied', reason: sending.reason },
        { by: actorOf(owner).name, at: services.now() },
      );
    const done = eventsFor(seen, letter, sending, day);
    await leave(owner, services, seen, letter, sending);
    return done;
  });
  void services.mailSender.deliver();
  return readWhole(owner, services, { businessId, requestId });
}

/** Which things asked the letter settles, each checked against what may be done now. */
function eventsFor(seen: SeenRequest, letter: RequestLetter, sending: Sending, on: string): Act {
  const kind = letter.kind as LetterKind;
  const partly = (kind === 'refusal' ? partlyIn(letter.text) : null) ?? sending.partly;
  const ground = groundOf(letter, sending);
  const reason = sending.reason ?? reasonIn(letter.text) ?? undefined;
  const items = itemsOf(seen, itemOfLetter(letter)).filter(({ state }) =>
    concerns(kind, state.state),
  );
  if (items.length === 0) throw notNow('Nothing of this request is open for such a letter.');
  const whats = DOES[kind];
  const chosen = kind === 'not-genuine' ? 'fraud' : ground;
  for (const one of items)
    for (const what of whats) {
      refuseIfBarred(one, { what, reason, ground: chosen }, seen.today);
      refuseLate(one, what, on);
    }
  const who = checkWho(kind, items, sending.identity, seen.today);
  const fields = {
    ...whatLeft(letter),
    ...(!whats.includes('denied') && reason !== undefined && { reason }),
    ...(chosen !== undefined && { ground: chosen }),
    ...(partly !== undefined && { partly }),
    ...(kind.startsWith('appeal-') && { granted: kind === 'appeal-granted' }),
    ...(who === 'not checked' && { identity: 'not checked' }),
  };
  const done = items.flatMap((one) =>
    whats.map((what) => {
      const { section } = sectionIn(one, { what, ground: chosen }, seen.today);
      // another one that was written by hand is not what the records say
      const isNamed = section !== undefined && letter.text.includes(section);
      const { law } = one;
      return { item: one.type, what, on, fields: { ...fields, law, ...(isNamed && { section }) } };
    }),
  );
  return { events: [...seenAs(who, items, seen.today), ...done] };
}

/** By which its text can be proven after it was erased, to whoever has a copy. */
const whatLeft = (letter: RequestLetter) => ({
  letter: letter.kind,
  letterId: letter.id,
  ...lettersProof(letter),
});

/** The letter names its ground; one that says another than was chosen does not leave. */
function groundOf({ kind, text }: RequestLetter, { ground }: Sending): string | undefined {
  if (kind !== 'refusal') return ground;
  const named = groundIn(text);
  if (named !== null && ground !== undefined && named !== ground)
    throw invalidInput({ ground: 'The letter names another ground. Write it anew for this one' });
  return ground ?? named ?? undefined;
}

const RUNNING = new Set(['open', 'waiting']);
const concerns = (kind: LetterKind, state: string) =>
  kind.startsWith('appeal-') ? state === 'appealed' : RUNNING.has(state);

/** A notice of more time that would have no effect is not sent: the day counts on which it left. */
function refuseLate(
  { state, item }: ReturnType<typeof itemsOf>[number],
  what: OwnerAction['what'],
  on: string,
): void {
  const { extend, extendAppeal } = allowedOf(state, item, on);
  if (what === 'extension-notice' && !extend.may) throw notNow(extend.why);
  if (what === 'appeal-extension-notice' && extendAppeal?.may !== true)
    throw notNow(extendAppeal?.why ?? 'There is no open appeal.');
}

async function leave(
  writer: Owner,
  services: Services,
  { db, request }: SeenRequest,
  letter: RequestLetter,
  { by }: Sending,
): Promise<void> {
  const { ownerId: owner, businessId: business, requestId, id, version, text } = letter;
  const ref = { owner, business, request: requestId, letter: id, version };
  const at = services.now();
  if (by === 'print') {
    await letterSent(db, ref, { sentAt: at, sentBy: 'print', delivery: null, text });
    return;
  }
  const email = request.person?.email ?? null;
  if (email === null) throw notNow('No email address was given. Print the letter instead.');
  if (!request.isTrial) {
    if (!services.mailSender.mails) throw notNow(NO_MAIL);
    await refuseMassMail(writer, { ...services, db }, email.toLowerCase());
    const mail = mailOf(email, letter);
    const carries = { ...(await carriedBy(services, db, request)), ...ref };
    await addMail(db, { ...mail, carries }, at);
  }
  const delivery = request.isTrial ? 'sent' : 'waiting';
  await letterSent(db, ref, { sentAt: at, sentBy: 'mail', delivery, text });
}

/** In the language of its first text; the English one below a Spanish one is marked as English. */
function mailOf(email: string, { subject, text }: RequestLetter) {
  const [first, below] = letterParts(text);
  const paragraphs = ({ text: of, language }: LetterPart) =>
    letterPieces(of).map((piece) => ({ ...piece, language }));
  return plainMail(
    email,
    subject,
    [
      ...(first ? paragraphs(first) : []),
      ...(below ? [{ text: ENGLISH_BELOW, language: 'en' }, ...paragraphs(below)] : []),
    ],
    first?.language,
  );
}

const NO_MAIL =
  'No mail server is set up here, so no letter leaves by mail. Copy or print it, send it yourself, then say on which day.';
const UNCONFIRMED =
  'Confirm your own email address first: on the account page you can ask for the mail with the link. Or print the letter.';

/**
 * Anybody may open an account and name any address in a request: letters of own words go to few,
 * from people who can be reached.
 */
async function refuseMassMail(writer: Owner, services: Services, address: string): Promise<void> {
  if (writer.emailVerifiedAt === null) throw notNow(UNCONFIRMED);
  const over = [
    await isOverLimit(services, 'requestLettersToOne', writer.userId, address),
    await isOverLimit(services, 'requestLetters', writer.userId),
  ];
  if (over.includes(true)) throw problem('too-many-tries');
}
