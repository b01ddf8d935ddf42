/** The tools, in the order in which they are listed. */
import type { AssistantTool } from '../tool.ts';
import { ABOUT } from './about.ts';
import { CHECK_LAWS } from './check-laws.ts';
import { COMPARE_LAWS } from './compare-laws.ts';
import { GET_LAW } from './get-law.ts';
import { LIST_DUTIES } from './list-duties.ts';
import { NEXT_QUESTION } from './next-question.ts';

export const ASSISTANT_TOOLS: readonly AssistantTool[] = [
  ABOUT,
  CHECK_LAWS,
  NEXT_QUESTION,
  LIST_DUTIES,
  GET_LAW,
  COMPARE_LAWS,
];
