import { longDate } from '#text/english.ts';
import { plural } from '#text/figures.ts';
import { type UsStateCode, usStateName } from '#text/us-states.ts';
import { TILE_PLACES } from '#web/words/tile-map.ts';
import type { LawLine, LawMap } from './law-map.ts';

/** Every state as a tile: law in force, coming, or none. A list below has the same content. */
export function TileMap({ map }: { map: LawMap }) {
  const lines = new Map<string, LawLine>(map.lines.map((line) => [line.state, line]));
  return (
    <figure className="hero__map">
      <ul className="map" aria-label="States with a consumer privacy law">
        {TILE_PLACES.map(({ code, column, row }) => (
          <Tile
            key={code}
            code={code}
            place={`c${column} r${row}`}
            line={lines.get(code)}
            others={map.others?.[code] ?? 0}
          />
        ))}
      </ul>
      <figcaption>
        <Legend map={map} />
      </figcaption>
    </figure>
  );
}

interface TileProps {
  code: UsStateCode;
  place: string;
  line: LawLine | undefined;
  /** How many laws without a size test the state made. */
  others: number;
}

/** Where the list below names the laws without a size test of a state. */
export const othersId = (code: string) => `any-size-${code}`;

const othersWords = (others: number) => plural(others, 'law', 'laws') + ' of any size';

function Tile({ code, place, line, others }: TileProps) {
  const more = others > 0 ? ' tile--more' : '';
  if (!line) {
    if (others === 0)
      return (
        <li className={place} aria-hidden="true">
          <span className="tile tile--none">{code}</span>
        </li>
      );
    return (
      <li className={place}>
        <a
          className={`tile tile--none${more}`}
          href={`#${othersId(code)}`}
          aria-label={`${code}, ${usStateName(code) ?? code}: no general law, ${othersWords(others)}`}
        >
          {code}
        </a>
      </li>
    );
  }
  const status = line.inForce ? 'law in force' : `law starts ${longDate(line.effective)}`;
  const both = others > 0 ? `${status}, and ${othersWords(others)}` : status;
  return (
    <li className={place}>
      <a
        className={(line.inForce ? 'tile' : 'tile tile--coming') + more}
        href={`/${line.slug}`}
        aria-label={`${code}, ${line.name}: ${both}`}
      >
        {code}
      </a>
    </li>
  );
}

function Legend({ map }: { map: LawMap }) {
  const byName = map.lines.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const inForce = byName.filter((line) => line.inForce);
  const coming = byName.filter((line) => !line.inForce);
  return (
    <>
      <ul className="legend">
        <li>
          <span className="tile" aria-hidden="true" />
          {`${inForce.length} laws in force`}
        </li>
        <li>
          <span className="tile tile--coming" aria-hidden="true" />
          {`${coming.length} coming`}
        </li>
        <li>
          <span className="tile tile--none" aria-hidden="true" />
          No general law
        </li>
        {map.others !== undefined && (
          <li>
            <span className="tile tile--none tile--more" aria-hidden="true">
              A
            </span>
            Also a law without a size test
          </li>
        )}
        <li>{`As the laws read from ${longDate(map.since)}`}</li>
      </ul>
      <details className="maplist">
        <summary>Read the map as a list</summary>
        <p className="small">
          <strong>In force: </strong>
          {`${inForce.map((line) => line.name).join(', ')}.`}
        </p>
        {coming.length > 0 && (
          <p className="small">
            <strong>Coming: </strong>
            {`${coming.map((line) => `${line.name} (${longDate(line.effective)})`).join('; ')}.`}
          </p>
        )}
        <p className="small">
          <strong>No general consumer privacy law on our record: </strong>
          all other states and the District of Columbia.
        </p>
      </details>
    </>
  );
}
