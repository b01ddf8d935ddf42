import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import type { Decision } from '#engine/facts/tools-in-use.ts';
import type { Trouble } from '#web/ui/checked-form.ts';
import { Field } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import type { HelperWords } from '#web/words/check-helpers/en.ts';

/** What is wrong in the current step. */
export const Troubles = createContext<readonly Trouble[]>([]);

const useTrouble = (id: string) => useContext(Troubles).find(({ field }) => field === id)?.message;

type AskedProps<Value extends string> = Omit<
  ComponentProps<typeof RadioGroup<Value>>,
  'error' | 'look'
>;

/** One of several: bordered boxes in columns if there is room, or plain lines. */
export function OneOf<Value extends string>({
  look = 'lines',
  ...asked
}: AskedProps<Value> & { look?: 'lines' | 'choices' | 'choices choices--row' }) {
  return <RadioGroup {...asked} look={look} error={useTrouble(asked.id)} />;
}

/** Yes, no, I don't know. */
export function YesNo({
  common,
  ...asked
}: Omit<AskedProps<Decision>, 'choices'> & { common: HelperWords['common'] }) {
  const choices = (['yes', 'no', 'unknown'] as const).map((value) => ({
    value,
    label: common[value],
  }));
  return <OneOf {...asked} choices={choices} look="choices choices--row" />;
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
