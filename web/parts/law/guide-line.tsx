import { Icon } from '#web/ui/icon.tsx';
import { longDate } from '#text/english.ts';
import type { LawLine } from './law-map.ts';
import { Tile } from './tile.tsx';

/** One law as a line with a link to its guide. */
export function GuideLine({ line }: { line: LawLine }) {
  return (
    <li>
      <a className="guide" href={`/${line.slug}`}>
        <Tile code={line.state} fill={line.inForce ? 'full' : 'coming'} />
        <span>
          <strong>{line.name}</strong>
          <span className="small soft">{`${line.who} ${line.lawName}`}</span>
        </span>
        <span className="small soft guide__date">
          {`${line.inForce ? 'Since' : 'From'} ${longDate(line.effective)}`}
        </span>
        <Icon name="go" />
      </a>
    </li>
  );
}
