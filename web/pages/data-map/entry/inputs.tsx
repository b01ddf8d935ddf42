import type { ReactNode } from 'react';
import { ChoiceGroup, Field } from '#web/ui/field.tsx';
import { type RadioChoice, RadioGroup } from '#web/ui/radio-group.tsx';
import { asShown } from '#web/words/language/as-shown.ts';

interface TextProps {
  id: string;
  label: ReactNode;
  hint?: string | false | undefined;
  value: string;
  /** Words to choose from. */
  choices?: readonly string[];
  type?: 'text' | 'url';
  onType: (value: string) => void;
}

/** Words on one line. */
export function WordsInput({ id, label, hint, value, choices, type = 'text', onType }: TextProps) {
  return (
    <Field id={id} label={label} hint={hint}>
      {(control) => (
        <>
          <input
            {...control}
            className="input"
            type={type}
            autoComplete="off"
            value={value}
            {...(choices ? { list: `${id}-choices` } : {})}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
          {choices && (
            <datalist id={`${id}-choices`}>
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {asShown(choice)}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

interface ListProps extends Omit<TextProps, 'value' | 'onType' | 'choices'> {
  items: readonly string[];
  onType: (items: string[]) => void;
}

/** Several things, one on each line. */
export function LinesInput({ id, label, hint, items, onType }: ListProps) {
  return (
    <Field id={id} label={label} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          className="input maplines"
          rows={Math.max(2, items.length)}
          value={items.join('\n')}
          onChange={({ currentTarget }) =>
            onType(currentTarget.value === '' ? [] : currentTarget.value.split('\n'))
          }
        />
      )}
    </Field>
  );
}

interface SomeOfProps<Choice extends string> {
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  choices: readonly RadioChoice<Choice>[];
  values: readonly Choice[];
  onPick: (values: Choice[]) => void;
}

/** Any of some choices. */
export function SomeOf<Choice extends string>(props: SomeOfProps<Choice>) {
  const { id, legend, hint, choices, values, onPick } = props;
  return (
    <ChoiceGroup id={id} legend={legend} hint={hint}>
      <div className="mappicks">
        {choices.map(({ value, label }, at) => (
          <label className="pick" key={value}>
            <input
              id={at === 0 ? id : undefined}
              type="checkbox"
              checked={values.includes(value)}
              onChange={({ currentTarget }) =>
                onPick(
                  currentTarget.checked
                    ? [...values, value]
                    : values.filter((each) => each !== value),
                )
              }
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'open', label: 'Not sure yet' },
] as const;

interface YesNoProps {
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  /** null: not sure yet. */
  value: boolean | null;
  onPick: (value: boolean | null) => void;
}

export function YesNo({ id, legend, hint, value, onPick }: YesNoProps) {
  return (
    <RadioGroup
      look="row"
      id={id}
      legend={legend}
      hint={hint}
      choices={ANSWERS}
      value={value === null ? 'open' : value ? 'yes' : 'no'}
      onChange={(answer) => onPick(answer === 'open' ? null : answer === 'yes')}
    />
  );
}
