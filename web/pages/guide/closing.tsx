import { ReportLine } from '#web/parts/contact/report-line.tsx';
import { Citation } from '#web/parts/law/citation.tsx';
import { CitedList } from '#web/parts/law/cited-list.tsx';
import { Go } from '#web/parts/links/go.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { plural } from '#text/figures.ts';
import { longDate } from '#text/english.ts';
import { Fold } from './fold.tsx';
import type { GuideView } from './view.ts';

/** Number of lines of a list that are not folded. */
const STANDING = 3;

/** Dates, special points, doubts, official pages, and further links. */
export function Closing({ view }: { view: GuideView }) {
  return (
    <>
      {view.distinctive.length > 0 && (
        <section aria-labelledby="unique" className="stack">
          <h2 id="unique">What stands out</h2>
          <CitedList items={view.distinctive.slice(0, STANDING)} url={view.url} />
          {view.distinctive.length > STANDING && (
            <Fold
              title="What else stands out"
              count={plural(view.distinctive.length - STANDING, 'point')}
            >
              <CitedList items={view.distinctive.slice(STANDING)} url={view.url} />
            </Fold>
          )}
        </section>
      )}
      <Dates view={view} />
      {view.doubts.length > 0 && (
        <section aria-labelledby="doubts" className="stack">
          <h2 id="doubts">What is in doubt</h2>
          <p className="soft">What we could not confirm, so that you can ask about it.</p>
          <Fold title="Read what is open" count={plural(view.doubts.length, 'point')}>
            <ul>
              {view.doubts.map((doubt) => (
                <li key={doubt}>{doubt}</li>
              ))}
            </ul>
          </Fold>
        </section>
      )}
      <section aria-labelledby="links" className="stack">
        <h2 id="links">Official sources</h2>
        <Sources resources={view.resources} />
        <p className="small soft">
          {`Law checked to ${longDate(view.checkedTo)}. This is general guidance, not legal advice.`}
        </p>
        <ReportLine />
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

function Sources({ resources }: { resources: GuideView['resources'] }) {
  const line = ({ label, url }: (typeof resources)[number]) => (
    <li key={url}>
      <a href={url} data-print-url={url}>
        {label}
      </a>
    </li>
  );
  const more = resources.slice(STANDING + 1);
  return (
    <>
      <ul className="sources">{resources.slice(0, STANDING + 1).map(line)}</ul>
      {more.length > 0 && (
        <Fold title="More official pages" count={plural(more.length, 'page')}>
          <ul className="sources">{more.map(line)}</ul>
        </Fold>
      )}
    </>
  );
}

function Dates({ view }: { view: GuideView }) {
  const past = view.timeline.filter((event) => event.past);
  const coming = view.timeline.filter((event) => !event.past);
  const earlier = past.slice(0, -1);
  const later = coming.slice(STANDING);
  return (
    <section aria-labelledby="dates" className="stack">
      <h2 id="dates">Dates</h2>
      {earlier.length > 0 && (
        <Fold title="Earlier" count={plural(earlier.length, 'date')}>
          <Line events={earlier} url={view.url} />
        </Fold>
      )}
      <Line events={[...past.slice(-1), ...coming.slice(0, STANDING)]} url={view.url} />
      {later.length > 0 && (
        <Fold title="Later" count={plural(later.length, 'date')}>
          <Line events={later} url={view.url} />
        </Fold>
      )}
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

/** The closing call to action: the checklist, and the guide's links. */
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
