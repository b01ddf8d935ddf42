import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface ControlProps {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface Described {
  hint?: ReactNode;
  error?: string | undefined;
}

/** The attributes that link a control to its hint and its error; only ids that are on the page. */
function tie(id: string, { hint, error }: Described): ControlProps {
  const named = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    ...(error === undefined ? {} : { 'aria-invalid': true as const }),
    ...(named === '' ? {} : { 'aria-describedby': named }),
  };
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className="error" id={`${id}-error`}>
      <Icon name="alert" />
      <span>
        <span className="vh">Error: </span>
        {children}
      </span>
    </p>
  );
}

function HintAndError({ id, hint, error }: Described & { id: string }) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </>
  );
}

interface FieldProps extends Described {
  id: string;
  label: ReactNode;
  /** Help below the control, visible and in reading order. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint, error, control, in this order. */
export function Field({ id, label, hint, error, aside, children }: FieldProps) {
  return (
    <div className={error === undefined ? 'field' : 'field field--bad'}>
      <label htmlFor={id}>{label}</label>
      <HintAndError id={id} hint={hint} error={error} />
      {children(tie(id, { hint, error }))}
      {aside && <p className="small">{aside}</p>}
    </div>
  );
}

interface ChoiceGroupProps extends Described {
  /** Also the id of the first box, to which the error summary links. */
  id: string;
  legend: ReactNode;
  children: ReactNode;
}

/** Several boxes under one legend. */
export function ChoiceGroup({ id, legend, hint, error, children }: ChoiceGroupProps) {
  const { 'aria-describedby': described } = tie(id, { hint, error });
  return (
    <fieldset
      className={error === undefined ? 'field' : 'field field--bad'}
      {...(described === undefined ? {} : { 'aria-describedby': described })}
    >
      <legend>{legend}</legend>
      <HintAndError id={id} hint={hint} error={error} />
      {children}
    </fieldset>
  );
}
