import { Citation } from '#web/parts/citation.tsx';
import { CitedList } from '#web/parts/cited-list.tsx';
import { Go } from '#web/parts/go.tsx';
import { PageLink } from '#web/parts/page-link.tsx';
import { longDate } from '#web/words/figures.ts';
import type { GuideView } from './view.ts';

/** Dates, what stands out, doubts, official pages, and the ways on. */
export function Closing({ view }: { view: GuideView }) {
  return (
    <>
      {view.distinctive.length > 0 && (
        <section aria-labelledby="unique" className="stack">
          <h2 id="unique">What stands out</h2>
          <CitedList items={view.distinctive} url={view.url} />
        </section>
      )}
      <Dates view={view} />
      {view.doubts.length > 0 && (
        <section aria-labelledby="doubts" className="stack">
          <h2 id="doubts">What is in doubt</h2>
          <p className="soft">What we could not confirm, so that you can ask about it.</p>
          <ul>
            {view.doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="links" className="stack">
        <h2 id="links">Official sources</h2>
        <ul className="plain">
          {view.resources.map(({ label, url }) => (
            <li key={url}>
              <a href={url} data-print-url={url}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className="small soft">
          {`Law checked to ${longDate(view.checkedTo)}. This is general guidance, not legal advice.`}
        </p>
        <nav className="row noprint" aria-label="Next">
          {view.beside.slice(1).map(({ slug, name }) => (
            <Go key={slug} to={`/states/${slug}`}>{`${name} guide`}</Go>
          ))}
          <Go to="/compare-states">Compare states</Go>
          <PageLink className="btn" to="/assessment">
            Check my business
          </PageLink>
        </nav>
      </section>
    </>
  );
}

function Dates({ view }: { view: GuideView }) {
  return (
    <section aria-labelledby="dates" className="stack">
      <h2 id="dates">Dates</h2>
      <ol className="line">
        {view.timeline.map(({ date, what, cite, past }) => (
          <li key={`${date}${what}`} className={past ? undefined : 'next'}>
            <h3 className="h4">
              {longDate(date)}
              {!past && <span className="vh"> (to come)</span>}
            </h3>
            <p>
              {what} <Citation cite={cite} url={view.url} short />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
