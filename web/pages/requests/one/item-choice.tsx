import type { DeskType } from '#contract/requests/request-items.ts';
import { Field } from '#web/ui/field.tsx';
import { ASKED } from '#web/words/requests/items.ts';
import { useHere } from './here.tsx';

interface ItemChoiceProps {
  id: string;
  /** What it stands for where no one thing is chosen. */
  all: string;
  item: DeskType | '';
  error?: string | undefined;
  onChoose: (item: DeskType | '') => void;
}

/** One of the things asked, or all of them; nothing where only one was asked. */
export function ItemChoice({ id, all, item, error, onChoose }: ItemChoiceProps) {
  const { request } = useHere();
  if (request.items.length === 1) return null;
  return (
    <Field id={id} label="About what?" error={error}>
      {(control) => (
        <select
          className="input"
          value={item}
          // the values are those of the options
          onChange={({ target }) => onChoose(target.value as DeskType | '')}
          {...control}
        >
          <option value="">{all}</option>
          {request.items.map(({ type }) => (
            <option key={type} value={type}>
              {ASKED[type]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
