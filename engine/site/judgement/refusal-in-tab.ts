/** A no that a site keeps only in the store of the tab: the next visit begins without it. */
import type { Finding } from './finding.ts';
import type { SiteRecord } from '#engine/site/record/visit.ts';

/**
 * Said where only that store was written, and the next visit showed that the no was gone: a tool
 * sends again, or the banner asks again. California wants twelve months before a person is asked
 * again (Cal. Civ. Code § 1798.135(c)(4)).
 */
export function forgottenFindings(
  { visits }: SiteRecord,
  verdicts: readonly Finding[],
  relevant: boolean,
): Finding[] {
  return (['reject', 'optOut'] as const).flatMap((situation): Finding[] => {
    const kept = visits.filter(
      (visit) => visit.situation === situation && visit.pressed?.keptInTab === true,
    );
    // the first page of a refusal is the one on which was pressed
    const asksAgain =
      situation === 'reject' &&
      kept.some(({ pages }) => pages.slice(1).some(({ banner }) => banner));
    const sendsAgain = verdicts.some(
      (each) => each.situation === situation && each.verdict === 'still sends',
    );
    if (kept.length === 0 || !relevant || !(asksAgain || sendsAgain)) return [];
    const lines = kept.flatMap(({ pressed }) => pressed?.controls ?? []);
    const evidence = [...new Set(lines.map((words) => `pressed “${words}”`))].toSorted();
    return [{ finding: 'no is forgotten with the tab', situation, evidence }];
  });
}
