import { Citation } from '#web/parts/law/citation.tsx';
import { LawSign, SaidSign } from '#web/parts/law/published-figure.tsx';
import { plural } from '#text/figures.ts';
import { Fold } from './fold.tsx';
import type { Place } from './placing.ts';
import type { FigureView, GuideView } from './view.ts';

interface FigureListProps {
  readonly figures: readonly FigureView[];
  readonly url: string;
  /** Set close, at the top of the page. */
  readonly close?: boolean;
}

/** Published sentences, each with what the statute says. */
export function FigureList({ figures, url, close = false }: FigureListProps) {
  // Repeated headings are left out.
  const same = figures.length > 1 && new Set(figures.map((figure) => figure.point)).size === 1;
  return (
    <ul className={close ? 'pairs pairs--close' : 'pairs'}>
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

/** The published figures that the page shows in one place. */
export const figuresAt = ({ figures }: GuideView, place: Place): readonly FigureView[] =>
  figures.filter((figure) => figure.here && figure.place === place);

interface PublishedProps {
  readonly view: GuideView;
  readonly place: Place;
  /** Folded unless the section is about them. */
  readonly open?: boolean;
}

/**
 * The published figures of one section, each with the statute. Those that differ are in the table
 * of differences; a section about them shows them as well.
 */
export function Published({ view, place, open = false }: PublishedProps) {
  const figures = figuresAt(view, place);
  if (open) return <FigureList figures={figures} url={view.url} />;
  const agreed = figures.filter((figure) => figure.agrees);
  const differing = figures.length - agreed.length;
  return (
    <>
      {agreed.length > 0 && (
        <Fold title="Guides and statute agree" count={plural(agreed.length, 'point')} paper={false}>
          <FigureList figures={agreed} url={view.url} />
        </Fold>
      )}
      {differing > 0 && (
        <p className="small noprint">
          <a href="#differ">{`Guides differ here on ${plural(differing, 'point')}`}</a>
        </p>
      )}
    </>
  );
}
