import type { ReactNode } from 'react';
import { Article } from '#web/parts/article/article.tsx';
import { DEVELOPER_PARTS, DEVELOPERS } from '#web/words/developers.ts';
import styles from './developers.css?url';
import type { DevelopersView, Example } from './view.ts';

const { packages, data: ofData, decide, assistant, optOut } = DEVELOPER_PARTS;

/** The address of this site; the server writes its own in here (`server/subjects/pages/`). */
const Own = ({ origin }: { origin: string }) => <span data-origin="">{origin}</span>;

/** The code with each address of this site where the server finds it. */
const withOwn = (code: string, origin: string): ReactNode[] =>
  code
    .split(origin)
    // oxlint-disable-next-line react/no-array-index-key -- the pieces never move
    .flatMap((piece, at) => (at === 0 ? [piece] : [<Own key={at} origin={origin} />, piece]));

interface CodeProps {
  label: ReactNode;
  example: Example;
  /** Where the code names this site. */
  origin?: string;
}

/** A piece of code under the words that say what it is for. */
function Code({ label, origin, example: { code, prints } }: CodeProps) {
  return (
    <div className="stack-xs">
      <p className="small soft">{label}</p>
      <pre className="code">
        <code>{origin === undefined ? code : withOwn(code, origin)}</code>
      </pre>
      {prints !== undefined && (
        <pre className="code code--out" aria-label="It prints">
          <samp>{prints}</samp>
        </pre>
      )}
    </div>
  );
}

interface PartProps {
  id: string;
  heading: string;
  words: readonly string[];
  /** Where to read on, under the words. */
  more?: ReactNode;
  children: ReactNode;
}

function Part({ id, heading, words, more, children }: PartProps) {
  return (
    <section className="dev" aria-labelledby={id}>
      <div className="stack-sm">
        <h2 id={id}>{heading}</h2>
        {words.map((one) => (
          <p key={one}>{one}</p>
        ))}
        {more !== undefined && <p>{more}</p>}
      </div>
      <div className="stack-sm">{children}</div>
    </section>
  );
}

/** What other programs can use: each part in one screen, its example ready to copy. */
export default function DevelopersPage({ data }: { data?: unknown }) {
  const view = data as DevelopersView;
  return (
    <Article words={DEVELOPERS}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <Part
        id="data"
        heading={ofData.heading}
        words={ofData.words}
        more={
          <>
            <a href="/law-data">About the law data</a> · <a href="/law.schema.json">Schema</a> ·{' '}
            <a href="/changes">What changed</a>
          </>
        }
      >
        <Code label={ofData.fetch} example={view.fetch} origin={view.origin} />
        <Code label={packages.label} example={{ code: packages.command }} />
        <Code label={ofData.code} example={view.law} />
      </Part>
      <Part id="engine" heading={decide.heading} words={decide.words}>
        <Code label={decide.code} example={view.engine} />
      </Part>
      <Part
        id="assistants"
        heading={assistant.heading}
        words={assistant.words}
        more={
          <>
            {assistant.http}{' '}
            <code>
              <Own origin={view.origin} />
              /mcp
            </code>
            .
          </>
        }
      >
        <Code label={assistant.code} example={view.assistant} />
        <ul className="small">
          {assistant.files.map(({ of, file, key }) => (
            <li key={of}>
              {of}: <code>{file}</code>
              {key}
            </li>
          ))}
        </ul>
        <Code label={assistant.ask} example={{ code: assistant.question }} />
      </Part>
      <Part
        id="opt-outs"
        heading={optOut.heading}
        words={optOut.words}
        more={<a href="/opt-out-test">What the test does, and what it cannot see</a>}
      >
        <Code label={optOut.command} example={view.optOut} />
        <Code label={optOut.playwright} example={view.playwright} />
        <Code label={optOut.run} example={{ code: optOut.runs }} />
        <p className="small">{optOut.browser}</p>
      </Part>
      <p className="small">General guidance, not legal advice.</p>
    </Article>
  );
}
