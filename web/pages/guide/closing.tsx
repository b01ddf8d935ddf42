import { Citation } from '#web/parts/citation.tsx';
import { CitedList } from '#web/parts/cited-list.tsx';
import { Go } from '#web/parts/go.tsx';
import { PageLink } from '#web/parts/page-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { longDate, plural } from '#web/words/figures.ts';
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
          <details className="folded">
            <summary>{`Read the ${plural(view.doubts.length, 'open point')}`}</summary>
            <ul>
              {view.doubts.map((doubt) => (
                <li key={doubt}>{doubt}</li>
              ))}
            </ul>
          </details>
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
        <nav className="row noprint" aria-label="Other states">
          {view.beside.slice(1).map(({ slug, name }) => (
            <Go key={slug} to={`/states/${slug}`}>{`${name} guide`}</Go>
          ))}
          <Go to="/states">All states</Go>
        </nav>
      </section>
      <Call view={view} />
    </>
  );
}

function Dates({ view }: { view: GuideView }) {
  const past = view.timeline.filter((event) => event.past);
  const shown = [...past.slice(-1), ...view.timeline.filter((event) => !event.past)];
  const earlier = past.slice(0, -1);
  return (
    <section aria-labelledby="dates" className="stack">
      <h2 id="dates">Dates</h2>
      {earlier.length > 0 && (
        <details className="folded">
          <summary>{`Earlier: ${plural(earlier.length, 'date')}`}</summary>
          <Line events={earlier} url={view.url} />
        </details>
      )}
      <Line events={shown} url={view.url} />
    </section>
  );
}

function Line({ events, url }: { events: GuideView['timeline']; url: string }) {
  return (
    <ol className="line">
      {events.map(({ date, what, cite, past }) => (
        <li key={`${date}${what}`} className={past ? undefined : 'next'}>
          <h3 className="h4">
            {longDate(date)}
            {!past && <span className="vh"> (to come)</span>}
          </h3>
          <p>
            {what} <Citation cite={cite} url={url} short />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The closing call: the checklist and the ways on that the guide names. */
function Call({ view }: { view: GuideView }) {
  const [first, ...others] = view.words.actions;
  return (
    <section aria-labelledby="next" className="card quick stack noprint">
      <h2 id="next">{`Ready to work on ${view.name}?`}</h2>
      <p>Answer a few questions. You get the list that fits your business, with dates.</p>
      <div className="row">
        {first && (
          <PageLink className="btn" to={first.to}>
            {first.label}
          </PageLink>
        )}
        <a className="btn btn--quiet" href={`/guides/${view.slug}-checklist.pdf`}>
          <Icon name="download" />
          Download Checklist
        </a>
        {others.map(({ to, label }) => (
          <Go key={to} to={to}>
            {label}
          </Go>
        ))}
      </div>
    </section>
  );
}
