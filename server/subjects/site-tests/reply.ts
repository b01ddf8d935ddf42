/** Tests and sites as the contract shows them. */
import { siteOf } from '#site-test/guard/names.ts';
import type { SiteTestRow } from '#contract/site-tests/site-tests.ts';
import type { TestedSite } from '#contract/site-tests/sites.ts';
import { sentenceOf } from './judgement.ts';
import { META_NAME, PROOF_FILE } from './tester/proof-places.ts';
import type { Queued } from './running/queue-store.ts';
import type { StoredSite } from './site-store.ts';
import type { StoredTest } from './store.ts';

type Step = NonNullable<SiteTestRow['doing']>['step'];

/** A test in the list; the queue says how many are before it. */
export function rowReply(test: StoredTest, queue: readonly Queued[]): SiteTestRow {
  const place = queue.findIndex(({ testId }) => testId === test.id);
  const runs = test.state === 'running';
  return {
    id: test.id,
    url: test.url,
    host: test.host,
    kind: test.kind,
    trigger: test.trigger,
    state: test.state,
    ahead: test.state === 'waiting' && place >= 0 ? place : null,
    // The column holds what the tester told.
    doing: runs ? { step: (test.step ?? 'starting') as Step, situation: test.situation } : null,
    visitsDone: test.visitsDone,
    visitsPlanned: test.visitsPlanned,
    askedAt: test.askedAt.toISOString(),
    startedAt: test.startedAt?.toISOString() ?? null,
    endedAt: test.endedAt?.toISOString() ?? null,
    cannot: test.cannot,
    sentence: test.findings && sentenceOf(test.findings),
    stillSending: test.stillSending,
  };
}

/** A site with what would prove it. */
export const siteReply = (site: StoredSite): TestedSite => ({
  host: site.host,
  proof:
    site.proofWay && site.provenAt
      ? { way: site.proofWay, checkedAt: site.provenAt.toISOString() }
      : null,
  ways: {
    mail: siteOf(site.host),
    meta: `<meta name="${META_NAME}" content="${site.code}">`,
    file: { address: `https://${site.host}${PROOF_FILE}`, text: site.code },
  },
  weekly: site.weekly,
  nextAt: site.nextAt?.toISOString() ?? null,
  alarms: site.alarms,
});
