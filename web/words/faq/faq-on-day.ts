/** The questions owners ask, with what the records say on a day. */
import type { LawRecord } from '#law/schema.ts';
import type { StateCode } from '#law/codes.ts';
import {
  anySize,
  changingCounts,
  comingLaws,
  countNobody,
  otherWays,
  otherWaysLater,
  signals,
  smallByRevenue,
  smallBySba,
  smallByStaff,
  startsAt,
  waysIn,
} from '#engine/explain/short-answer/across-english.ts';
import { FAQ_TEXTS } from './faq.ts';
import type { FaqEntry } from './faq-entry.ts';

type Laws = readonly LawRecord[];

/** The states whose first day of the duty is named. */
const DATED: readonly StateCode[] = ['DE', 'NJ', 'MN'];

const of = (laws: Laws, state: StateCode): LawRecord => {
  const law = laws.find((each) => each.state === state);
  if (!law) throw new Error(`no law of ${state}`);
  return law;
};

/** What stands for each name between double braces. */
const SLOTS: Readonly<Record<string, (laws: Laws, day: string) => string>> = {
  'starts in IA': (laws, day) => startsAt(of(laws, 'IA'), day),
  'starts in DE': (laws, day) => startsAt(of(laws, 'DE'), day),
  'ways in CA': (laws, day) => waysIn(of(laws, 'CA'), day),
  'no count': countNobody,
  'other ways': otherWays,
  'other ways later': otherWaysLater,
  'parts at any size': anySize,
  'small by SBA': smallBySba,
  'small by revenue': smallByRevenue,
  'small by staff': smallByStaff,
  signals: (laws, day) => signals(laws, day, DATED),
  'coming laws': comingLaws,
  'changing counts': changingCounts,
};

const filled = (text: string, laws: Laws, day: string) =>
  text
    .replaceAll(/\{\{([^{}]+)\}\}/g, (_, name: string) => {
      const slot = SLOTS[name];
      if (!slot) throw new Error(`no record writes "${name}"`);
      return slot(laws, day);
    })
    .replaceAll(/ +/g, ' ')
    .trim();

/** The entries as of a day. */
export const faqOn = (laws: Laws, day: string): readonly FaqEntry[] =>
  FAQ_TEXTS.map((entry) => ({
    ...entry,
    answer: entry.answer.map((text) => filled(text, laws, day)),
  }));
