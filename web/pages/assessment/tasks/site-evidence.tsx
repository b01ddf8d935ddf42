import type { ReplyOf } from '#contract/endpoint.ts';
import { useSiteEvidence } from '#web/api/site-tests.ts';
import { siteTestOf, siteTestsOf } from '#web/parts/site-test/addresses.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { longDate } from '#text/english.ts';
import { TESTED_CONTROLS, type readSiteEvidence } from '#contract/site-tests/site-tests.ts';

type Shown = ReplyOf<typeof readSiteEvidence>['tasks'][number];

const TESTED: ReadonlySet<string> = new Set(TESTED_CONTROLS);

function wordsOf({ findings, isProblem }: Shown): string {
  if (findings.length === 0) return 'It found nothing about this task.';
  const names = [...new Set(findings.flatMap(({ toolName }) => toolName ?? []))];
  const about = names.length > 0 ? ` (${names.join(', ')})` : '';
  return isProblem
    ? `It found something to change${about}.`
    : `Nothing to change was seen${about}.`;
}

/** What the last test of the site says about a task, or the way to one. */
export function SiteEvidence({ control, businessId }: { control: string; businessId: string }) {
  const isTested = TESTED.has(control);
  const evidence = useSiteEvidence(businessId, isTested);
  if (!isTested || !evidence.data) return null;
  const own = evidence.data.tasks.filter((each) => each.control === control);
  if (own.length === 0)
    return (
      <p>
        <PageLink to={siteTestsOf(businessId)}>Test your site</PageLink>
        {' It shows whether this works, and keeps the result as proof.'}
      </p>
    );
  return own.map((each) => (
    <p key={each.testId}>
      <strong>{`Test of ${each.host}, ${longDate(each.endedAt.slice(0, 10))}: `}</strong>
      {wordsOf(each)} <PageLink to={siteTestOf(businessId, each.testId)}>See the result</PageLink>
    </p>
  ));
}
