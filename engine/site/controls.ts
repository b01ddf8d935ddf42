/** What a control is for a visitor's choice, by its words: one reading for those who press and for those who judge. */
import type { SiteSigns } from '#reference/schema-site-signs.ts';
import { signPattern } from './pattern.ts';

export type ControlWords = SiteSigns['controls'];

export type ChoiceKind = 'refuse' | 'save' | 'settings' | 'close' | 'accept';

/** Longer words are a sentence, and no button. */
const LONGEST = 70;

const fits = (words: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => signPattern(pattern).test(words));

/** What a control of a banner does. Refusal is read before acceptance: "accept necessary only" refuses. */
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
