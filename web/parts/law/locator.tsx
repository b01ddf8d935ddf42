import { TILE_PLACES } from '#web/words/tile-map.ts';

/** A small tile map with one tile highlighted; decoration only. */
export function Locator({ here }: { here: string }) {
  return (
    <div className="locator" aria-hidden="true">
      {TILE_PLACES.map(({ code, column, row }) => (
        <i key={code} className={`c${column} r${row}${code === here ? ' on' : ''}`} />
      ))}
    </div>
  );
}
