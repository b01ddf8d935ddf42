/** The letters of the desk by name, and what each needs when it is sent. */
import type { LetterKind } from '#contract/requests/request-items.ts';

export const LETTER_NAMES: Readonly<Record<LetterKind, string>> = {
  receipt: 'We got your request',
  'more-time': 'We need more time',
  data: 'Here is your data',
  'no-data': 'We hold no data about you',
  corrected: 'We corrected your data',
  deleted: 'We deleted your data',
  'opt-out-works': 'We stopped the use',
  refusal: 'We refuse, in whole or in part',
  'not-genuine': 'We take this for fraud',
  'appeal-granted': 'Your appeal is granted',
  'appeal-denied': 'Your appeal is refused',
  'appeal-more-time': 'We need more time for your appeal',
  'decision-reasons': 'Why our software decided so',
};

export const NEEDS_REASON: readonly LetterKind[] = ['more-time', 'appeal-more-time'];
export const NEEDS_GROUND: readonly LetterKind[] = ['refusal'];
/** Data goes out, or is changed: who asks has to be said first, where a law lets check. */
export const NEEDS_IDENTITY: readonly LetterKind[] = [
  'data',
  'corrected',
  'deleted',
  'decision-reasons',
];
/** May be a part of what was asked. */
export const MAY_BE_PART: readonly LetterKind[] = [
  'data',
  'corrected',
  'deleted',
  'decision-reasons',
  'refusal',
];
