import type { Business } from '#contract/businesses.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { readRequestFigures } from '#contract/requests/request-desk.ts';
import { usStateName } from '#text/us-states.ts';
import { logPath, useFigures } from '#web/api/request-desk.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { TakeFiles } from '#web/parts/documents/take-files.tsx';
import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { count } from '#web/words/figures.ts';
import { ProveLetter } from './prove-letter.tsx';

const KINDS = {
  delete: 'Delete',
  correct: 'Correct',
  know: 'See or copy',
  'opt-out': 'Stop sale or ads',
  limit: 'Limit sensitive data',
} as const;

type Year = ReplyOf<typeof readRequestFigures>['years'][number];

/** "12 (3 in part)". */
const doneWords = (complied: number, partly: number) =>
  partly === 0 ? count(complied) : `${count(complied)} (${count(partly)} in part)`;

function YearTable({ year, state, kinds }: Year) {
  const where = state === null ? 'all states' : (usStateName(state) ?? state);
  return (
    <table className="table deskfigures">
      <caption>{`Requests that came in ${year}, ${where}`}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Came</th>
          <th scope="col">Done</th>
          <th scope="col">Refused</th>
          <th scope="col">Open or ended</th>
          <th scope="col">Days: median, mean</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, received, complied, partly, denied, open, ended, median, mean }) => (
          <tr key={kind}>
            <th scope="row">{KINDS[kind]}</th>
            <td>{count(received)}</td>
            <td>{doneWords(complied, partly)}</td>
            <td>{count(denied)}</td>
            <td>{count(open + ended)}</td>
            <td>{median === null || mean === null ? '-' : `${count(median)}; ${count(mean)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The figures of each calendar year: all states, then each. */
function Figures({ business }: { business: Business }) {
  const figures = useFigures(business.id, true);
  if (figures.isPending) return <Waiting>Counting...</Waiting>;
  if (figures.isError) return <LoadFailed what="the figures" query={figures} />;
  const { years, notCounted } = figures.data;
  if (years.length === 0)
    return <p className="small soft">There is nothing to count yet. Examples do not count.</p>;
  const isAll = ({ state }: Year) => state === null;
  return (
    <>
      {years.filter(isAll).map((year) => (
        <YearTable key={year.year} {...year} />
      ))}
      <details className="why">
        <summary>By state</summary>
        <div className="stack-sm">
          {years
            .filter((year) => !isAll(year))
            .map((year) => (
              <YearTable key={`${year.year} ${year.state ?? ''}`} {...year} />
            ))}
        </div>
      </details>
      <p className="small soft">
        Not counted: browser signals, which never come to this desk; requests without a state, in
        the tables by state; and what the log no longer has, 24 months after closing.
        {notCounted > 0 && ` Also ${count(notCounted)} times that somebody took back a yes.`}
      </p>
    </>
  );
}

/** The log, everything, and the figures of each year. */
export function TakeOut({ business }: { business: Business }) {
  return (
    <section className="stack-sm noprint" aria-labelledby="take-out">
      <h2 id="take-out">Your proof</h2>
      <p>The log says what was asked, by when, and what you did. It has no names.</p>
      <TakeFiles
        of="Log of requests"
        files={[
          { label: 'Log as CSV', href: logPath(business.id, 'csv') },
          { label: 'Log as PDF', href: logPath(business.id, 'pdf') },
          { label: 'Figures as CSV', href: logPath(business.id, 'figures') },
          { label: 'Everything as JSON', href: logPath(business.id, 'json') },
        ]}
      />
      <p className="small soft">“Everything” has names, letters and notes. Keep it safe.</p>
      <ProveLetter business={business} />
      <h3 className="desksub">Figures by year</h3>
      <p className="small soft">
        California wants these of businesses with the data of ten million people or more.{' '}
        <Citation cite="11 CCR § 7102" /> New Jersey proposed rules of its own; they lapsed on June
        2, 2026, so it wants none.
      </p>
      <Figures business={business} />
    </section>
  );
}
