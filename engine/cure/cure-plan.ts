/**
 * What to do after a regulator's letter, in order, with a day for each step. The days are our plan,
 * not the law's.
 */
import { businessDayUpTo, FEDERAL_WEEK } from '#calendar/business-days.ts';
import { addDays, daysBetween } from '#calendar/dates.ts';
import type { LetterKind } from '#engine/words/letters.ts';
import type { CureTerms, Stated } from '#law/schema.ts';

export type CureStepKind =
  | 'produce'
  | 'answer questions'
  | 'more time'
  | 'privilege'
  | 'object'
  | 'one voice'
  | 'find the request'
  | 'answer the person'
  | 'insurer'
  | 'say nothing'
  | 'check the claim'
  | 'check the sender'
  | 'do not pay'
  | 'tell of it'
  | 'keep'
  | 'hold'
  | 'lawyer'
  | 'answer'
  | 'fix'
  | 'tell people'
  | 'policies'
  | 'proof'
  | 'statement'
  | 'report'
  | 'after';

export interface CureStep {
  readonly kind: CureStepKind;
  /** The requirement to fix. */
  readonly requirementId: string | null;
  /** The planned day; null where no last day is known. */
  readonly by: string | null;
}

interface Planned {
  readonly kind: LetterKind;
  readonly asOf: string;
  /** The day to work to (cureRight); null: none known. */
  readonly workTo: string | null;
  readonly statement: CureTerms['statement'];
  /** In the order in which they are to be fixed. */
  readonly requirements: readonly string[];
  readonly lawyer: boolean;
  /** The letter wants papers or answers; the day that it names for them. */
  readonly orders?: { readonly by: string | null } | undefined;
}

/** Which share of the time is used when a step is to be done. */
const SHARE = { fix: 0.6, told: 0.75, proof: 0.8 } as const;
const ANSWER_WITHIN = 3;
const SEND_EARLY = 3;

/**
 * The steps. None is planned before `asOf` or after the day to work to; mail goes out on a weekday.
 */
export function curePlan(planned: Planned): CureStep[] {
  const { kind, asOf } = planned;
  const step: Stepper = (what, by, requirementId = null) => ({ kind: what, requirementId, by });
  if (kind === 'invoice or scam')
    return [
      step('do not pay', asOf),
      step('check the sender', asOf),
      step('tell of it', null),
      step('keep', asOf),
    ];
  const days = daysFor(planned);
  if (kind === 'private demand')
    return [
      step('say nothing', asOf),
      step('hold', asOf),
      step('keep', asOf),
      step('lawyer', asOf),
      step('insurer', days.soon),
      step('check the claim', days.soon),
      ...fixes(planned, days, step),
      step('after', null),
    ];
  return officePlan(planned, days, step);
}

type Stepper = (kind: CureStepKind, by: string | null, requirementId?: string | null) => CureStep;

interface PlanDays {
  /** The day on which the last mail goes out; null: no last day is known. */
  readonly send: string | null;
  readonly soon: string;
  readonly at: (share: number) => string | null;
}

function daysFor({ asOf, workTo }: Planned): PlanDays {
  const send = workTo === null ? null : sendingDay(asOf, workTo);
  const time = send === null ? 0 : daysBetween(asOf, send);
  return {
    send,
    soon: addDays(asOf, send === null ? ANSWER_WITHIN : Math.min(ANSWER_WITHIN, time)),
    at: (share) => (send === null ? null : addDays(asOf, Math.floor(time * share))),
  };
}

const fixes = ({ requirements }: Planned, { at }: PlanDays, step: Stepper) =>
  requirements.map((id) => step('fix', at(SHARE.fix), id));

/** What an office's letter wants, the ordered first. */
function officePlan(planned: Planned, days: PlanDays, step: Stepper): CureStep[] {
  const { asOf, kind, lawyer, orders, statement } = planned;
  const states = (what: Stated) => statement?.says.includes(what) === true;
  const { at, send, soon } = days;
  // In an open inquiry nobody has asked for a report, and what it says can be used.
  const last = orders === undefined ? [step('report', send)] : [];
  const cures = kind === 'violation' || kind === 'unclear';
  return [
    ...firstSteps(planned, step),
    step('keep', asOf),
    step('hold', asOf),
    ...(lawyer ? [step('lawyer', asOf)] : []),
    ...(kind === 'audit' ? [step('one voice', soon)] : []),
    step('answer', soon),
    ...(kind === 'forwarded complaint'
      ? [step('find the request', asOf), step('answer the person', send)]
      : []),
    ...fixes(planned, days, step),
    ...(cures && states('told people') ? [step('tell people', at(SHARE.told))] : []),
    ...(cures && states('policies') ? [step('policies', at(SHARE.told))] : []),
    step('proof', at(SHARE.proof)),
    ...(cures ? (statement === null ? last : [step('statement', send)]) : []),
    step('after', null),
  ];
}

/** Papers or answers by a day: that stands apart from any time to fix. */
function firstSteps({ kind, orders, asOf }: Planned, step: Stepper): CureStep[] {
  if (orders === undefined) return [];
  const early = orders.by === null ? asOf : earlier(orders.by, asOf);
  return [
    step(kind === 'inquiry' ? 'answer questions' : 'produce', orders.by),
    ...(kind === 'subpoena' ? [step('object', asOf)] : []),
    step('more time', early),
    ...(kind === 'inquiry' ? [] : [step('privilege', early)]),
  ];
}

/** A week before the day, so that the answer can still come. */
const WEEK = 7;
const earlier = (by: string, asOf: string) => {
  const day = addDays(by, -WEEK);
  return day < asOf ? asOf : weekdayBefore(day, asOf);
};

/** Some days before the last one, on a weekday; today if it is that late. */
function sendingDay(asOf: string, workTo: string): string {
  const early = addDays(workTo, -Math.min(SEND_EARLY, Math.max(0, daysBetween(asOf, workTo))));
  return early < asOf ? asOf : weekdayBefore(early, asOf);
}

/** The day itself, or the last day before a weekend or holiday; never before `earliest`. */
export function weekdayBefore(day: string, earliest: string): string {
  const moved = businessDayUpTo(day, FEDERAL_WEEK);
  return moved < earliest ? day : moved;
}
