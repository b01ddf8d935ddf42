import type { ReactNode } from 'react';
import { ChoiceGroup, type ControlProps } from './field.tsx';

export interface RadioChoice<Value extends string | number> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Small words below the label. */
  readonly hint?: ReactNode;
  /** The language of the label, if it differs from the page's. */
  readonly lang?: 'en' | 'es' | undefined;
}

interface RadiosProps<Value extends string | number> extends Omit<ControlProps, 'id'> {
  /** Also the id of the first choice, to which the error summary links. */
  id: string;
  /** As the form sends it; without one: the id. */
  name?: string;
  choices: readonly RadioChoice<Value>[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  /** Classes of the list: bordered boxes for `choices`, plain lines otherwise. */
  look?: string;
  required?: boolean;
  /** Stands behind the choices. */
  children?: ReactNode;
}

/** One of several, where something else says what is asked. */
export function Radios<Value extends string | number>(props: RadiosProps<Value>) {
  const { id, name = id, choices, value, onChange, look = 'choices', children, ...input } = props;
  return (
    <div className={look}>
      {choices.map((choice, at) => (
        <label className={look.startsWith('choices') ? 'choice' : 'pick'} key={choice.value}>
          <input
            {...input}
            id={at === 0 ? id : `${id}-${at}`}
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            <span lang={choice.lang}>{choice.label}</span>
            {choice.hint && <small>{choice.hint}</small>}
          </span>
        </label>
      ))}
      {children}
    </div>
  );
}

interface RadioGroupProps<Value extends string | number> extends RadiosProps<Value> {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** One of several under one legend. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { legend, hint, error, ...radios } = props;
  return (
    <ChoiceGroup id={props.id} legend={legend} hint={hint} error={error}>
      <Radios {...radios} />
    </ChoiceGroup>
  );
}
