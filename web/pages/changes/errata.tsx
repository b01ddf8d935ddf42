import { longDate } from '#text/english.ts';
import {
  ColumnName,
  RowName,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '#web/ui/table.tsx';
import type { Erratum } from './view.ts';

const COLUMNS = ['State', 'What is so', 'We had it wrong', 'Whom it concerned'];

function Row({ erratum }: { erratum: Erratum }) {
  const { name, states, what, cite, from, until, concerned, witness } = erratum;
  const [state, so, when, whom] = COLUMNS;
  return (
    <TableRow>
      <RowName>
        <span className="vh">{`${state}: `}</span>
        {states.join(', ') || 'All states'}
      </RowName>
      <TableCell data-label={so}>
        <a href={`#${name}`}>{what}</a>
        {cite !== null && <span className="small soft">{` ${cite}`}</span>}
      </TableCell>
      <TableCell data-label={when}>{`${longDate(from)} to ${longDate(until)}`}</TableCell>
      <TableCell data-label={whom}>
        {concerned}
        {witness !== null && <span className="small soft">{` The smallest: ${witness}`}</span>}
      </TableCell>
    </TableRow>
  );
}

/** What we had wrong: from when until when, and whom it concerned. */
export function Errata({ errata }: { errata: readonly Erratum[] }) {
  return (
    <section aria-labelledby="errata" className="stack">
      <h2 id="errata">What we had wrong</h2>
      <p className="small soft">
        Errors and gaps of ours since November 21, 2026, from when on the law data is kept.
      </p>
      <Table className="table table--stack">
        <caption className="vh">Our errors, the newest first</caption>
        <TableHead>
          {COLUMNS.map((column) => (
            <ColumnName key={column}>{column}</ColumnName>
          ))}
        </TableHead>
        <TableBody>
          {errata.map((erratum) => (
            <Row key={erratum.name} erratum={erratum} />
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
