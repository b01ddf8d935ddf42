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
import {
  type DutyRow,
  dutyRows,
  differing,
  FIRST_POINTS,
  OTHER_POINTS,
  type PointRow,
} from './rows.ts';
import type { DutyView, StateView } from './view.ts';

const EFFORT: Record<DutyView['difficulty'], IconName> = {
  Easy: 'bars1',
  Medium: 'bars2',
  Hard: 'bars3',
};

const BANDS = { law: 'band-law', works: 'band-works', duties: 'band-duties' } as const;

const columnId = (state: string) => `law-${state}`;
const rowId = (band: string, key: string) =>
  `row-${band.replace('band-', '')}-${key.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

/** The accessible name of a cell: its law, its row and the row's group. */
const headersOf = (band: string, key: string, state: string) =>
  `${columnId(state)} ${band} ${rowId(band, key)}`;

function Head({ states }: { states: readonly StateView[] }) {
  return (
    <TableHead>
      <TableCell className="corner">
        <span className="vh">Point</span>
      </TableCell>
      {states.map(({ state, name, inForce, effective }) => (
        <ColumnName key={state} id={columnId(state)}>
          <Tile code={state} fill={inForce ? 'full' : 'coming'} />
          <br />
          <a href={`/states/${state.toLowerCase()}`}>{name}</a>
          {!inForce && <span className="compare__starts">{`Starts ${shortDate(effective)}`}</span>}
        </ColumnName>
      ))}
    </TableHead>
  );
}

function Band({ id, columns, children }: { id: string; columns: number; children: string }) {
  return (
    <TableRow>
      <RowName className="band" scope="rowgroup" id={id} colSpan={columns + 1}>
        <span>{children}</span>
      </RowName>
    </TableRow>
  );
}

function Row({
  band,
  of,
  label,
  children,
}: {
  band: string;
  of: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <TableRow>
      <RowName id={rowId(band, of)} headers={band}>
        <span>{label}</span>
      </RowName>
      {children}
    </TableRow>
  );
}

function Points({
  band,
  rows,
  states,
}: {
  band: string;
  rows: readonly PointRow[];
  states: readonly StateView[];
}) {
  return rows.map(({ key, label }) => (
    <Row key={key} band={band} of={key} label={label}>
      {states.map((state) => (
        <PointCell
          key={state.state}
          point={key}
          state={state}
          label={label}
          headers={headersOf(band, key, state.state)}
        />
      ))}
    </Row>
  ));
}

function Duties({
  duties,
  state,
  only,
  headers,
}: {
  duties: readonly DutyView[];
  state: StateView;
  only: boolean;
  headers: string;
}) {
  if (duties.length === 0)
    return (
      <TableCell headers={headers}>
        <span className="soft">{only ? 'Nothing beyond the others' : 'No duty of its own'}</span>
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

function DutyBody({
  rows,
  states,
  only,
}: {
  rows: readonly DutyRow[];
  states: readonly StateView[];
  only: boolean;
}) {
  return rows.map(({ category, lists }) => (
    <Row key={category} band={BANDS.duties} of={category} label={category}>
      {states.map((state, at) => (
        <Duties
          key={state.state}
          duties={lists[at] ?? []}
          state={state}
          only={only}
          headers={headersOf(BANDS.duties, category, state.state)}
        />
      ))}
    </Row>
  ));
}

/**
 * Two to four laws: the five points of docs/requirements.md 2, then the others, then duties by
 * category.
 */
export const CompareTable = memo(function CompareTable({
  states,
  only,
}: {
  states: readonly StateView[];
  only: boolean;
}) {
  const pick = (rows: readonly PointRow[]) => (only ? differing(rows, states) : rows);
  const four = states.length === 4;
  const region = four ? { role: 'region', 'aria-labelledby': 'side-by-side', tabIndex: 0 } : {};
  return (
    <div className={four ? 'compare__scroll' : 'compare__box'} {...region}>
      <Table className={`compare compare--${states.length}`} aria-labelledby="side-by-side">
        <Head states={states} />
        <TableBody>
          <Band id={BANDS.law} columns={states.length}>
            The law
          </Band>
          <Points band={BANDS.law} rows={pick(FIRST_POINTS)} states={states} />
        </TableBody>
        <TableBody>
          <Band id={BANDS.works} columns={states.length}>
            How it works
          </Band>
          <Points band={BANDS.works} rows={pick(OTHER_POINTS)} states={states} />
        </TableBody>
        <TableBody>
          <Band id={BANDS.duties} columns={states.length}>
            Requirements by category
          </Band>
          <DutyBody rows={dutyRows(states, only)} states={states} only={only} />
        </TableBody>
      </Table>
    </div>
  );
});
