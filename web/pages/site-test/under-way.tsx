import type { Business } from '#contract/businesses.ts';
import type { SiteTestRow } from '#contract/site-tests/site-tests.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { useStopSiteTest } from '#web/api/site-tests.ts';
import { Changing } from '#web/parts/owner-page/may.tsx';
import { plural } from '#text/figures.ts';
import { doingWords } from '#web/words/site-test/progress.ts';

const nowWords = ({ state, ahead, doing }: SiteTestRow) => {
  if (state === 'waiting')
    return ahead ? `Waiting: ${plural(ahead, 'test')} before yours` : 'Waiting: yours is next';
  return doing === null ? 'Starting' : doingWords(doing);
};

/** A test that waits or runs: what is being done now, and how far it is. */
export function UnderWay({ business, test }: { business: Business; test: SiteTestRow }) {
  const stop = useStopSiteTest(business.id);
  const { host, visitsDone, visitsPlanned } = test;
  return (
    <section className="card today stack-sm" aria-labelledby={`test-${test.id}`}>
      <h2 id={`test-${test.id}`}>{`Testing ${host}`}</h2>
      <p role="status">{nowWords(test)}</p>
      {visitsPlanned !== null && test.state === 'running' && (
        <>
          <progress
            className="sitebar"
            max={visitsPlanned}
            value={visitsDone}
            aria-label="Visits done"
          />
          <p className="small soft">{`${visitsDone} of ${plural(visitsPlanned, 'visit')} done. You can leave this page; the test goes on.`}</p>
        </>
      )}
      <Changing businessId={business.id}>
        <p className="row">
          <button
            className="btn btn--sm btn--quiet"
            type="button"
            {...(stop.isPending ? { 'aria-disabled': true as const } : {})}
            onClick={() => {
              if (!stop.isPending) stop.mutate(test.id);
            }}
          >
            Stop the test
          </button>
        </p>
      </Changing>
      {stop.isError && (
        <p className="error" role="alert">
          {wordsFor(stop.error, 'The test could not be stopped. Try again.')}
        </p>
      )}
    </section>
  );
}
