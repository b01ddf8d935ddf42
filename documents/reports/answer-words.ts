/** Answers, scores and places in words, as an owner's documents show them. */
import type { Assessment } from '#engine/assessment/assessment.ts';
import type { ShownFact } from '#engine/interview/shown-questions.ts';
import type { Known } from '#engine/rules/truth.ts';
import { stateName } from '#law/codes.ts';
import { list } from '#text/english.ts';
import { capital } from '#text/case.ts';
import { inFigures } from '#text/figures.ts';

const UNITS: Readonly<Record<ShownFact['type'], (figure: string) => string>> = {
  boolean: (figure) => figure,
  count: (figure) => figure,
  money: (figure) => `$${figure}`,
  percent: (figure) => `${figure}%`,
};

/** An answer as text: yes, no, a number with its unit, or bounds. */
export function answerText(value: Known, type: ShownFact['type']): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const figure = (number: number) => UNITS[type](inFigures(number));
  if (typeof value === 'number') return figure(value);
  if (!Number.isFinite(value.most)) return `${figure(value.least)} or more`;
  return `${figure(value.least)} to ${figure(value.most)}`;
}

/** Whole percent: never 100 while something is open, never 0 once something is done. */
export function percent(score: number): string {
  const rounded = Math.round(score);
  if (rounded === 100 && score < 100) return '99%';
  if (rounded === 0 && score > 0) return '1%';
  return `${rounded}%`;
}

/** "Delaware, Iowa and Texas" */
export const stateNames = (codes: readonly string[]) => list(codes.map(stateName));

/** "1 hour", "3 hours" */
export const hours = (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`;

const PRIORITIES = { 1: 'High Priority', 2: 'Medium Priority', 3: 'Low Priority' } as const;

export const priorityName = (priority: 1 | 2 | 3) => PRIORITIES[priority];

/** Which days of tasks are the law's, and which are ours (docs/requirements-decisions.md 5). */
export const DUE_DAYS =
  'The due days of tasks are targets that we set for your plan. A law binds from its own first day.';

/**
 * Score and risk in rows of a table. While no law surely applies there is no figure and no level
 * (docs/requirements-decisions.md 5).
 */
export const standingRows = ({
  provisional,
  overallScore,
  riskLevel,
  riskReason,
}: Assessment): [string, string][] =>
  provisional
    ? [['Score and risk', 'Not known yet: answers are missing that settle which laws apply.']]
    : [
        ['Score', percent(overallScore)],
        ['Risk', `${capital(riskLevel.toLowerCase())}. ${riskReason}`],
      ];

export const SCORE_IS =
  'The score is the share of the listed duties marked done. It is no finding of compliance.';
