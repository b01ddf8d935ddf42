/** Regulators' letters: storing what the owner told, and the documents that answer them. */
import { MOST_LETTER, type RegulatorLetterInput } from '#contract/documents/regulator-letter.ts';
import type { LetterReading, RegulatorLetter } from '#contract/documents/regulator-letters.ts';
import { readingOf, withDays } from './reading.ts';
import type { Owner } from '#server/base/owner.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { addEvent } from '#server/base/history/store.ts';
import { findBusinessOrThrow, lockBusinessOrThrow } from '#server/business/stored/find.ts';
import type { Database } from '#server/base/database/database.ts';
import { invalidInput, problem } from '#server/base/problem.ts';
import type { Services } from '#server/subjects/services.ts';
import { letterContext, workOut, type LetterContext } from './result.ts';
import { readAgain } from './text-parts.ts';
import * as store from './store.ts';
import type { StoredLetter } from './store.ts';

/** The contract's schema admitted it when it was stored. */
export const inputOf = ({ letter }: StoredLetter): RegulatorLetterInput => ({
  ...BEFORE_KINDS,
  ...(letter as RegulatorLetterInput),
});
/** What letters lack that were stored before letters had kinds. */
const BEFORE_KINDS = { kind: 'unclear' as const, orders: [], moreTime: null, objectBy: null };

const shown = (
  stored: StoredLetter,
  context: LetterContext,
  services: Services,
): RegulatorLetter => ({
  id: stored.id,
  version: stored.version,
  savedAt: stored.savedAt.toISOString(),
  letter: inputOf(stored),
  result: workOut(inputOf(stored), context, services).result,
});

/** All letters of a business, newest first. Throws `not-found`. */
export async function listRegulatorLetters(owner: Owner, services: Services, businessId: string) {
  const { userId } = owner;
  const business = await findBusinessOrThrow(userId, services.db, businessId);
  const letters = await store.listLetters(userId, services.db, businessId);
  const context = await letterContext(owner, services.db, services, business);
  return { letters: letters.map((letter) => shown(letter, context, services)) };
}

/** What a pasted letter says, as proposals. Nothing is stored. Throws `not-found`. */
export async function readLetterText(
  owner: Owner,
  { db, corpus, now }: Services,
  businessId: string,
  {
    text,
    receivedOn = null,
  }: { readonly text: string; readonly receivedOn?: string | null | undefined },
): Promise<LetterReading> {
  await findBusinessOrThrow(owner.userId, db, businessId);
  const asOf = now().toISOString().slice(0, 10);
  return readingOf(readAgain({ text, receivedOn }, { corpus, asOf }));
}

/** Refuses a day after the owner's today, and a duty of another state. */
function checkLetter(letter: RegulatorLetterInput, { assessment: { asOf } }: LetterContext): void {
  const future = (['dated', 'receivedOn'] as const).filter((field) => letter[field] > asOf);
  const late = letter.fixes.findIndex(({ on }) => on !== null && on > asOf);
  const foreign = letter.requirementIds.some((id) => !id.startsWith(`${letter.stateId}-`));
  const faults = {
    ...Object.fromEntries(future.map((field) => [field, 'This day has not come yet'])),
    ...(late === -1 ? {} : { [`fixes.${late}.on`]: 'This day has not come yet' }),
    ...(foreign ? { requirementIds: 'Tick duties of the state whose office wrote' } : {}),
  };
  if (Object.keys(faults).length > 0) throw invalidInput(faults);
}

interface Written {
  readonly db: Database;
  readonly context: LetterContext;
  readonly now: Date;
}

/** Locks the business, checks the letter, writes, and adds an event: all or nothing. */
function writing(
  owner: Owner,
  services: Services,
  {
    businessId,
    letter,
    what,
  }: { readonly businessId: string; readonly letter: RegulatorLetterInput; readonly what: string },
  write: (work: Written) => Promise<StoredLetter | undefined>,
): Promise<RegulatorLetter> {
  return services.db.transaction(async (db) => {
    const business = await lockBusinessOrThrow(owner.userId, db, businessId);
    const context = await letterContext(owner, db, services, business);
    checkLetter(letter, context);
    const now = services.now();
    const stored = await write({ db, context, now });
    if (!stored) throw problem('not-found');
    const reply = shown(stored, context, services);
    await addEvent(owner.userId, db, businessId, {
      at: now,
      by: actorOf(owner),
      what,
      detail: [reply.result.stateName, `letter of ${letter.dated}`].filter(Boolean).join(', '),
      requirementIds: [],
    });
    return reply;
  });
}

/** Days from receipt follow the day of receipt that the owner told. */
function withReceipt(
  letter: RegulatorLetterInput,
  { corpus }: Services,
  now: Date,
): RegulatorLetterInput {
  const asOf = now.toISOString().slice(0, 10);
  const { text, receivedOn } = letter;
  return withDays(letter, {
    received: readAgain({ text, receivedOn }, { corpus, asOf }),
    undated: readAgain({ text, receivedOn: null }, { corpus, asOf }),
  });
}

/** Stores a letter. Throws `not-found`, `invalid-input`, `too-many-letters`. */
export const addRegulatorLetter = (
  owner: Owner,
  services: Services,
  businessId: string,
  letter: RegulatorLetterInput,
): Promise<RegulatorLetter> =>
  writing(
    owner,
    services,
    { businessId, letter, what: 'Regulator’s letter stored' },
    async ({ db, now }) => {
      const kept = await store.listLetters(owner.userId, db, businessId);
      if (kept.length >= MOST_LETTER.letters) throw problem('too-many-letters');
      const whole = withReceipt(letter, services, now);
      return store.addLetter(owner.userId, db, businessId, whole, now);
    },
  );

export interface LetterRef {
  readonly businessId: string;
  readonly letterId: string;
}

/** Changes a letter. Throws `not-found`, `invalid-input`, `stale-version`. */
export const changeRegulatorLetter = (
  owner: Owner,
  services: Services,
  { businessId, letterId }: LetterRef,
  { version, letter }: { readonly version: number; readonly letter: RegulatorLetterInput },
): Promise<RegulatorLetter> =>
  writing(
    owner,
    services,
    { businessId, letter, what: 'Regulator’s letter changed' },
    async ({ db, context, now }) => {
      const stored = await store.findLetter(owner.userId, db, businessId, letterId);
      if (!stored) throw problem('not-found');
      if (stored.version !== version)
        throw problem('stale-version', { current: shown(stored, context, services) });
      const moved = inputOf(stored).receivedOn !== letter.receivedOn;
      return store.replaceLetter(owner.userId, db, businessId, {
        id: letterId,
        version,
        letter: moved ? withReceipt(letter, services, now) : letter,
        savedAt: now,
      });
    },
  );

/** Deletes a letter. Throws `not-found`. */
export async function deleteRegulatorLetter(
  owner: Owner,
  services: Services,
  { businessId, letterId }: LetterRef,
): Promise<undefined> {
  await services.db.transaction(async (db) => {
    await lockBusinessOrThrow(owner.userId, db, businessId);
    if (!(await store.deleteLetter(owner.userId, db, businessId, letterId)))
      throw problem('not-found');
    await addEvent(owner.userId, db, businessId, {
      at: services.now(),
      by: actorOf(owner),
      what: 'Regulator’s letter deleted',
      detail: null,
      requirementIds: [],
    });
  });
}
