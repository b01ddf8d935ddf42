/** Saving the owner's answers: each must fit its question, and no two may contradict each other. */
import { changeBusiness } from '#server/business/stored/change.ts';
import type { Answers, saveAnswers as call } from '#contract/answers.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { lastSaved } from '#server/business/assessments/receipt-store.ts';
import { assessBusiness } from '#server/business/assessments/service.ts';
import { contradictions } from '#engine/explain/contradictions.ts';
import { isSmallFact, ofRecords } from '#engine/small-laws/small-facts.ts';
import type { FactBook, FactDefinition } from '#law/schema.ts';
import { LARGEST, valueFault } from '#engine/facts/fact-value.ts';
import type { FactType, ValueFault } from '#engine/facts/fact-value.ts';
import type { Actor } from '#server/base/history/actor.ts';
import { changedFields } from '#server/base/history/changes.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import type { Database } from '#server/base/database/database.ts';
import type { BusinessServices } from '#server/business/services.ts';
import { invalidInput, problem } from '#server/base/problem.ts';
import {
  listAnswers,
  putAnswer,
  withdrawAnswer,
  type AnswerToStore,
  type AnswerPlace,
} from '#server/business/stored/answer-store.ts';

type GivenPlace = {
  readonly fact: AnswerPlace['fact'];
  readonly state?: AnswerPlace['state'] | undefined;
};
type GivenAnswer = GivenPlace & { readonly value: AnswerToStore['value'] };
export interface AnswerChange {
  readonly version: number;
  readonly answers: readonly GivenAnswer[];
  readonly withdraw?: readonly GivenPlace[] | undefined;
}

/** All answers about a business, with its version. Throws `not-found`. */
export async function readAnswers(
  owner: string,
  db: Database,
  businessId: string,
): Promise<Answers> {
  const { version } = await findBusinessOrThrow(owner, db, businessId);
  const all = await listAnswers(owner, db, businessId);
  return {
    version,
    answers: all.map((answer) => ({ ...answer, answeredAt: answer.answeredAt.toISOString() })),
  };
}

/**
 * Saves and withdraws all the given answers, or none if one is refused. The assessment that follows
 * comes along where it was opened before: its first opening keeps a receipt. No connection is held
 * while it is worked out.
 */
export async function saveAnswers(
  owner: string,
  services: BusinessServices,
  businessId: string,
  change: AnswerChange,
  by: Actor,
): Promise<ReplyOf<typeof call>> {
  const stored = await storeAnswers(owner, services, businessId, change, by);
  const { db } = services;
  const savedAt = await lastSaved(owner, db, businessId);
  if (!savedAt) return { ...stored, assessment: null };
  const business = await findBusinessOrThrow(owner, db, businessId);
  return { ...stored, assessment: await assessBusiness(owner, db, services, business, savedAt) };
}

async function storeAnswers(
  owner: string,
  services: BusinessServices,
  businessId: string,
  change: AnswerChange,
  by: Actor,
): Promise<Answers> {
  const given = change.answers.map(placed);
  const withdrawn = (change.withdraw ?? []).map(placed);
  const wrong = Object.fromEntries(given.flatMap((answer) => fault(answer, services.corpus.facts)));
  if (Object.keys(wrong).length > 0) throw invalidInput(wrong);
  return changeBusiness(owner, services, {
    businessId,
    version: change.version,
    by,
    what: 'Answers saved',
    detail: summary(given.length, withdrawn.length),
    write: async (db, now) => {
      const before = await listAnswers(owner, db, businessId);
      refuseContradictions(services, merged(before, given, withdrawn), given);
      for (const place of withdrawn) await withdrawAnswer(owner, db, businessId, place);
      for (const answer of given) await putAnswer(owner, db, businessId, answer, now);
      return changedFields(byName(before), { ...byName(withdrawn.map(unasked)), ...byName(given) });
    },
    read: (db) => readAnswers(owner, db, businessId),
  });
}

const placed = <T extends GivenPlace>(given: T) => ({ ...given, state: given.state ?? null });
/**
 * The key of a question in the problem's `fields`: the fact, and the state after a dot where it has
 * one.
 */
const nameOf = ({ fact, state }: AnswerPlace) => (state === null ? fact : `${fact}.${state}`);
/** Question → answer, for the history; "I don't know" is told apart from never asked. */
const byName = (answers: readonly (AnswerPlace & { readonly value?: unknown })[]) =>
  Object.fromEntries(
    answers.map((answer) => [
      nameOf(answer),
      answer.value === null ? "I don't know" : answer.value,
    ]),
  );
const unasked = ({ fact, state }: AnswerPlace) => ({ fact, state });
const summary = (given: number, withdrawn: number) =>
  [given && `${given} given`, withdrawn && `${withdrawn} withdrawn`].filter(Boolean).join(', ') ||
  null;

function merged(
  before: readonly AnswerToStore[],
  given: readonly AnswerToStore[],
  withdrawn: readonly AnswerPlace[],
): AnswerToStore[] {
  const replaced = new Set([...given, ...withdrawn].map(nameOf));
  const kept = before.filter((answer) => !replaced.has(nameOf(answer)));
  // Of two answers to one question the last counts, as it does when they are stored.
  return [...kept, ...new Map(given.map((answer) => [nameOf(answer), answer])).values()];
}

/**
 * Only contradictions that involve the new answers are refused: older ones must not block every
 * save.
 */
function refuseContradictions(
  { corpus }: BusinessServices,
  all: readonly AnswerToStore[],
  given: readonly AnswerToStore[],
): void {
  const touched = new Set(given.map((answer) => answer.fact));
  const clash = contradictions(corpus, ofRecords(all)).find(({ fields }) =>
    fields.some((fact) => touched.has(fact)),
  );
  if (!clash) return;
  const fields = Object.fromEntries(clash.fields.map((fact) => [fact, clash.text]));
  throw problem('contradicting-answers', { message: clash.text, fields });
}

function fault(answer: AnswerToStore, book: FactBook): [string, string][] {
  const definition = isSmallFact(answer.fact)
    ? SMALL_QUESTION
    : book.facts.find((fact) => fact.key === answer.fact);
  const words = definition ? faultIn(answer, definition) : 'This question is not asked';
  return words === undefined ? [] : [[nameOf(answer), words]];
}

/** What is asked for laws without a size test alone. */
const SMALL_QUESTION = { perState: false, type: 'boolean' } as const;

function faultIn(
  { state, value }: AnswerToStore,
  definition: Pick<FactDefinition, 'perState' | 'type'>,
): string | undefined {
  if (definition.perState && state === null) return 'Say which state this answer is about';
  if (!definition.perState && state !== null)
    return 'This question is about the whole business, not about one state';
  if (value === null) return undefined;
  const fault = valueFault(definition.type, value);
  return fault === undefined ? undefined : faultText(fault, definition.type);
}

function faultText(fault: ValueFault, type: FactType): string {
  if (fault === 'not a number') return 'Enter a number';
  if (fault === 'ends crossed' || fault === 'not a range')
    return 'Enter a range whose end is not below its start';
  return ASK_FOR[type];
}

const ASK_FOR: Readonly<Record<FactType, string>> = {
  boolean: 'Answer yes or no',
  count: `Enter a whole number from 0 to ${LARGEST.count}`,
  percent: `Enter a number from 0 to ${LARGEST.percent}`,
  money: 'Enter an amount in dollars, zero or more',
};
