/** Whom to tell of a breach, and by which day, under the law of one state. */
import { addBusinessDays, FEDERAL_WEEK } from '#calendar/business-days.ts';
import { addDays } from '#calendar/dates.ts';
import type { BreachNotice, NoticeTime } from '#law/schema.ts';
import { peopleFrom, timeWords, USUAL_TIME } from './breach-words.ts';

export const BREACH_NOTICE_TO = ['people', 'office', 'bureaus'] as const;
type NoticeTo = (typeof BREACH_NOTICE_TO)[number];

/** One rule of a breach law. */
export interface BreachRule {
  readonly whom: NoticeTo;
  readonly who: string;
  /** From so many people of the state on. */
  readonly least: number;
  readonly when: NoticeTime;
  readonly cite: string;
  readonly text: string;
}

/** Everybody whom the law names; its own sections. */
export function breachRules({ people, office, bureaus }: BreachNotice): BreachRule[] {
  const when: NoticeTime = people.days === null ? { days: null, words: USUAL_TIME } : people;
  const rule = (whom: NoticeTo, who: string, least: number, of: NoticeTime, cite: string) => {
    const from = least === 1 ? '' : ` if it concerns ${peopleFrom(least)}`;
    const text = `Tell ${whom === 'office' ? `this office: ${who}` : who}${from}, ${timeWords(of)}`;
    return { whom, who, least, when: of, cite, text };
  };
  return [
    rule('people', 'the people concerned', 1, when, people.cite),
    ...(office ? [rule('office', office.who, office.least, office.when, office.cite)] : []),
    ...(bureaus
      ? [rule('bureaus', 'consumer reporting agencies', bureaus.least, bureaus.when, bureaus.cite)]
      : []),
  ];
}

/** Days that run from the notice to the people, as in Cal. Civ. Code § 1798.82(f). */
const FROM_TELLING = 'telling the people';

const lastDay = ({ when }: BreachRule, from: string): string | null => {
  if (when.days === null) return null;
  return when.unit === 'business days'
    ? addBusinessDays(from, when.days, FEDERAL_WEEK)
    : addDays(from, when.days);
};

/**
 * The last day of a rule, counted from the day on which the breach was found; null: the law names
 * no number of days. Where the law counts from a later point, the true day is not earlier. Where it
 * counts from telling the people, it is the latest day: that of people who are told on their last;
 * null where they have none.
 */
export function breachDay(rule: BreachRule, found: string, law: BreachNotice): string | null {
  if (rule.when.days === null || rule.when.after !== FROM_TELLING) return lastDay(rule, found);
  const told = breachRules(law).find(({ whom }) => whom === 'people');
  const from = told ? lastDay(told, found) : null;
  return from === null ? null : lastDay(rule, from);
}

/** Whether the newest text of a law was not read, so that nothing of it may be told on a day. */
export const isWithheld = ({ withheld }: BreachNotice, day: string): boolean =>
  withheld !== undefined && day >= withheld.since;
