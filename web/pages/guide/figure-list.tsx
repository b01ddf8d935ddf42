import { Citation } from '#web/parts/citation.tsx';
import { LawSign, SaidSign } from '#web/parts/reading.tsx';
import { plural } from '#web/words/figures.ts';
import type { Place } from './placing.ts';
import type { FigureView, GuideView } from './view.ts';

/** Published sentences one under another, each with what the statute says. */
function FigureList({ figures, url }: { figures: readonly FigureView[]; url: string }) {
  // A heading that repeats says nothing.
  const same = figures.length > 1 && new Set(figures.map((figure) => figure.point)).size === 1;
  return (
    <ul className="pairs">
      {figures.map(({ id, point, said, agrees, text, cite }) => (
        <li key={id}>
          {!same && <h3 className="h4">{point}</h3>}
          <p className="pairs__said">
            <SaidSign small />
            <span>
              <span className="soft">You may have read: </span>
              {said}
            </span>
          </p>
          <p className="pairs__law">
            <LawSign small />
            <span>
              <strong>{agrees ? 'The statute agrees: ' : 'The statute: '}</strong>
              {text}. <Citation cite={cite} url={url} short />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

interface PublishedProps {
  readonly view: GuideView;
  readonly place: Place;
  /** Folded away unless the section is about them. */
  readonly open?: boolean;
}

/** The published figures of one section, with the statute beside each. */
export function Published({ view, place, open = false }: PublishedProps) {
  const figures = view.figures.filter((figure) => figure.here && figure.place === place);
  if (figures.length === 0) return null;
  const list = <FigureList figures={figures} url={view.url} />;
  if (open) return list;
  return (
    <details className="folded">
      <summary>{`What guides say about this: ${plural(figures.length, 'point')}`}</summary>
      {list}
    </details>
  );
}
