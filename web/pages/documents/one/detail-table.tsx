import { useEffect, useRef } from 'react';
import { type Detail, type DetailValue, MOST_DETAIL } from '#contract/documents/details.ts';
import { ChoiceGroup } from '#web/ui/field.tsx';
import { fieldOf, labelOf } from './detail-words.ts';
import { LineInput } from '#web/ui/line-input.tsx';

interface DetailTableProps {
  detail: Detail;
  value: DetailValue | undefined;
  error: string | undefined;
  onType: (value: DetailValue) => void;
}

const isTable = (value: DetailValue | undefined): value is string[][] =>
  Array.isArray(value) && value.every((row) => Array.isArray(row));

interface RowProps {
  columns: readonly string[];
  row: readonly string[];
  place: number;
  /** Id of a cell of the table, by its row and column. */
  cellId: (row: number, column: number) => string;
  bad: boolean;
  onPut: (column: number, text: string) => void;
  onRemove: () => void;
}

function Row({ columns, row, place, cellId, bad, onPut, onRemove }: RowProps) {
  return (
    <div className="detail__row" role="group" aria-label={`Row ${place + 1}`}>
      <div className="detail__cellgrid">
        {columns.map((column, at) => {
          const cell = row[at] ?? '';
          return (
            <div className="field" key={column}>
              <label className="small" htmlFor={cellId(place, at)}>
                {column}
              </label>
              <LineInput
                control={{
                  id: cellId(place, at),
                  ...(bad && cell.trim().length > MOST_DETAIL.cell
                    ? { 'aria-invalid': true as const }
                    : {}),
                }}
                value={cell}
                onType={(text) => onPut(at, text)}
              />
            </div>
          );
        })}
      </div>
      <button className="linkbtn" type="button" onClick={onRemove}>
        Remove row {place + 1}
      </button>
    </div>
  );
}

/** Indexes of the first cell that is too long, for the error's link; else of the first cell. */
function firstBad(rows: readonly (readonly string[])[]): readonly [number, number] {
  for (const [place, row] of rows.entries()) {
    const at = row.findIndex((cell) => cell.trim().length > MOST_DETAIL.cell);
    if (at >= 0) return [place, at];
  }
  return [0, 0];
}

/** When rows are added or removed, the focus moves to the next useful place. */
function useFocusNext() {
  const wanted = useRef<string>(undefined);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted.current === undefined) return;
    box.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });
  const want = (selector: string) => {
    wanted.current = selector;
  };
  return { box, want };
}

const ADD = '.detail__add';

/** A table as rows of named cells; it starts with the document's proposed rows. */
export function DetailTable({ detail, value, error, onType }: DetailTableProps) {
  const { box, want } = useFocusNext();
  const columns = detail.columns ?? [];
  const empty = columns.map(() => '');
  const rows = isTable(value) ? value : (detail.rows ?? [empty]);
  const [badRow, badColumn] = error === undefined ? [0, 0] : firstBad(rows);
  const id = fieldOf(detail.name);
  const cellId = (row: number, column: number) =>
    row === badRow && column === badColumn ? id : `${id}-${row}-${column}`;
  const put = (place: number, column: number, text: string) =>
    onType(rows.map((row, at) => (at === place ? row.with(column, text) : row)));
  const remove = (place: number) => {
    onType(rows.filter((_, each) => each !== place));
    want(ADD);
  };
  const add = () => {
    onType([...rows, empty]);
    want(`.detail__row:nth-of-type(${rows.length + 1}) .input`);
  };
  const keep = () => {
    onType(rows);
    want('.detail__row .input');
  };
  const proposed = value === undefined && (detail.rows ?? []).length > 0;
  return (
    <ChoiceGroup id={id} legend={labelOf(detail)} error={error} hint={detail.hint}>
      <div className="detail__cells" ref={box}>
        {proposed && (
          <p className="row small">
            These rows are a proposal, and not saved yet.
            <button className="btn btn--sm btn--quiet" type="button" onClick={keep}>
              Keep these rows
            </button>
          </p>
        )}
        {rows.map((row, place) => (
          <Row
            // rows have no name of their own
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            columns={columns}
            row={row}
            place={place}
            cellId={cellId}
            bad={error !== undefined}
            onPut={(column, text) => put(place, column, text)}
            onRemove={() => remove(place)}
          />
        ))}
        <p>
          <button
            className="btn btn--sm btn--quiet detail__add"
            type="button"
            onClick={add}
            disabled={rows.length >= MOST_DETAIL.rows}
          >
            Add a row
          </button>
        </p>
      </div>
    </ChoiceGroup>
  );
}
