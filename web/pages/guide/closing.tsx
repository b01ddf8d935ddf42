import { ReportLine } from '#web/parts/contact/report-line.tsx';
import { Citation } from '#web/parts/law/citation.tsx';
import { CitedList } from '#web/parts/law/cited-list.tsx';
import { Go } from '#web/parts/links/go.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { plural } from '#text/figures.ts';
import { longDate } from '#text/english.ts';
import { Part } from '#web/parts/article/part.tsx';
import { GUIDE_PARTS } from './parts.ts';
import type { GuideView } from './view.ts';

/** Special points, dates, doubts, and official pages. */
export function Closing({ view }: { view: GuideView }) {
  return (
    <>
      {view.distinctive.length > 0 && (
        <Part
          id="unique"
          title={GUIDE_PARTS.unique}
          count={plural(view.distinctive.length, 'point')}
        >
          <CitedList items={view.distinctive} url={view.url} />
        </Part>
      )}
      <Part id="dates" title={GUIDE_PARTS.dates} count={plural(view.timeline.length, 'date')}>
        <Line events={view.timeline} url={view.url} />
      </Part>
      {view.doubts.length > 0 && (
        <Part id="doubts" title={GUIDE_PARTS.doubts} count={plural(view.doubts.length, 'point')}>
          <p className="soft">What we could not confirm, so that you can ask about it.</p>
          <ul>
            {view.doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part id="links" title={GUIDE_PARTS.links} count={plural(view.resources.length, 'page')}>
        <Sources resources={view.resources} />
      </Part>
    </>
  );
}

/** What a guide is not, whom to tell of a mistake, and the next guides. */
export function Foot({ view }: { view: GuideView }) {
  return (
    <>
      <div className="stack-sm">
        <p>
          <a href={`/law/${view.state}`}>Every rule of this law</a>, with its section, doubts and
          cases.
        </p>
        <p className="small soft">This is general guidance, not legal advice.</p>
        <ReportLine />
        <nav className="row noprint" aria-label="Other states">
          {view.beside.slice(1).map(({ slug, name }) => (
            <Go key={slug} to={`/states/${slug}`}>{`${name} guide`}</Go>
          ))}
          <Go to="/states">All states</Go>
        </nav>
      </div>
      <Call view={view} />
    </>
  );
}

function Sources({ resources }: { resources: GuideView['resources'] }) {
  return (
    <ul className="sources">
      {resources.map(({ label, url }) => (
        <li key={url}>
          <a href={url} data-print-url={url}>
            {label}
          </a>
        </li>
      ))}
    </ul>
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
