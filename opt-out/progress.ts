/** Progress for people who wait: one line as a visit begins, one as it ends. */
import type { VisitSituation } from '#engine/site/record/visit.ts';
import type { SiteTestProgress } from '#site-test/test-site.ts';

const DOES: Readonly<Record<VisitSituation, string>> = {
  plain: 'as any visitor',
  gpc: 'with the opt-out signal',
  reject: 'after refusing the banner',
  optOut: 'after the opt-out link',
};

/** Says what is being done. */
export function progressLines(say: (line: string) => void): (progress: SiteTestProgress) => void {
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
  };
}
