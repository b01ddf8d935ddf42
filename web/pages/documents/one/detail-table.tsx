import type { Detail, DetailValue } from '#contract/details.ts';
import { capital } from '#engine/explain/english.ts';
import { ChoiceGroup } from '#web/ui/field.tsx';

interface DetailTableProps {
  detail: Detail;
  value: DetailValue | undefined;
  error: string | undefined;
  onType: (value: DetailValue) => void;
}

const isTable = (value: DetailValue | undefined): value is string[][] =>
  Array.isArray(value) && value.every((row) => Array.isArray(row));

/** A table as rows of named cells; it starts with the rows that the document proposes. */
export function DetailTable({ detail, value, error, onType }: DetailTableProps) {
  const columns = detail.columns ?? [];
  const empty = columns.map(() => '');
  const rows = isTable(value) ? value : (detail.rows ?? [empty]);
  const put = (place: number, column: number, text: string) =>
    onType(rows.map((row, at) => (at === place ? row.with(column, text) : row)));
  const proposed = value === undefined && detail.rows !== null;
  return (
    <ChoiceGroup
      id={`detail-${detail.name}`}
      legend={capital(detail.label.replace(/^Table: /, ''))}
      error={error}
      hint={detail.hint}
    >
      <div className="detail__cells">
        {proposed && (
          <p className="row small">
            These rows are a proposal, and not saved yet.
            <button className="btn btn--sm btn--quiet" type="button" onClick={() => onType(rows)}>
              Keep these rows
            </button>
          </p>
        )}
        {rows.map((row, place) => (
          // rows have no name of their own
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset className="detail__row" key={place}>
            <legend>{`Row ${place + 1}`}</legend>
            <div className="detail__cellgrid">
              {columns.map((column, at) => (
                <div className="field" key={column}>
                  <label className="small" htmlFor={`detail-${detail.name}-${place}-${at}`}>
                    {column}
                  </label>
                  <input
                    className="input"
                    id={`detail-${detail.name}-${place}-${at}`}
                    autoComplete="off"
                    value={row[at] ?? ''}
                    onChange={({ currentTarget }) => put(place, at, currentTarget.value)}
                  />
                </div>
              ))}
            </div>
            <p>
              <button
                className="btn btn--sm btn--quiet"
                type="button"
                onClick={() => onType(rows.filter((_, each) => each !== place))}
              >
                Remove row {place + 1}
              </button>
            </p>
          </fieldset>
        ))}
        <p>
          <button
            className="btn btn--sm btn--quiet"
            type="button"
            onClick={() => onType([...rows, empty])}
          >
            Add a row
          </button>
        </p>
      </div>
    </ChoiceGroup>
  );
}
