/**
 * Score and risk (docs/requirements-decisions.md 5): weights 3, 2, 1; every lost point belongs to
 * one requirement.
 */
import type { Duty } from './duties.ts';

export type WorkStatus = 'open' | 'done' | 'not applicable';
export type StatusOf = (requirementId: string) => WorkStatus;
export type RiskLevel = 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL';

const WEIGHT = { 1: 3, 2: 2, 3: 1 } as const;

export interface Score {
  /** Percent, unrounded; 100 if nothing is scored. */
  readonly percent: number;
  readonly met: number;
  readonly total: number;
  /** Requirement id → points of this score that are lost while it is open. */
  readonly lost: ReadonlyMap<string, number>;
}

/** The share of the scored duties' weight that is done. "Not applicable" counts on neither side. */
export function scoreOf(duties: readonly Duty[], statusOf: StatusOf): Score {
  const scored = duties.filter(
    (duty) => duty.scored && statusOf(duty.requirement.id) !== 'not applicable',
  );
  const open = scored.filter((duty) => statusOf(duty.requirement.id) === 'open');
  const total = weigh(scored);
  const lost = new Map(
    open.map(({ requirement }) => [requirement.id, (WEIGHT[requirement.priority] / total) * 100]),
  );
  const percent = total === 0 ? 100 : ((weigh(scored) - weigh(open)) / total) * 100;
  return { percent, met: scored.length - open.length, total: scored.length, lost };
}

function weigh(duties: readonly Duty[]): number {
  return duties.reduce((sum, { requirement }) => sum + WEIGHT[requirement.priority], 0);
}

/**
 * 80 and above LOW, 60 MEDIUM, 40 HIGH, below that CRITICAL; never LOW while a priority-1
 * requirement is open.
 */
export function riskOf(percent: number, urgentOpen: boolean): RiskLevel {
  if (percent >= 80) return urgentOpen ? 'MEDIUM' : 'LOW';
  if (percent >= 60) return 'MEDIUM';
  return percent >= 40 ? 'HIGH' : 'CRITICAL';
}
