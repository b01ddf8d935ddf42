import { say } from '#text/say.ts';
import type { DataMap } from '#contract/documents/data-map.ts';
import { keptFor, receiving } from '#documents/map/cells.ts';
import { ROLE_WORDS } from '#documents/map/picture/flow.ts';
import { titleOf } from '#documents/map/entries.ts';
import { list } from '#text/english.ts';
import { asShown } from '#web/words/language/as-shown.ts';
import { STATES } from '../words.ts';

type Line = DataMap['lines'][number];

const yesNo = (value: boolean | null) =>
  value === null ? 'not known' : value ? say`yes` : say`no`;

/** The cells of a line by their heads. */
function cellsOf(line: Line, map: DataMap): readonly (readonly [head: string, words: string])[] {
  const companies = receiving(line, map);
  const from = list(line.sources);
  const kept = line.systems.length > 0 ? `; kept in ${list(line.systems)}` : '';
  return [
    ['Whose, what for', `${list(line.people.map(asShown))}: ${list(line.purposes)}`],
    ['From, and kept in', `${from}${kept}`],
    [
      'Who receives it',
      list(companies.map((each) => `${titleOf(each)} (${ROLE_WORDS[each.role]})`)) || 'no one',
    ],
    [
      'Care',
      `sold: ${yesNo(line.sold)}; for ads: ${yesNo(line.ads)}; sensitive: ${yesNo(line.sensitive)}`,
    ],
    ['How long', keptFor(line)],
  ];
}

const HEADS = ['Whose, what for', 'From, and kept in', 'Who receives it', 'Care', 'How long'];

/** All lines that are not dropped; on a narrow page each row is a card. */
export function MapTable({ map }: { map: DataMap }) {
  const lines = map.lines.filter(({ state }) => state !== 'dropped');
  return (
    <table className="table maptable">
      <thead>
        <tr>
          {['Kind of data', ...HEADS].map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.kind}{' '}
              <span className={STATES[line.state].badge}>{STATES[line.state].label}</span>
            </th>
            {cellsOf(line, map).map(([head, words]) => (
              <td key={head} data-head={head}>
                {words || '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
