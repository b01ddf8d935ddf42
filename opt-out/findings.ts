/** What a record comes to: findings, or why the site could not be tested. */
import type { Finding } from '#engine/site/judgement/finding.ts';
import { judge } from '#engine/site/judgement/judge.ts';
import type { SiteRecord } from '#engine/site/record/visit.ts';
import { READY_SITE } from '#site-test/site-book.ts';
import { whyNotJudged } from './not-judged.ts';

export interface JudgedRecord {
  readonly findings: readonly Finding[];
  /** Null where the site was tested. */
  readonly cannot: string | null;
  readonly states: readonly string[];
}

/** Judges a record. */
export function findingsOf(record: SiteRecord, states: readonly string[]): JudgedRecord {
  const findings = judge(record, READY_SITE);
  return { findings, cannot: whyNotJudged(record, findings), states };
}
