import type { ReactNode } from 'react';
import type { ArticleWords } from '#web/words/articles/articles.ts';
import type { Installation } from '#web/words/contact/installation.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { WhoRuns } from '../contact/who-runs.tsx';

/** The section "Found a mistake?" has the address #found-a-mistake. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '');

interface ArticleProps {
  words: ArticleWords;
  /** For texts that name who runs this installation. */
  installation?: Installation;
  children?: ReactNode;
}

/** A page of text, from its words. */
export function Article({ words, installation, children }: ArticleProps) {
  return (
    <div className="wrap section--tight stack-lg article">
      <PageTitle>{words.title}</PageTitle>
      <div className="head">
        <h1>{words.title}</h1>
        <p className="lede">{words.lede}</p>
      </div>
      {words.sections.map(({ heading, paragraphs, list, contact }) => (
        <section key={heading} className="stack-sm prose">
          <h2 id={anchorOf(heading)}>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {list && (
            <ul>
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {contact && installation && (
            <WhoRuns installation={installation} report={contact === 'report'} />
          )}
        </section>
      ))}
      {children}
    </div>
  );
}
