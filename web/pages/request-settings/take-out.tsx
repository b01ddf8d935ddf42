import type { Business } from '#contract/businesses.ts';
import { logPath, useFigures } from '#web/api/request-desk.ts';
import { TakeFiles } from '#web/parts/documents/take-files.tsx';
import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { count } from '#web/words/figures.ts';

const KINDS = {
  delete: 'Delete',
  correct: 'Correct',
  know: 'See or copy',
  'opt-out': 'Stop sale or ads',
  limit: 'Limit sensitive data',
} as const;

/** The figures of each calendar year. */
function Figures({ business }: { business: Business }) {
  const figures = useFigures(business.id, true);
  if (figures.isPending) return <Waiting>Counting...</Waiting>;
  if (figures.isError) return <LoadFailed what="the figures" query={figures} />;
  if (figures.data.years.length === 0)
    return <p className="small soft">There is nothing to count yet. Examples do not count.</p>;
  return figures.data.years.map(({ year, kinds }) => (
    <table className="table deskfigures" key={year}>
      <caption>{`Requests that came in ${year}`}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Came</th>
          <th scope="col">Done</th>
          <th scope="col">Refused</th>
          <th scope="col">Days: median, mean</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, received, complied, denied, median, mean }) => (
          <tr key={kind}>
            <th scope="row">{KINDS[kind]}</th>
            <td>{count(received)}</td>
            <td>{count(complied)}</td>
            <td>{count(denied)}</td>
            <td>{median === null || mean === null ? '-' : `${count(median)}; ${count(mean)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
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
          { label: 'Everything as JSON', href: logPath(business.id, 'json') },
        ]}
      />
      <p className="small soft">“Everything” has names, letters and notes. Keep it safe.</p>
      <h3 className="desksub">Figures by year</h3>
      <p className="small soft">
        California wants these of businesses with the data of ten million people or more. Requests
        from all states are counted together.
      </p>
      <Figures business={business} />
    </section>
  );
}
