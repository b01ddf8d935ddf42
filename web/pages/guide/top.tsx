import { Go } from '#web/parts/links/go.tsx';
import { Marked } from '#web/parts/shell/marked.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Citation } from '#web/parts/law/citation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { longDate } from '#text/english.ts';
import { GUIDE_PARTS, partsOf } from './parts.ts';
import type { GuideView } from './view.ts';

/** The table of contents beside the guide; on a phone the folds are one. */
export function Contents({ view }: { view: GuideView }) {
  return (
    <nav className="toc stick noprint" aria-label="On this page">
      <h2>On this page</h2>
      <ul className="plain">
        {partsOf(view).map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Answer({ view: { answer } }: { view: GuideView }) {
  const { lead, ways, overlooked, parts, below, notes, next } = answer;
  const change = next && (
    <p>
      <strong>{next.day}</strong> {next.text}
    </p>
  );
  return (
    <>
      <p className="answer">
        <Marked>{lead}</Marked>
      </p>
      {ways.length > 0 && (
        <ol className="ways">
          {ways.map((way) => (
            <li key={way}>
              <Marked>{way}</Marked>
            </li>
          ))}
        </ol>
      )}
      {overlooked !== null && <p>{overlooked}</p>}
      {next?.ways && change}
      {parts && <p>{parts.lead}</p>}
      {parts && parts.each.length > 0 && (
        <ul>
          {parts.each.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      <p>{[below, ...notes].join(' ')}</p>
      {!next?.ways && change}
    </>
  );
}

/** The check with this state chosen; `at` is the place in it. */
const checkOf = ({ state }: GuideView, at: string) => `/check#states=${state}&at=${at}`;

function WaysOn({ view }: { view: GuideView }) {
  const { slug, words } = view;
  return (
    <p className="row waysmore noprint">
      <a className="go" href={`/guides/${slug}-compliance-guide.pdf`}>
        <Icon name="download" />
        Download guide (PDF)
      </a>
      {words.actions.map((action) => (
        <Go key={action.to} to={action.to}>
          {action.label}
        </Go>
      ))}
    </p>
  );
}

function CheckThis({ view }: { view: GuideView }) {
  return (
    <div className="row noprint">
      <PageLink className="btn" to={checkOf(view, 'edit:states')}>
        Check my business
      </PageLink>
      {view.asksSize && (
        <Go to={checkOf(view, 'aid:size')}>Is your business small under SBA rules?</Go>
      )}
    </div>
  );
}

/** The days on which this law changes, and a link back to today. */
function Days({ view }: { view: GuideView }) {
  const { name, slug, asOf, since, until, days, checkedTo } = view;
  const form = since === null ? 'as enacted' : `as it reads from ${longDate(since)}`;
  return (
    <div className="small soft">
      <p>
        {`This page states the ${name} law ${form}`}
        {until === null ? '. No later change is on our calendar.' : ` to ${longDate(until)}.`}
        {` Checked to ${longDate(checkedTo)}. Earlier forms are not kept here.`}
      </p>
      {days.length > 0 && (
        <p className="row asofdays noprint">
          <span>Read it as of:</span>
          <a href={`/${slug}`}>today</a>
          {days
            .filter((day) => day !== asOf)
            .map((day) => (
              <a key={day} href={`/${slug}?asOf=${day}`}>
                {longDate(day)}
              </a>
            ))}
        </p>
      )}
    </div>
  );
}

/** Number of the duties that are named at the top. */
const FIRST = 3;

/** What is owed, by its most urgent duties, and by when. */
function MustDo({ view }: { view: GuideView }) {
  const { duties, asOf, effective, inForce, requests, url } = view;
  const owed = duties.filter((duty) => !duty.advice);
  const first = owed
    .filter(({ from }) => from === undefined || from <= asOf || from <= effective)
    .slice(0, FIRST);
  const more = owed.length - first.length;
  const when = inForce ? 'you owe this now' : `have this ready by ${longDate(effective)}`;
  return (
    <section aria-labelledby="first" className="stack-sm mustdo">
      <h2 id="first">{GUIDE_PARTS.first}</h2>
      <p>{`If this law binds you, ${when}:`}</p>
      <ul>
        {first.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
        {more > 0 && (
          <li>
            <a href="#todo">{`${more} more, each with its section`}</a>
          </li>
        )}
      </ul>
      <p>
        <strong>When somebody asks about their data:</strong>{' '}
        {requests.text.charAt(0).toLowerCase() + requests.text.slice(1)}{' '}
        <Citation cite={requests.cite} url={url} short />
      </p>
    </section>
  );
}

/**
 * Whether the law binds, what it asks and by when; then the links, and the period that the page
 * describes.
 */
export function ShortAnswer({ view }: { view: GuideView }) {
  return (
    <div className="guidetop">
      <section aria-labelledby="short" className="guidetop__answer">
        <h2 id="short" className="overline">
          {GUIDE_PARTS.short}
        </h2>
        <Answer view={view} />
      </section>
      <MustDo view={view} />
      <CheckThis view={view} />
      <WaysOn view={view} />
      <p className="small">{view.overview}</p>
      <Days view={view} />
    </div>
  );
}
