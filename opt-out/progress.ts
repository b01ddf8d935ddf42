/**
 * Progress for people who wait: one line as a visit begins, one as it ends, and what is certain
 * already. A tool that sends after a no has sent; that one stopped takes more visits.
 */
import { judge } from '#engine/site/judgement/judge.ts';
import type { SiteVisit, VisitSituation } from '#engine/site/record/visit.ts';
import { resultSentence } from '#engine/site/report/finding-texts.ts';
import { SITE_FINDINGS } from '#reference/site-signs.server.ts';
import { READY_SITE } from '#site-test/site-book.ts';
import type { SiteTestProgress } from '#site-test/test-site.ts';

const DOES: Readonly<Record<VisitSituation, string>> = {
  plain: 'as any visitor',
  gpc: 'with the opt-out signal',
  reject: 'after refusing the banner',
  optOut: 'after the opt-out link',
};

/** What the last of these visits shows already; undefined where that is nothing. */
export function soFar(url: string, visits: readonly SiteVisit[]): string | undefined {
  const situation = visits.at(-1)?.situation ?? 'plain';
  if (situation === 'plain') return undefined;
  const record = { url, from: '', startedAt: '', browser: '', visits, texts: {} };
  const now = judge(record, READY_SITE).filter((each) => each.situation === situation);
  const sending = now.filter(({ verdict }) => verdict === 'still sends');
  if (sending.length > 0) return resultSentence(sending, READY_SITE.names, SITE_FINDINGS);
  return now.some(({ why }) => why === 'only one visit')
    ? 'No known tool sent anything in this visit; we visit again before we say that it stopped.'
    : undefined;
}

/** Says what is being done at this address. */
export function progressLines(
  url: string,
  say: (line: string) => void,
): (progress: SiteTestProgress) => void {
  const visits: SiteVisit[] = [];
  return (progress) => {
    if (progress.step === 'without sandbox')
      say(`The browser runs without its sandbox, as SITE_TEST_UNSANDBOXED allows: ${progress.why}`);
    if (progress.step === 'visit begins')
      say(
        `Visit ${progress.number} of at most ${progress.of}: ${DOES[progress.situation]}${progress.yesFirst ? ', after a yes in the banner' : ''} ...`,
      );
    if (progress.step !== 'visit ended') return;
    const { seconds, requests, bytes, pressed, troubles } = progress.visit;
    const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
    const press = pressed
      ? `; ${pressed.outcome}: ${pressed.controls.join(' > ') || 'nothing'}`
      : '';
    const trouble = troubles.length > 0 ? `; ${troubles.join(', ')}` : '';
    say(`  ${seconds} s, ${requests.length} requests, ${size}${press}${trouble}`);
    // a yes before the no, or a banner closed, is judged beside the others
    if (progress.beside !== undefined) return;
    visits.push(progress.visit);
    const certain = soFar(url, visits);
    if (certain !== undefined) say(`  So far: ${certain}`);
  };
}
