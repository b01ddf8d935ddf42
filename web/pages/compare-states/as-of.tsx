import { list, longDate } from '#text/english.ts';
import type { CompareView } from './view.ts';

const NAMED = 2;

/** " (Delaware, California, and 4 more change)" */
function change(names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length - NAMED;
  const shown = more > 1 ? [...names.slice(0, NAMED), `${more} more`] : names;
  return ` (${list(shown)} ${names.length === 1 ? 'changes' : 'change'})`;
}

/**
 * The day for which the page shows the law, and a form for another one, which works without script.
 */
export function AsOf({ view, states }: { view: CompareView; states: string | undefined }) {
  const { asOf, since, until, days } = view;
  return (
    <form className="row row--between asof" method="get" action="/compare-states">
      <p className="small soft">
        {`The laws as they read from ${longDate(since)}${until === null ? '.' : ` to ${longDate(until)}.`}`}
      </p>
      <p className="row noprint">
        <label className="small" htmlFor="asof">
          Show the laws from
        </label>
        <select className="input pickbiz" id="asof" name="asOf" defaultValue={asOf} key={asOf}>
          {days.map(({ from, since: first, changes }) => (
            <option key={from} value={from}>
              {longDate(first) + change(changes)}
            </option>
          ))}
        </select>
        {states !== undefined && <input type="hidden" name="states" value={states} />}
        <button className="btn btn--sm btn--quiet" type="submit">
          Show
        </button>
      </p>
    </form>
  );
}
