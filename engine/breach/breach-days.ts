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

/**
 * The last day of a rule, counted from the day on which the breach was found; null: the law names
 * no number of days. Where the law counts from a later point, the true day is not earlier.
 */
export function breachDay({ when }: BreachRule, found: string): string | null {
  if (when.days === null) return null;
  return when.unit === 'business days'
    ? addBusinessDays(found, when.days, FEDERAL_WEEK)
    : addDays(found, when.days);
}

/** Whether the newest text of a law was not read, so that nothing of it may be told on a day. */
export const isWithheld = ({ withheld }: BreachNotice, day: string): boolean =>
  withheld !== undefined && day >= withheld.since;
