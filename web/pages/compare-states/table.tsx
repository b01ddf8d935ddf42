import { memo, type ReactNode } from 'react';
import { Cites } from '#web/parts/law/cites.tsx';
import { Tile } from '#web/parts/law/tile.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import {
  ColumnName,
  RowName,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '#web/ui/table.tsx';
import { shortDate } from '#web/words/figures.ts';
import { PointCell } from './cells.tsx';
import type { DutyRow, PointRow } from './rows.ts';
import type { DutyView, StateView } from './view.ts';

const EFFORT: Record<DutyView['difficulty'], IconName> = {
  Easy: 'bars1',
  Medium: 'bars2',
  Hard: 'bars3',
};

const columnId = (table: string, state: string) => `${table}-${state}`;
/** The id of a row, to which a link may lead. */
export const rowId = (table: string, key: string) =>
  `${table}-${key.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

/** The accessible name of a cell: its law and its row. */
const headersOf = (table: string, key: string, state: string) =>
  `${columnId(table, state)} ${rowId(table, key)}`;

interface OfTable {
  /** The id of the heading that names the table; ids of its heads begin with it. */
  readonly table: string;
  readonly states: readonly StateView[];
}

function Head({ table, states }: OfTable) {
  return (
    <TableHead>
      <TableCell className="corner">
        <span className="vh">Point</span>
      </TableCell>
      {states.map(({ state, name, inForce, effective }) => (
        <ColumnName key={state} id={columnId(table, state)}>
          <Tile code={state} fill={inForce ? 'full' : 'coming'} />
          <br />
          <a href={`/states/${state.toLowerCase()}`}>{name}</a>
          {!inForce && <span className="compare__starts">{`Starts ${shortDate(effective)}`}</span>}
        </ColumnName>
      ))}
    </TableHead>
  );
}

interface RowProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

function Row({ id, label, children }: RowProps) {
  return (
    <TableRow>
      <RowName id={id}>
        <span>{label}</span>
      </RowName>
      {children}
    </TableRow>
  );
}

function Points({ table, rows, states }: OfTable & { rows: readonly PointRow[] }) {
  return rows.map(({ key, label }) => (
    <Row key={key} id={rowId(table, key)} label={label}>
      {states.map((state) => (
        <PointCell
          key={state.state}
          point={key}
          state={state}
          label={label}
          headers={headersOf(table, key, state.state)}
        />
      ))}
    </Row>
  ));
}

interface DutiesProps {
  readonly duties: readonly DutyView[];
  readonly state: StateView;
  readonly headers: string;
}

function Duties({ duties, state, headers }: DutiesProps) {
  if (duties.length === 0)
    return (
      <TableCell headers={headers}>
        <span className="soft">Nothing beyond the others</span>
      </TableCell>
    );
  return (
    <TableCell headers={headers}>
      <ul className="duties">
        {duties.map(({ title, difficulty, cite }) => (
          <li key={title + cite}>
            <strong>{title}</strong>
            <span className="effort">
              <Icon name={EFFORT[difficulty]} />
              {difficulty}
            </span>
            <Cites cite={cite} url={state.url} />
          </li>
        ))}
      </ul>
    </TableCell>
  );
}

function DutyBody({ table, rows, states }: OfTable & { rows: readonly DutyRow[] }) {
  return rows.map(({ category, lists }) => (
    <Row key={category} id={rowId(table, category)} label={category}>
      {states.map((state, at) => (
        <Duties
          key={state.state}
          duties={lists[at] ?? []}
          state={state}
          headers={headersOf(table, category, state.state)}
        />
      ))}
    </Row>
  ));
}

interface CompareTableProps extends OfTable {
  readonly points?: readonly PointRow[];
  readonly duties?: readonly DutyRow[];
}

const NO_POINTS: readonly PointRow[] = [];
const NO_DUTIES: readonly DutyRow[] = [];

/** Two to four laws side by side: points, then duties by category. */
export const CompareTable = memo(function CompareTable({
  table,
  states,
  points = NO_POINTS,
  duties = NO_DUTIES,
}: CompareTableProps) {
  const four = states.length === 4;
  const region = four ? { role: 'region', 'aria-labelledby': table, tabIndex: 0 } : {};
  return (
    <div className={four ? 'compare__scroll' : 'compare__box'} {...region}>
      <Table className={`compare compare--${states.length}`} aria-labelledby={table}>
        <Head table={table} states={states} />
        <TableBody>
          <Points table={table} rows={points} states={states} />
          <DutyBody table={table} rows={duties} states={states} />
        </TableBody>
      </Table>
    </div>
  );
});
