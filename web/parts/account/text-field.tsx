import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';

interface TextFieldProps {
  label: ReactNode;
  registered: UseFormRegisterReturn;
  error: string | undefined;
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: 'text' | 'email';
  hint?: string;
  /** Where another field of the page has this name. */
  id?: string;
}

export function TextField({
  label,
  registered,
  error,
  autoComplete,
  type = 'text',
  hint,
  id = registered.name,
}: TextFieldProps) {
  const email =
    type === 'email'
      ? ({ inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const)
      : {};
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {(control) => (
        <input
          className="input"
          type={type}
          autoComplete={autoComplete}
          {...email}
          {...control}
          {...registered}
        />
      )}
    </Field>
  );
}
