import type { ReactNode } from 'react';
import type { Detail, DetailValue } from '#contract/details.ts';
import { type ControlProps, ChoiceGroup, Field } from '#web/ui/field.tsx';
import { list } from '#web/words/figures.ts';
import { DetailTable } from './detail-table.tsx';

interface DetailFieldProps {
  detail: Detail;
  value: DetailValue | undefined;
  error: string | undefined;
  /** What is stored elsewhere, where it differs from what is typed. */
  elsewhere: DetailValue | undefined;
  onType: (value: DetailValue) => void;
}

/** A value in one line. */
export function inLine(value: DetailValue): string {
  if (typeof value === 'string') return value;
  return list(value.map((item) => (typeof item === 'string' ? item : item.join(', '))));
}

function hintOf({ detail, elsewhere }: Pick<DetailFieldProps, 'detail' | 'elsewhere'>): ReactNode {
  const { hint, known, kind } = detail;
  const parts = [
    hint,
    kind === 'list' ? 'One thing on each line.' : null,
    known ? `Without an answer the document says, ${known.from}: ${inLine(known.value)}.` : null,
    elsewhere === undefined ? null : `Stored elsewhere meanwhile: ${inLine(elsewhere)}.`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? undefined : parts.join(' ');
}

const asLines = (value: DetailValue | undefined) =>
  value === undefined ? '' : typeof value === 'string' ? value : value.join('\n');

function Control({
  detail: { kind },
  value,
  onType,
  control,
}: Pick<DetailFieldProps, 'detail' | 'value' | 'onType'> & { control: ControlProps }) {
  if (kind === 'list') {
    return (
      <textarea
        {...control}
        className="input"
        rows={3}
        value={asLines(value)}
        onChange={({ currentTarget }) => onType(currentTarget.value.split('\n'))}
      />
    );
  }
  return (
    <input
      {...control}
      className={kind === 'text' ? 'input' : 'input input--short'}
      type={kind === 'date' ? 'date' : 'text'}
      {...(kind === 'number' ? { inputMode: 'numeric' as const } : {})}
      autoComplete="off"
      value={asLines(value)}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}

function Choices({ detail, value, error, elsewhere, onType }: DetailFieldProps) {
  const id = `detail-${detail.name}`;
  return (
    <ChoiceGroup id={id} legend={detail.label} error={error} hint={hintOf({ detail, elsewhere })}>
      <div className="lines">
        {detail.choices?.map((choice, place) => (
          <label className="pick" key={choice}>
            <input
              id={place === 0 ? id : undefined}
              type="radio"
              name={id}
              checked={typeof value === 'string' && value.startsWith(choice)}
              onChange={() => onType(choice)}
            />
            <span>{choice}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** One thing that the documents need to know. */
export function DetailField(props: DetailFieldProps) {
  const { detail, value, error, elsewhere, onType } = props;
  const { name, label, kind, choices, suggested } = detail;
  if (kind === 'table') return <DetailTable {...props} />;
  if (choices !== null) return <Choices {...props} />;
  return (
    <Field id={`detail-${name}`} label={label} error={error} hint={hintOf({ detail, elsewhere })}>
      {(control) => (
        <>
          <Control detail={detail} value={value} onType={onType} control={control} />
          {suggested !== null && value === undefined && (
            <p>
              <button
                className="btn btn--sm btn--quiet"
                type="button"
                onClick={() => onType(suggested.value)}
              >
                {`Use ${inLine(suggested.value)}`}
                <span className="vh">{` as ${label}`}</span>
              </button>
            </p>
          )}
        </>
      )}
    </Field>
  );
}
