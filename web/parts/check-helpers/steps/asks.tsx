import { createContext, type ReactNode, useContext } from 'react';
import type { Decision } from '#engine/facts/tools-in-use.ts';
import type { Trouble } from '#web/ui/checked-form.ts';
import { ChoiceGroup, Field } from '#web/ui/field.tsx';
import type { HelperWords } from '#web/words/check-helpers/en.ts';

/** What is wrong in the current step. */
export const Troubles = createContext<readonly Trouble[]>([]);

const useTrouble = (id: string) => useContext(Troubles).find(({ field }) => field === id)?.message;

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly small?: ReactNode;
  /** The language of the label, if it differs from the page's. */
  readonly lang?: 'en' | undefined;
}

interface RadiosProps<Value extends string> {
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Bordered boxes in columns if there is room; plain lines otherwise. */
  boxed?: 'row' | 'column';
}

/** One of several. */
export function Radios<Value extends string>(props: RadiosProps<Value>) {
  const { id, legend, hint, options, value, onChange, boxed } = props;
  const error = useTrouble(id);
  const look = boxed === 'row' ? 'choices choices--row' : boxed ? 'choices' : 'lines';
  return (
    <ChoiceGroup id={id} legend={legend} hint={hint} error={error}>
      <div className={look}>
        {options.map((option, place) => (
          <label className={boxed ? 'choice' : 'pick'} key={option.value}>
            <input
              type="radio"
              name={id}
              id={place === 0 ? id : undefined}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span lang={option.lang}>{option.label}</span>
              {option.small && <small>{option.small}</small>}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

interface YesNoProps {
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  common: HelperWords['common'];
  value: Decision | undefined;
  onChange: (value: Decision) => void;
}

/** Yes, no, I don't know. */
export function YesNo({ common, ...rest }: YesNoProps) {
  const options = (['yes', 'no', 'unknown'] as const).map((value) => ({
    value,
    label: common[value],
  }));
  return <Radios {...rest} options={options} boxed="row" />;
}

interface NumberFieldProps {
  id: string;
  label: string;
  hint?: ReactNode;
  value: string;
  onChange: (typed: string) => void;
  money?: boolean;
}

/** A number as typed: "6,400,000" and "$6400000" are both accepted. */
export function NumberField({ id, label, hint, value, onChange, money = false }: NumberFieldProps) {
  const error = useTrouble(id);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => {
        const input = (
          <input
            {...control}
            className={money ? 'input' : 'input input--short'}
            inputMode={money ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={20}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        );
        if (!money) return input;
        return (
          <div className="money">
            <span aria-hidden="true">$</span>
            {input}
          </div>
        );
      }}
    </Field>
  );
}
