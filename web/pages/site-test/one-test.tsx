import type { Business } from '#contract/businesses.ts';
import type { SiteTest } from '#contract/site-tests/site-tests.ts';
import type { SiteFinding } from '#contract/site-tests/site-findings.ts';
import { useSiteTest } from '#web/api/site-tests.ts';
import { siteTestsOf } from '#web/parts/site-test/addresses.ts';
import { Go } from '#web/parts/links/go.tsx';
import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { longDate } from '#text/english.ts';
import { TEST_KIND_WORDS } from '#web/words/site-test/progress.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { Changes } from './changes.tsx';
import { Evidence } from './evidence.tsx';
import { KitOfSite } from './kit-of-site.tsx';
import { OneFinding } from './one-finding.tsx';
import { ToolTable } from './tool-table.tsx';

const PARTS: readonly { heading: string; kinds: readonly SiteFinding['kind'][] }[] = [
  { heading: 'Change these', kinds: ['problem', 'verdict'] },
  { heading: 'We could not see this', kinds: ['cannot'] },
  { heading: 'Good to know', kinds: ['advice', 'to know', 'seen'] },
];
/** They have a table of their own. */
const IN_TABLE = new Set([
  'tool seen',
  'tool still sends',
  'tool waits for a yes',
  'stops after a yes and an opt-out',
]);

function Findings({ test }: { test: SiteTest }) {
  const findings = test.findings.filter(({ finding }) => !IN_TABLE.has(finding));
  return PARTS.map(({ heading, kinds }) => {
    const these = findings.filter(({ kind }) => kinds.includes(kind));
    if (these.length === 0) return null;
    return (
      <section key={heading} className="stack-sm" aria-label={heading}>
        <h2>{heading}</h2>
        {these.map((finding) => (
          <OneFinding
            key={[finding.finding, finding.tool, finding.situation].join(' ')}
            finding={finding}
          />
        ))}
      </section>
    );
  });
}

/** The result: one sentence, what to do, then the evidence. */
export function OneTest({ business, testId }: { business: Business; testId: string }) {
  const query = useSiteTest(business.id, testId);
  if (query.isPending) return <Waiting>Loading the result...</Waiting>;
  if (query.isError) return <LoadFailed what="the result" query={query} />;
  const test = query.data;
  const { host, kind, endedAt, askedAt, sentence, cannot } = test;
  return (
    <>
      <div className="stack-sm">
        <p className="siteresult">{sentence ?? cannot ?? 'This test has no result.'}</p>
        <p className="small soft">{`${host}, ${longDate((endedAt ?? askedAt).slice(0, 10))}. ${TEST_KIND_WORDS[kind]}.`}</p>
        <p className="noprint">
          <Go to={siteTestsOf(business.id)}>Test again</Go>
        </p>
      </div>
      <Changes test={test} />
      <KitOfSite business={business} test={test} />
      <ToolTable test={test} />
      <Findings test={test} />
      <Evidence business={business} test={test} />
    </>
  );
}
