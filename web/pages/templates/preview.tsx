import { memo } from 'react';
import { STATES } from '#law/codes.ts';
import { Citation } from '#web/parts/citation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { longDate, plural } from '#web/words/figures.ts';
import type { TemplateWords } from '#web/words/templates.ts';
import { Beginning } from './beginning.tsx';
import { Files } from './files.tsx';
import type { PartView, SectionView, TemplateView } from './view.ts';

const stateOf = (code: string) => STATES.find((state) => state.code === code) ?? STATES[4];

function Part({
  part,
  section,
  url,
}: {
  part: PartView;
  section: SectionView;
  url: string | undefined;
}) {
  return (
    <li>
      <p>
        {part.title}
        {section.onlyIf && <span className="fine"> (only if you do this)</span>}
        {section.from !== undefined && (
          <span className="fine">{` (from ${longDate(section.from)})`}</span>
        )}
      </p>
      <p className="cites">
        <Citation cite={section.cite} {...(url === undefined ? {} : { url })} />
      </p>
    </li>
  );
}

interface ContentsProps {
  view: TemplateView;
  code: string;
  url: string | undefined;
}

/** The parts by chapter: those that the state asks for with their section, the others by name. */
function Contents({ view, code, url }: ContentsProps) {
  const chapters = [...new Set(view.parts.map(({ chapter }) => chapter))];
  const { name } = stateOf(code);
  return chapters.map((chapter) => {
    const parts = view.parts.filter((part) => part.chapter === chapter);
    const others = parts.filter(({ states }) => !states[code]);
    return (
      <section key={chapter} aria-label={chapter}>
        <h4>{chapter}</h4>
        <ul className="sheet__parts" hidden={others.length === parts.length}>
          {parts.map((part) => {
            const section = part.states[code];
            return section && <Part key={part.title} part={part} section={section} url={url} />;
          })}
        </ul>
        {others.length > 0 && (
          <details className="more more--sheet">
            <summary>
              {others.length === parts.length
                ? `${name} does not ask for this chapter by name`
                : `${others.length} more that ${name} does not ask for by name`}
            </summary>
            <p>{`${others.map(({ title }) => title).join('; ')}.`}</p>
          </details>
        )}
      </section>
    );
  });
}

interface PreviewProps extends ContentsProps {
  words: TemplateWords;
  reviewed: string;
}

export const Preview = memo(function Preview({ words, view, code, url, reviewed }: PreviewProps) {
  const { name, slug } = stateOf(code);
  return (
    <>
      <article className="sheet" aria-label={`Preview of ${words.title}`}>
        <h3>{words.title}</h3>
        <p>
          <strong>For:</strong> {words.audience}
        </p>
        <p>
          <strong>You fill in:</strong> {`${plural(view.gaps, 'thing')}, all of them marked`}
        </p>
        <Beginning lines={view.beginning} />
        <Contents view={view} code={code} url={url} />
        <p className="fine">{`Sections of ${name}, checked to ${longDate(reviewed)}.`}</p>
      </article>
      <Files words={words} />
      <p className="row noprint">
        <a className="btn btn--quiet" href={`/guides/${slug}-compliance-guide.pdf`}>
          <Icon name="download" />
          {`${name} guide (PDF)`}
        </a>
      </p>
    </>
  );
});
