/**
 * What to do after a regulator's letter, in order, with a day for each step. The days are our plan,
 * not the law's.
 */
import { businessDayUpTo, FEDERAL_WEEK } from '#calendar/business-days.ts';
import { addDays, daysBetween } from '#calendar/dates.ts';
import type { CureTerms, Stated } from '#law/schema.ts';

export type CureStepKind =
  | 'produce'
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
  readonly asOf: string;
  /** The day to work to (cureRight); null: none known. */
  readonly workTo: string | null;
  readonly statement: CureTerms['statement'];
  /** In the order in which they are to be fixed. */
  readonly requirements: readonly string[];
  readonly lawyer: boolean;
  /** The letter orders documents or answers; the day that it names for them. */
  readonly orders?: { readonly by: string | null } | undefined;
}

/** Which share of the time is used when a step is to be done. */
const SHARE = { fix: 0.6, told: 0.75, proof: 0.8 } as const;
const ANSWER_WITHIN = 3;
const SEND_EARLY = 3;

/**
 * The steps. None is planned before `asOf` or after the day to work to; mail goes out on a weekday.
 */
export function curePlan({
  asOf,
  workTo,
  statement,
  requirements,
  lawyer,
  orders,
}: Planned): CureStep[] {
  const send = workTo === null ? null : sendingDay(asOf, workTo);
  const time = send === null ? 0 : daysBetween(asOf, send);
  const at = (share: number) => (send === null ? null : addDays(asOf, Math.floor(time * share)));
  const soon = addDays(asOf, send === null ? ANSWER_WITHIN : Math.min(ANSWER_WITHIN, time));
  const states = (what: Stated) => statement?.says.includes(what) === true;
  const step = (kind: CureStepKind, by: string | null, requirementId: string | null = null) => ({
    kind,
    requirementId,
    by,
  });
  // In an open inquiry nobody has asked for a report, and what it says can be used.
  const last = orders === undefined ? [step('report', send)] : [];
  return [
    ...(orders === undefined ? [] : [step('produce', orders.by)]),
    step('keep', asOf),
    step('hold', asOf),
    ...(lawyer ? [step('lawyer', asOf)] : []),
    step('answer', soon),
    ...requirements.map((id) => step('fix', at(SHARE.fix), id)),
    ...(states('told people') ? [step('tell people', at(SHARE.told))] : []),
    ...(states('policies') ? [step('policies', at(SHARE.told))] : []),
    step('proof', at(SHARE.proof)),
    ...(statement === null ? last : [step('statement', send)]),
    step('after', null),
  ];
}

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
