/**
 * Why a date is what it is: the rule in a sentence, the section, how it is known, and what is not
 * sure.
 */
import type { RequestLaw, RequestRule, RequestSource } from '#law/schema.ts';
import type { ClockDate, Due } from './clock-date.ts';

export interface Why {
  /** The rule in one sentence, with the number of days. */
  readonly rule: string;
  /** null: only advice. */
  readonly cite: string | null;
  /** `memory`: shown as advice or with its doubt, never as law. */
  readonly source: RequestSource;
  /** How the words were read, where it was not the official page. */
  readonly seen: string | null;
  readonly doubts: readonly string[];
}

interface RuleSentence {
  readonly rule: string;
  readonly from: {
    readonly cite?: string | undefined;
    readonly source?: RequestSource | undefined;
    readonly seen?: string | undefined;
  } | null;
}

/** Works it out for one date of a clock that runs. */
export function whyOf(law: RequestLaw, rule: RequestRule, date: ClockDate): Why {
  const { rule: sentence, from } = SAYS[date.due](rule, date);
  const source = from?.source ?? rule.source;
  const doubts = law.doubts
    .filter(({ about }) => about?.includes(date.due))
    .filter(({ families }) => families?.includes(rule.family) ?? true)
    .map(({ text }) => text);
  return {
    rule: sentence,
    cite: from?.cite ?? rule.cite,
    source,
    seen: from?.seen ?? null,
    doubts: [
      ...doubts,
      ...(rule.doubt ? [rule.doubt] : []),
      ...(source === 'memory' ? [NOT_CONFIRMED] : []),
    ],
  };
}

const NOT_CONFIRMED = 'This was not confirmed in the text. Take it as advice.';

const inDays = ({ days, kind }: { days: number; kind: string }) =>
  kind === 'business' ? `${days} business days` : `${days} days`;
const more = (extendedTo: string | null, days: number | undefined) =>
  extendedTo === null ? '' : ` You told the person in time, so it is ${days} days in all.`;

const SAYS: Readonly<Record<Due, (rule: RequestRule, date: ClockDate) => RuleSentence>> = {
  acknowledge: ({ acknowledge }) => ({
    rule: `Confirm within ${inDays(acknowledge ?? NO_DAYS)} that you got the request. The day it came is day 0.`,
    from: acknowledge,
  }),
  answer: ({ answer, extension }, { extendedTo }) => ({
    rule: `Answer within ${inDays(answer ?? NO_DAYS)} of receipt, without undue delay.${more(extendedTo, extension?.lastDay)}`,
    from: answer,
  }),
  effect: ({ effect, extension, answer }, { extendedTo }) => ({
    rule:
      effect?.days === 0
        ? 'A browser’s signal counts at once.'
        : `The opt-out has to work within ${inDays({ days: effect?.days ?? 0, kind: effect?.kind ?? 'calendar' })}, sooner if you can.${more(extendedTo, extension?.lastDay)}`,
    from: effect?.source ? effect : answer,
  }),
  withdraw: (rule) => ({
    rule: `Stop the use that rests on consent within ${inDays(rule.withdrawal ?? NO_DAYS)}, sooner if you can.`,
    from: rule,
  }),
  appeal: ({ appeal }, { extendedTo }) => ({
    rule: `Decide the appeal in writing within ${appeal?.days} days of the day it came.${more(extendedTo, (appeal?.days ?? 0) + (appeal?.extension?.days ?? 0))}`,
    from: appeal,
  }),
  'completion-notice': ({ completionNotice }) => ({
    rule: `Tell the person within ${inDays(completionNotice ?? NO_DAYS)} of receipt that it is done.`,
    from: completionNotice,
  }),
};

/** A date stands only where its rule does, so this is never said. */
const NO_DAYS = { days: 0, kind: 'calendar' } as const;
