/** The tools, in the order in which they are listed. */
import type { AssistantTool } from '../tool.ts';
import { ABOUT } from './about.ts';
import { BREACH_CLOCK } from './breach-clock.ts';
import { CHECK_CLAIMS } from './check-claims.ts';
import { CHECK_LAWS } from './check-laws.ts';
import { CHECK_NOTICE } from './check-notice.ts';
import { COMPARE_LAWS } from './compare-laws.ts';
import { GET_LAW } from './get-law.ts';
import { LAW_CHANGES } from './law-changes.ts';
import { LIST_DUTIES } from './list-duties.ts';
import { NEXT_QUESTION } from './next-question.ts';
import { REQUEST_CLOCK } from './request-clock.ts';
import { TOOL_FACTS } from './tool-facts.ts';
import { UPCOMING_CHANGES } from './upcoming-changes.ts';
import { WHAT_IS_SENSITIVE } from './what-is-sensitive.ts';

export const ASSISTANT_TOOLS: readonly AssistantTool[] = [
  CHECK_LAWS,
  NEXT_QUESTION,
  LIST_DUTIES,
  UPCOMING_CHANGES,
  LAW_CHANGES,
  GET_LAW,
  COMPARE_LAWS,
  REQUEST_CLOCK,
  BREACH_CLOCK,
  WHAT_IS_SENSITIVE,
  TOOL_FACTS,
  CHECK_NOTICE,
  CHECK_CLAIMS,
  ABOUT,
];
