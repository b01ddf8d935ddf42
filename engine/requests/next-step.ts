/** The one next step of an item. */
import type { Due } from './clock-date.ts';

/** `by` null: no law sets a day. */
export interface NextStep {
  readonly step:
    | 'acknowledge'
    | 'stop-the-use'
    | 'wait-for-person'
    | 'search-and-answer'
    | 'tell-the-person'
    | 'send-completion-notice'
    | 'answer-appeal'
    | 'answer-by-courtesy'
    | 'close'
    | 'nothing';
  readonly due: Due | null;
  readonly by: string | null;
  /** What is sent with it, the likeliest first. */
  readonly letters: readonly ConsumerLetter[];
}

/** The letters by their numbers in the template "appeal-and-response-letters". */
export const LETTERS = {
  receipt: 1,
  'more-time': 2,
  data: 3,
  corrected: 4,
  deleted: 5,
  'opt-out-works': 6,
  refusal: 7,
  'not-genuine': 8,
  'appeal-granted': 9,
  'appeal-denied': 10,
  'appeal-more-time': 11,
  'decision-reasons': 12,
} as const;
export type ConsumerLetter = keyof typeof LETTERS;
