import { Tile } from '../law/tile.tsx';

interface NothingFoundProps {
  title: string;
  children: string;
  /** The label of the button. */
  way: string;
  onWay: () => void;
}

/** No search results: the text of docs/requirements.md 8, and a button to reset the search. */
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
