import { Field } from '#web/ui/field.tsx';
import type { ControlsProps } from './controls-props.ts';

/** A number of people, or "I don't know". */
export function People({
  id,
  name,
  label,
  draft,
  onDraft,
  troubles,
  say: { words },
}: ControlsProps & {
  id: string;
  name: string;
  label: string;
}) {
  const unknown = name === 'total' ? 'unknown' : `${name}-unknown`;
  return (
    <Field id={id} label={label} error={troubles.find(({ field }) => field === id)?.message}>
      {(control) => (
        <div className="row">
          <input
            {...control}
            className="input input--short"
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
            value={draft[name] ?? ''}
            onChange={(event) => onDraft({ [name]: event.currentTarget.value, [unknown]: '' })}
          />
          <label className="pick">
            <input
              type="checkbox"
              checked={draft[unknown] === 'on'}
              onChange={(event) =>
                onDraft({ [unknown]: event.currentTarget.checked ? 'on' : '', [name]: '' })
              }
            />
            <span>
              {words.unknown}
              <span className="vh">: {label}</span>
            </span>
          </label>
        </div>
      )}
    </Field>
  );
}
