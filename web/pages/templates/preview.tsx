import { memo } from 'react';
import { STATES } from '#law/codes.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { plural } from '#text/figures.ts';
import { longDate } from '#text/english.ts';
import type { TemplateEntry } from '#law/templates.ts';
import { Beginning } from './beginning.tsx';
import { Files } from './files.tsx';
import type { SectionView, TemplateView } from './view.ts';

/** The page passes only codes of states with a record. */
function stateOf(code: string): (typeof STATES)[number] {
  const state = STATES.find((each) => each.code === code);
  if (!state) throw new Error(`no law is recorded for ${code}`);
  return state;
}

interface PartProps {
  title: string;
  section: SectionView;
  cite: string;
  url: string | undefined;
}

function Part({ title, section, cite, url }: PartProps) {
  return (
    <li>
      <p>
        {title}
        {section.onlyIf && <span className="fine"> (only if you do this)</span>}
        {section.from !== undefined && (
          <span className="fine">{` (from ${longDate(section.from)})`}</span>
        )}
      </p>
      <p className="cites">
        <Citation cite={cite} {...(url === undefined ? {} : { url })} />
      </p>
    </li>
  );
}

interface ContentsProps {
  view: TemplateView;
  cites: readonly string[];
  code: string;
  url: string | undefined;
}

/** Parts that are no duty in the state, folded. */
function Rest({ summary, said }: { summary: string; said: readonly string[] }) {
  if (said.length === 0) return null;
  return (
    <details className="more more--sheet">
      <summary>{summary}</summary>
      <p>{`${said.join('; ')}.`}</p>
    </details>
  );
}

/**
 * The parts by chapter: the state's duties with their sections, its good practice, and other
 * states' requirements.
 */
function Contents({ view, cites, code, url }: ContentsProps) {
  const chapters = [...new Set(view.parts.map(({ chapter }) => chapter))];
  const { name } = stateOf(code);
  return chapters.map((chapter) => {
    const parts = view.parts.filter((part) => part.chapter === chapter);
    const duties = parts.filter(({ states }) => states[code] && !states[code].advised);
    const advised = parts.flatMap(({ title, states }) =>
      states[code]?.advised ? [`${title} (${cites[states[code].cite]})`] : [],
    );
    const others = parts.filter(({ states }) => !states[code]).map(({ title }) => title);
    return (
      <section key={chapter} aria-label={chapter}>
        <h4>{chapter}</h4>
        <ul className="sheet__parts" hidden={duties.length === 0}>
          {duties.map(({ title, states }) => {
            const section = states[code];
            const cite = cites[section?.cite ?? 0] ?? '';
            return section && <Part key={title} {...{ title, section, cite, url }} />;
          })}
        </ul>
        <Rest
          summary={`${plural(advised.length, 'part')} of good practice in ${name}`}
          said={advised}
        />
        <Rest summary={`${plural(others.length, 'part')} for other states`} said={others} />
      </section>
    );
  });
}

interface PreviewProps extends ContentsProps {
  words: TemplateEntry;
  reviewed: string;
}

export const Preview = memo(function Preview({
  words,
  view,
  cites,
  code,
  url,
  reviewed,
}: PreviewProps) {
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
        <Contents view={view} cites={cites} code={code} url={url} />
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
