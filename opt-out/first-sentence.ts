import type { Finding } from '#engine/site/judgement/finding.ts';
import type { SiteRecord } from '#engine/site/record/visit.ts';
import { resultSentence } from '#engine/site/report/finding-texts.ts';
import { SITE_FINDINGS } from '#reference/site-signs.server.ts';
import { READY_SITE } from '#site-test/site-book.ts';
import { whyNotJudged } from './not-judged.ts';

/**
 * What a report begins with: the result, or why there is none. Where nobody had said no, nothing is
 * said of what stops.
 */
export function firstSentence(record: SiteRecord, findings: readonly Finding[]): string {
  const untested = whyNotJudged(record, findings);
  if (untested !== null) return `This could not be tested: ${untested}`;
  const hasNo = record.visits.some(({ situation }) => situation !== 'plain');
  return hasNo
    ? resultSentence(findings, READY_SITE.names, SITE_FINDINGS)
    : 'Nobody had said no here, so nothing can be told of what stops.';
}
