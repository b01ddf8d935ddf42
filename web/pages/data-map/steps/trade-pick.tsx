import { useState } from 'react';
import type { DataMap } from '#contract/documents/data-map.ts';
import { Field } from '#web/ui/field.tsx';
import { Submit } from '#web/ui/submit.tsx';
import type { StepProps } from '../step-props.ts';

/** The trade of the business: what is proposed here and in the training follows it. */
export function TradePick({ map, saving }: StepProps) {
  const { trade, tradeChoices } = map;
  const [picked, pick] = useState<string>();
  const id = tradeChoices.find((each) => each.id === picked)?.id;
  return (
    <form
      className="stack-sm"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (id !== undefined) saving.send({ trade: id }, () => pick(undefined));
      }}
    >
      <Field
        id="trade"
        label="What is your line of work?"
        hint="We propose what is usual in it. It is a guess until you choose."
      >
        {(control) => (
          <select
            {...control}
            className="input"
            value={picked ?? trade ?? ''}
            onChange={({ currentTarget }) => pick(currentTarget.value)}
          >
            {trade === null && <option value="">Something else</option>}
            {tradeChoices.map((each: DataMap['tradeChoices'][number]) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {id !== undefined && id !== trade && (
        <p className="row">
          <Submit pending={saving.pending} doing="Saving..." tone="quiet">
            Use this
          </Submit>
        </p>
      )}
    </form>
  );
}
