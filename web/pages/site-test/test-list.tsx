import type { Business } from '#contract/businesses.ts';
import type { SiteTestRow } from '#contract/site-tests/site-tests.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { siteTestOf } from '#web/parts/site-test/addresses.ts';
import { shortDate } from '#web/words/figures.ts';
import { TEST_KIND_WORDS, TRIGGERS } from '#web/words/site-test/progress.ts';

function resultWords({ state, cannot, sentence }: SiteTestRow): string {
  if (state === 'stopped') return 'Stopped before it was done';
  return sentence ?? cannot ?? 'The test broke off. Start it again.';
}

function Line({ business, test }: { business: Business; test: SiteTestRow }) {
  const { id, host, kind, trigger, askedAt, endedAt, sentence, stillSending } = test;
  const about = [TEST_KIND_WORDS[kind], TRIGGERS[trigger]]
    .filter((words) => words !== '')
    .join(', ');
  return (
    <li className={stillSending > 0 ? 'sitelist__late' : undefined}>
      <p className="small soft">{`${shortDate((endedAt ?? askedAt).slice(0, 10))}, ${host}. ${about}`}</p>
      <p>
        {sentence === null ? (
          resultWords(test)
        ) : (
          <PageLink to={siteTestOf(business.id, id)}>{resultWords(test)}</PageLink>
        )}
      </p>
    </li>
  );
}

/** Tests that are over, newest first. */
export function TestList({
  business,
  tests,
}: {
  business: Business;
  tests: readonly SiteTestRow[];
}) {
  if (tests.length === 0) return null;
  return (
    <section className="stack-sm" aria-labelledby="results">
      <h2 id="results">Results</h2>
      <ul className="plain sitelist">
        {tests.map((test) => (
          <Line key={test.id} business={business} test={test} />
        ))}
      </ul>
      <p className="small soft">The last 12 tests are kept.</p>
    </section>
  );
}
