import { Citation } from '#web/parts/law/citation.tsx';
import type { FaqEntry } from '#web/words/faq/faq-entry.ts';
import type { FaqView } from './view.ts';

/**
 * One question. The id is on the answer: a browser opens the details around the target of an
 * address by itself, so a deep link works without script too.
 */
export function Entry({
  entry,
  pages,
  hidden,
}: {
  entry: FaqEntry;
  pages: FaqView['pages'];
  hidden: boolean;
}) {
  const { id, category, question, answer, todo, cites, tags } = entry;
  return (
    <details hidden={hidden}>
      <summary>
        <span className="overline">{category}</span>
        <span className="faq__question">{question}</span>
      </summary>
      <div className="stack-sm faq__answer" id={id}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="faq__todo">
          <strong>Do this now:</strong> {todo}
        </p>
        <ul className="faq__cites" aria-label="Sections">
          {cites.map(({ state, cite }) => (
            <li key={cite}>
              <span className="small soft">{pages[state]?.name ?? state}</span>{' '}
              <Citation cite={cite} {...(pages[state] ? { url: pages[state].url } : {})} />
            </li>
          ))}
        </ul>
        <p className="fine">
          {`About: ${tags.join(', ')}. `}
          <a href={`#${id}`}>
            Link to this question<span className="vh">{`: ${question}`}</span>
          </a>
        </p>
      </div>
    </details>
  );
}
