import { Go } from '#web/parts/go.tsx';
import { Marked } from '#web/parts/marked.tsx';
import { PageLink } from '#web/parts/page-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { longDate } from '#web/words/figures.ts';
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

/** The answer first, then the ways on; the period for which the page speaks. */
export function ShortAnswer({ view, sections }: { view: GuideView; sections: readonly Section[] }) {
  const { answer, slug, name, words, asOf, until, next, overview } = view;
  const [first, ...others] = words.actions;
  return (
    <section aria-labelledby="short">
      <h2 id="short" className="overline">
        Short answer
      </h2>
      <p className="answer">
        <Marked>{answer}</Marked>
      </p>
      <p>{overview}</p>
      <div className="row noprint">
        {first && (
          <PageLink className="btn" to={first.to}>
            {first.label}
          </PageLink>
        )}
        <a className="btn btn--quiet" href={`/guides/${slug}-compliance-guide.pdf`}>
          <Icon name="download" />
          Download guide (PDF)
        </a>
        {others.map((action) => (
          <Go key={action.to} to={action.to}>
            {action.label}
          </Go>
        ))}
      </div>
      <p className="small soft">
        {`This page states the ${name} law as it reads from ${longDate(asOf)}`}
        {until === null ? '. No later change is on our calendar.' : ` to ${longDate(until)}. `}
        {next !== null && <a href={`/${slug}?asOf=${next}`}>{`Read it as of ${longDate(next)}`}</a>}
      </p>
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
