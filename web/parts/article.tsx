import type { ReactNode } from 'react';
import type { ArticleWords } from '#web/words/articles.ts';
import { PageTitle } from './page-title.tsx';

/** "Found a mistake?" is reached at #found-a-mistake. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '');

/** A page of running text, from its words. */
export function Article({ words, children }: { words: ArticleWords; children?: ReactNode }) {
  return (
    <div className="wrap section--tight stack-lg article">
      <PageTitle>{words.title}</PageTitle>
      <div className="head">
        <h1>{words.title}</h1>
        <p className="lede">{words.lede}</p>
      </div>
      {words.sections.map(({ heading, paragraphs, list }) => (
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
        </section>
      ))}
      {children}
    </div>
  );
}
