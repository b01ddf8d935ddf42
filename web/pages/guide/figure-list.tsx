import { Citation } from '#web/parts/citation.tsx';
import { LawSign, SaidSign } from '#web/parts/reading.tsx';
import type { FigureView } from './view.ts';

/** Published sentences one under another, each with the statute's reading where it differs. */
export function FigureList({ figures, url }: { figures: readonly FigureView[]; url: string }) {
  if (figures.length === 0) return null;
  return (
    <ul className="plain stack">
      {figures.map(({ id, said, agrees, text, cite }) => (
        <li key={id} className="stack-sm">
          <p className="compare__said">
            <SaidSign small />
            <span>
              <span className="soft">You may have read: </span>
              {said}
            </span>
          </p>
          <p>
            <LawSign small /> <strong>{agrees ? 'The statute agrees' : 'The statute'}: </strong>
            {text}. <Citation cite={cite} url={url} short />
          </p>
        </li>
      ))}
    </ul>
  );
}
