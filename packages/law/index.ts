/**
 * The law data for other programs: `import { LAWS, lawOf } from '@statewise/law'`. Records are
 * frozen. Each entry that decides has its section (`cite`), and its days where it has any.
 *
 * - `LAWS`: the records in the order of states' names; `lawOf(code)`: that of one state.
 * - `FACT_BOOK`: the questions that rules ask, with types and units.
 * - `CONTROL_BOOK`: the work that requirements ask for; `SENSITIVE_BOOK`: what is sensitive where.
 * - `BREACH_NOTICES`, `CURE_TERMS`, `REQUEST_LAWS`: days after a breach, to cure, for a request.
 * - `HASH` names this state of the data, `CHECKED_TO` its newest day of checking.
 *
 * General guidance, not legal advice.
 */
import type { LawRecord, RequestLaw } from '../../build/packages/types/law-types.ts';
import { requestLawOf } from '#law/request-rules.ts';
import { laws, requests, shared } from './records.js';

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

/** The laws in the order of states' names. */
export const LAWS: readonly LawRecord[] = frozen(laws);
/** The questions that rules ask; `indexFacts` of the engine makes it ready. */
export const FACT_BOOK = frozen(shared.facts);
/** The pieces of work that requirements ask for. */
export const CONTROL_BOOK = frozen(shared.controls);
/** Which kinds of data are sensitive in which state. */
export const SENSITIVE_BOOK = frozen(shared.sensitive);
/** Advice, with what it is shown for. */
export const RECOMMENDATIONS = frozen(shared.recommendations);
/** Whom each of the 50 states and DC wants told after a breach, and by when. */
export const BREACH_NOTICES = frozen(shared.breachNotices);
/** From which day the time to cure counts, and what the statement says. */
export const CURE_TERMS = frozen(shared.cureTerms);
/** What each law says on requests, in the order of states' names. */
export const REQUEST_LAWS: readonly RequestLaw[] = frozen(
  requests.map((file, at) => requestLawOf(file, shared.requestDefaults, laws[at]?.effective ?? '')),
);
/** SHA-256 of the records: the same hash stands on assessments and receipts. */
export const HASH: string = shared.hash;
/** The newest day on which one of the laws was checked; each record has its own. */
export const CHECKED_TO: string = shared.checkedTo;
/** By which day the records have to be looked at again; later they are stale. */
export const REVIEW_BY: string = shared.reviewBy;
export const NOTICE: string = shared.notice;

/** The record of a state by its code in any case, or undefined. */
export function lawOf(code: string) {
  const wanted = code.toUpperCase();
  return LAWS.find((law) => law.state === wanted);
}

export type * from '../../build/packages/types/law-types.ts';
