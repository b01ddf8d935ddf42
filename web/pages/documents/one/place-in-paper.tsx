import { LAW_TEXT } from '#web/words/language/law-text.ts';
import { useState } from 'react';
import type { DetailValue } from '#contract/documents/details.ts';
import { plural } from '#text/figures.ts';
import { keptIn, placesOf } from './paper-parts.ts';

/** In such a window it stands beside the questions. */
const BESIDE = '(min-width: 64rem)';

interface PlaceProps {
  paper: Document;
  /** The details; `kept`: the parts that stay or go. */
  names: readonly string[] | 'kept';
  typed: Readonly<Record<string, DetailValue>>;
}

/** Where the answers of a group go: the passages of the paper, with what is typed in them. */
export function PlaceInPaper({ paper, names, typed }: PlaceProps) {
  const [isBeside] = useState(() => window.matchMedia(BESIDE).matches);
  const { html, more } = names === 'kept' ? keptIn(paper) : placesOf(paper, names, typed);
  if (html === '') return null;
  return (
    <details className="folded paperplace" open={isBeside}>
      <summary>
        {names === 'kept' ? 'Parts that they decide' : 'Where your answers go in the paper'}
      </summary>
      <div>
        <div
          className="sheet paper paperplace__text"
          lang={LAW_TEXT}
          role="region"
          aria-label="Place in the paper"
          tabIndex={0}
          dangerouslySetInnerHTML={{ __html: html }}
        />
        {more > 0 && (
          <p className="small soft">{`And in ${plural(more, 'more place')} of the whole paper.`}</p>
        )}
      </div>
    </details>
  );
}
