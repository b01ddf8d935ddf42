/** Until when a task is to be done, and who says so. */
import type { NextTask } from '#contract/stand.ts';
import { shortDate } from '#web/words/figures.ts';

/** "due Dec 22, 2026 (our target)", "our target moved to Jan 14, 2027" */
export function dueWords({
  dueDate,
  dueByLaw,
  movedFrom,
}: Pick<NextTask, 'dueDate' | 'dueByLaw' | 'movedFrom'>): string {
  if (movedFrom !== null) return `our target moved to ${shortDate(dueDate)}`;
  return `due ${shortDate(dueDate)} (${dueByLaw ? 'the law’s date' : 'our target'})`;
}
