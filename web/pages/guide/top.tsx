import { Go } from '#web/parts/links/go.tsx';
import { Marked } from '#web/parts/shell/marked.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { longDate } from '#text/english.ts';
import type { GuideView } from './view.ts';

export interface Section {
  readonly id: string;
  readonly label: string;
}

function Links({ sections }: { sections: readonly Section[] }) {
  return (
    <ul className="plain">
      {sections.map(({ id, label }) => (
        <li key={id}>
          <a href={`#${id}`}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** The table of contents beside the guide. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <nav className="toc stick noprint" aria-label="On this page">
      <h2>On this page</h2>
      <Links sections={sections} />
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
  const { slug, words, asksSize } = view;
  return (
    <div className="row noprint">
      <PageLink className="btn" to={checkOf(view, 'edit:states')}>
        Check my business
      </PageLink>
      {asksSize && (
        <PageLink className="btn btn--quiet" to={checkOf(view, 'aid:size')}>
          Is your business small under SBA rules?
        </PageLink>
      )}
      <a className="btn btn--quiet" href={`/guides/${slug}-compliance-guide.pdf`}>
        <Icon name="download" />
        Download guide (PDF)
      </a>
      {words.actions.map((action) => (
        <Go key={action.to} to={action.to}>
          {action.label}
        </Go>
      ))}
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

/** The answer first, then the links, and the period that the page describes. */
export function ShortAnswer({ view, sections }: { view: GuideView; sections: readonly Section[] }) {
  return (
    <section aria-labelledby="short" className="guidetop">
      <h2 id="short" className="overline">
        Short answer
      </h2>
      <Answer view={view} />
      <WaysOn view={view} />
      <p>{view.overview}</p>
      <Days view={view} />
      <details className="toc toc--phone noprint">
        <summary>
          On this page <Icon name="down" />
        </summary>
        <nav aria-label="Sections">
          <Links sections={sections} />
        </nav>
      </details>
    </section>
  );
}
