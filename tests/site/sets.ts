/**
 * The sets of sites by what they test, each with its truths: the words of `npm run test:site --
 * WORD` are its keys.
 */
import { HABIT_TRUTHS } from './truths/habits.ts';
import { NO_TRUTHS } from './truths/ways-to-say-no.ts';
import { OWN_HTML_TRUTHS } from './truths/own-html.ts';
import { SOFTWARE_TRUTHS } from './truths/software.ts';
import { SEEMING_TRUTHS } from './truths/seeming.ts';
import { TRADE_TRUTHS } from './truths/trades.ts';
import { type Truth, TRUTHS } from './truths/ways.ts';

export const SETS: Readonly<Record<string, readonly Truth[]>> = {
  ways: TRUTHS,
  habits: HABIT_TRUTHS,
  'own-html': OWN_HTML_TRUTHS,
  seeming: SEEMING_TRUTHS,
  'ways-to-say-no': NO_TRUTHS,
  trades: TRADE_TRUTHS,
  software: SOFTWARE_TRUTHS,
};

export const ALL_TRUTHS: readonly Truth[] = Object.values(SETS).flat();

/** Of a site to come. */
export const NEXT_NUMBER = Math.max(...ALL_TRUTHS.map(({ number }) => number)) + 1;
