import type { Counted, Heads } from '#engine/counting/count.ts';
import { hasPayments } from '#engine/counting/residents.ts';
import { STATES, type StateCode } from '#law/codes.ts';
import type { Loaded } from '#web/parts/check-helpers/loading/loaded.ts';
import type { CountEntries } from './entries.ts';

interface PerStateProps {
  loaded: Loaded;
  counted: Counted;
  states: readonly StateCode[];
  filter: CountEntries['filter'];
}

const NOBODY: Heads = { everybody: 0, inYear: 0, morePayment: 0, moreInYear: 0 };

/**
 * The states with a law that have people or were chosen, chosen ones first; then everything else.
 */
function rowsOf({ loaded, counted, states }: PerStateProps): [name: string, heads: Heads][] {
  const { count } = loaded.words;
  const { state } = loaded.figures;
  const withLaw = STATES.filter(({ code }) => states.includes(code) || counted.byState[code]);
  const chosenFirst = withLaw.toSorted(
    (one, other) => Number(states.includes(other.code)) - Number(states.includes(one.code)),
  );
  const lawful = new Set<string>(STATES.map(({ code }) => code));
  const elsewhere = Object.entries(counted.byState).flatMap(([code, heads]) =>
    lawful.has(code) ? [] : [heads],
  );
  return [
    ...chosenFirst.map(({ code }): [string, Heads] => [
      state(code),
      counted.byState[code] ?? NOBODY,
    ]),
    [count.elsewhere, elsewhere.reduce(sumOf, NOBODY)],
    [count.notPlaced, counted.unplaced],
  ];
}

const sumOf = (one: Heads, other: Heads): Heads => ({
  everybody: one.everybody + other.everybody,
  inYear: one.inYear + other.inYear,
  morePayment: one.morePayment + other.morePayment,
  moreInYear: one.moreInYear + other.moreInYear,
});

export function PerState(props: PerStateProps) {
  const { loaded, counted, filter } = props;
  const { words, figures } = loaded;
  const { count } = words;
  const payments = hasPayments(counted);
  const all = filter === 'year' ? 'inYear' : 'everybody';
  const less = filter === 'year' ? 'moreInYear' : 'morePayment';
  return (
    <table className="table plantable">
      <caption className="vh">{count.perState}</caption>
      <thead>
        <tr>
          <th scope="col">{count.state}</th>
          <th scope="col" className="r">
            {count.people}
          </th>
          {payments && (
            <th scope="col" className="r">
              {count.notOnlyPaid}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rowsOf(props).map(([name, heads]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="r num">{figures.count(heads[all])}</td>
            {payments && <td className="r num">{figures.count(heads[less])}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What was left out, and what may be counted twice. */
export function LeftOut({ loaded, counted }: { loaded: Loaded; counted: Counted }) {
  const { words, figures } = loaded;
  const { count } = words;
  const rows = Object.values(counted.anonymous).reduce((sum, each) => sum + each, 0);
  const lines: [number, string][] = [
    [counted.unplaced.everybody, count.unplaced(figures.count(counted.unplaced.everybody))],
    [rows, count.anonymous(figures.count(rows))],
    [counted.abroadRows, count.abroad(figures.count(counted.abroadRows))],
    [counted.moved, count.moved(figures.count(counted.moved))],
    [
      counted.unevenRows,
      count.uneven(figures.count(counted.unevenRows), figures.count(counted.firstUneven ?? 0)),
    ],
  ];
  const shown = lines.filter(([number]) => number > 0);
  return (
    <details className="folded">
      <summary>{count.leftOut}</summary>
      <ul className="aid__notes">
        {shown.length === 0 && <li>{count.none}</li>}
        {shown.map(([, line]) => (
          <li key={line}>{line}</li>
        ))}
        <li>{count.twice}</li>
      </ul>
    </details>
  );
}
