import type { DataMap } from '#contract/documents/data-map.ts';
import { Field } from '#web/ui/field.tsx';
import type { StepProps } from '../step-props.ts';

/** The trade of the business: what is proposed here and in the training follows it. */
export function TradePick({ map, saving }: StepProps) {
  const { trade, tradeChoices } = map;
  const choose = (value: string) => {
    const id = tradeChoices.find((each) => each.id === value)?.id;
    if (id !== undefined) saving.send({ trade: id }, () => undefined);
  };
  return (
    <Field
      id="trade"
      label="What is your line of work?"
      hint="We propose what is usual in it. It is a guess until you choose."
    >
      {(control) => (
        <select
          {...control}
          className="input"
          value={trade ?? ''}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {trade === null && <option value="">Something else</option>}
          {tradeChoices.map(({ id, name }: DataMap['tradeChoices'][number]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
