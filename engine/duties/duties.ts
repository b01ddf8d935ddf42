/** The duties of each law, and the same duties merged across states: one control, one task. */
import type { StateCode } from '#law/codes.ts';
import type { ControlKey, FactKey, LawRecord, Requirement } from '#law/schema.ts';
import { owedTruth, reached } from '#engine/rules/applicability.ts';
import type { WeighedLaw } from '#engine/rules/applicability.ts';
import { latest } from '#calendar/dates.ts';
import { counts, evaluate, openConditions } from '#engine/rules/truth.ts';
import type { Truth } from '#engine/rules/truth.ts';

export type Owed = 'owed' | 'may be owed' | 'coming up';

export interface Duty {
  readonly law: LawRecord;
  readonly requirement: Requirement;
  readonly owed: Owed;
  /** The first day on which it is owed; null if it is owed already. */
  readonly from: string | null;
  /** Whether its own condition holds; a duty with an unknown condition is listed but not scored. */
  readonly when: Truth;
  /** Whether it counts towards its state's score (docs/requirements-decisions.md 5). */
  readonly scored: boolean;
}

/** The duties of a weighed law that are owed, may be owed or are coming up on a calendar date. */
export function dutiesOf(weighed: WeighedLaw, asOf: string): Duty[] {
  return weighed.law.requirements.flatMap(
    (requirement) => dutyOf(requirement, weighed, asOf) ?? [],
  );
}

function dutyOf(requirement: Requirement, weighed: WeighedLaw, asOf: string): Duty | undefined {
  const { law, day, facts, silent } = weighed;
  if (requirement.until !== undefined && requirement.until < day) return undefined;
  const truth = owedTruth(requirement, weighed);
  if (truth === false) return undefined;
  const starts = [requirement.from, law.effective].filter(
    (date) => date !== undefined && date > asOf,
  );
  const from = starts.length > 0 ? latest(...starts) : null;
  const when = requirement.when ? evaluate(requirement.when, facts, silent) : true;
  const owed = truth === undefined ? 'may be owed' : from === null ? 'owed' : 'coming up';
  const scored =
    !requirement.advice &&
    when === true &&
    counts(requirement, day) &&
    inScore(requirement, weighed);
  return { law, requirement, owed, from, when, scored };
}

/** A law whose verdict is "cannot tell" is scored as if it applied in full. */
function inScore(requirement: Requirement, weighed: WeighedLaw): boolean {
  if (reached(requirement, weighed) === true) return true;
  return weighed.verdict === 'cannot tell' && (requirement.owedUnder ?? ['full']).includes('full');
}

/** The duties of all states grouped by control, in the order of controls.json. */
export function mergeByControl(
  duties: readonly Duty[],
  order: readonly ControlKey[],
): { control: ControlKey; duties: Duty[] }[] {
  const groups = Map.groupBy(duties, (duty) => duty.requirement.control);
  return order.flatMap((control) => {
    const own = groups.get(control);
    return own ? [{ control, duties: own }] : [];
  });
}

/** A number of days that a state's law sets for a control. */
export interface Term {
  readonly state: StateCode;
  readonly days: number;
  readonly unit: 'calendar days' | 'business days';
  readonly text: string;
  readonly cite: string;
}

interface TermRule {
  readonly what: string;
  readonly days: (law: LawRecord, asOf: string) => number | null | undefined;
  readonly unit?: 'optOutDays' | 'confirmReceiptDays';
  readonly more?: (law: LawRecord) => number | undefined;
  readonly cite?: (law: LawRecord) => string;
}

const TERMS: Partial<Record<ControlKey, TermRule>> = {
  'rights-requests': {
    what: 'to answer a request',
    days: (law) => law.requests.respondDays,
    more: (law) => law.requests.extensionDays,
  },
  'request-channels': {
    what: 'to confirm that a request came in',
    days: (law) => law.requests.confirmReceiptDays,
    unit: 'confirmReceiptDays',
  },
  appeals: {
    what: 'to decide an appeal',
    days: (law) => law.requests.appealRespondDays,
    more: (law) => law.requests.appealExtensionDays,
  },
  'opt-out-sale-ads': {
    what: 'to act on an opt-out',
    days: (law) => law.requests.optOutDays,
    unit: 'optOutDays',
  },
  'cure-plan': {
    what: 'to fix a violation after notice',
    days: (law, asOf) => (mustAllowCure(law, asOf) ? law.enforcement.cure.days : null),
    cite: (law) => law.enforcement.cure.cite,
  },
};

/** Whether the state has to give time to cure a violation on that day. */
export function mustAllowCure(law: LawRecord, asOf: string): boolean {
  const { days, until, mandatory } = law.enforcement.cure;
  return mandatory && days !== null && (until === null || until >= asOf);
}

/** The time limits that the laws set for a control, and the strictest of them. */
export function termsOf(
  control: ControlKey,
  laws: readonly LawRecord[],
  asOf: string,
): { what: string; terms: Term[]; strictest: Term | undefined } {
  const rule = TERMS[control];
  if (!rule) return { what: '', terms: [], strictest: undefined };
  const terms = laws.flatMap((law) => termOf(rule, law, asOf) ?? []);
  const strictest = terms.toSorted((one, other) => calendarDays(one) - calendarDays(other))[0];
  return { what: rule.what, terms, strictest };
}

function termOf(rule: TermRule, law: LawRecord, asOf: string): Term | undefined {
  const days = rule.days(law, asOf);
  if (days == null) return undefined;
  const business = rule.unit !== undefined && (law.requests.businessDays ?? []).includes(rule.unit);
  const unit = business ? 'business days' : 'calendar days';
  const more = rule.more?.(law);
  const first = business
    ? `${days} business days ${rule.what}`
    : `${days} calendar days ${rule.what}`;
  const text = more ? `${first}, up to ${more} more where needed` : first;
  return { state: law.state, days, unit, text, cite: rule.cite?.(law) ?? law.requests.cite };
}

/** Five business days take at least seven calendar days. */
function calendarDays(term: Term): number {
  return term.unit === 'business days' ? (term.days * 7) / 5 : term.days;
}

/** The missing answers that would settle whether the duties are owed. */
export function factsAsked(
  duties: readonly Duty[],
  allWeighed: ReadonlyMap<string, WeighedLaw>,
): FactKey[] {
  const open = duties.flatMap(({ law, requirement }) => {
    const weighed = allWeighed.get(law.state);
    if (!requirement.when || !weighed) return [];
    return openConditions(requirement.when, weighed.facts, weighed.silent);
  });
  return [...new Set(open.map((condition) => condition.fact))];
}
