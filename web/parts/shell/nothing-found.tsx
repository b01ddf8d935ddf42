import { Tile } from '../law/tile.tsx';

interface NothingFoundProps {
  title: string;
  children: string;
  /** What the way out says. */
  way: string;
  onWay: () => void;
}

/** Nothing fits the search: the words of docs/requirements.md 8 and one way out. */
export function NothingFound({ title, children, way, onWay }: NothingFoundProps) {
  return (
    <div className="empty">
      <p className="tilelist" aria-hidden="true">
        {['left', 'middle', 'right'].map((place) => (
          <Tile key={place} code="?" fill="out" />
        ))}
      </p>
      <h2 className="h4">{title}</h2>
      <p className="soft">{children}</p>
      <button className="btn btn--quiet" type="button" onClick={onWay}>
        {way}
      </button>
    </div>
  );
}
