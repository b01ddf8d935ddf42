/** How the form groups what can be asked for. */
import type { DeskType } from '#contract/requests/request-items.ts';

/** What the first button of the form asks for. */
export const FIRST_BUTTON = ['opt-out-sale', 'opt-out-ads'] as const satisfies readonly DeskType[];

/** The ticks of the form: each asks for one or more types. */
export const TICKS = {
  stop: ['opt-out-sale', 'opt-out-ads', 'opt-out-profiling', 'limit-sensitive', 'withdraw-consent'],
  information: ['access', 'portability', 'third-party-list', 'question-profiling'],
  change: ['correct', 'delete'],
} as const satisfies Record<string, readonly DeskType[]>;
