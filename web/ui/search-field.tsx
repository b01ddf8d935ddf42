import { Field } from './field.tsx';

interface SearchFieldProps {
  id: string;
  label: string;
  hint?: string;
  typed: string;
  onType: (text: string) => void;
}

/** A field that searches in the content of the page. */
export function SearchField({ id, label, hint, typed, onType }: SearchFieldProps) {
  return (
    <Field id={id} label={label} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
