/** What is done in tools about a person, in the words of the owner's pages. */
import type { TOOL_ACTS } from '#contract/requests/request-shapes.ts';

export const TOOL_ACT_WORDS: Readonly<Record<(typeof TOOL_ACTS)[number], string>> = {
  find: 'Find the person',
  export: 'Get a copy',
  correct: 'Correct it',
  delete: 'Delete it',
  stop: 'Stop it',
};
