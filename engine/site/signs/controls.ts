/**
 * What a control is for a visitor's choice, by its words: one reading for those who press and for
 * those who judge.
 */
import type { SiteSigns } from '#reference/schema-site-signs.ts';
import { signPattern } from '#engine/site/record/pattern.ts';

export type ControlWords = SiteSigns['controls'];

export type ChoiceKind = 'refuse' | 'save' | 'settings' | 'close' | 'accept';

/** Longer words are a sentence, and no button. */
const LONGEST = 70;

const fits = (words: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => signPattern(pattern).test(words));

/**
 * What a control of a banner does. Refusal is read before acceptance: "accept necessary only"
 * refuses.
 */
export function choiceKind(words: string, controls: ControlWords): ChoiceKind | undefined {
  if (words.length > LONGEST) return undefined;
  if (fits(words, controls.refuse)) return 'refuse';
  const accepts = fits(words, controls.accept);
  // "close and accept" accepts
  if (fits(words, controls.close)) return accepts ? 'accept' : 'close';
  if (fits(words, controls.save)) return 'save';
  if (accepts) return 'accept';
  return fits(words, controls.settings) ? 'settings' : undefined;
}

/** A notice that can only be acknowledged asks for no choice. */
export const isAcknowledgement = (words: string, controls: ControlWords): boolean =>
  fits(words.trim(), controls.acknowledge);

/** Longer words are a sentence about opting out, and not the way to it. */
const LONGEST_OFFER = 90;
/** "We do not sell your data" offers nothing. */
const OF_THE_SITE = /\bwe (?:do not|don.t|never|will not)\b/i;

/** Words that only sound like an opt-out of sale: of mails, or what the site says of itself. */
export const offersNothing = (words: string, controls: ControlWords): boolean =>
  OF_THE_SITE.test(words) || fits(words, controls.ofMails);

/**
 * How plainly words offer the opt-out of sale, sharing or ads: 0 is plainest; undefined where they
 * do not.
 */
export function optOutPlace(words: string, controls: ControlWords): number | undefined {
  if (words.length > LONGEST_OFFER || offersNothing(words, controls)) return undefined;
  const place = controls.optOut.findIndex((patterns) => fits(words, patterns));
  return place < 0 ? undefined : place;
}
