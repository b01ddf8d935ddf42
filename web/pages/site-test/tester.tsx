import type { Business } from '#contract/businesses.ts';
import { useSiteTests } from '#web/api/site-tests.ts';
import { Changing } from '#web/parts/owner-page/may.tsx';
import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Note } from '#web/ui/note.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { Sites } from './sites.tsx';
import { Start } from './start.tsx';
import { TestList } from './test-list.tsx';
import { ToolsSeen } from './tools-seen.tsx';
import { UnderWay } from './under-way.tsx';

/** Start a test, watch it, see what came out before. */
export function Tester({ business }: { business: Business }) {
  const query = useSiteTests(business.id);
  if (query.isPending) return <Waiting>Loading your tests...</Waiting>;
  if (query.isError) return <LoadFailed what="your tests" query={query} />;
  const { data } = query;
  const running = data.tests.filter(({ state }) => state === 'waiting' || state === 'running');
  const over = data.tests.filter((test) => !running.includes(test));
  return (
    <>
      {running.map((test) => (
        <UnderWay key={test.id} business={business} test={test} />
      ))}
      <Changing businessId={business.id}>
        {running.length === 0 && <Start business={business} state={data} />}
      </Changing>
      {!data.browser.there && (
        <Note>
          <p>{`This installation has no browser for the test. ${data.browser.why ?? ''}`}</p>
          <p>
            It can read your page without one. Or{' '}
            <PageLink to="/opt-out-test/file">read a HAR file from your own browser</PageLink>.
          </p>
        </Note>
      )}
      <TestList business={business} tests={over} />
      <ToolsSeen business={business} tools={data.tools} />
      {data.sites.length > 0 && (
        <Sites business={business} sites={data.sites} browser={data.browser.there} />
      )}
      <p className="small soft prose">
        The test never fills in a form with personal fields. What it finds is a sign to look at, not
        a finding of law. <PageLink to="/opt-out-test">How the test works</PageLink>.
      </p>
    </>
  );
}
