import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';

interface PasswordFieldProps {
  label: string;
  registered: UseFormRegisterReturn;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  aside?: React.ReactNode;
  shown: boolean;
}

/** A password field that allows pasting, and can show the password. */
export function PasswordField({
  label,
  registered,
  error,
  autoComplete,
  hint,
  aside,
  shown,
}: PasswordFieldProps) {
  return (
    <Field id={registered.name} label={label} error={error} hint={hint} aside={aside}>
      {(control) => (
        <input
          className="input"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          {...registered}
        />
      )}
    </Field>
  );
}

/** A password to choose: at registration, after a reset, or in place of another. */
export function NewPasswordField({
  label = 'New password',
  ...field
}: Omit<PasswordFieldProps, 'label' | 'autoComplete' | 'hint'> & { label?: string }) {
  return (
    <PasswordField
      label={label}
      hint="At least 8 characters. A short sentence is easy to keep in mind."
      autoComplete="new-password"
      {...field}
    />
  );
}

/** One box shows all passwords of the form. */
export function useShownPassword(label = 'Show password') {
  const [shown, setShown] = useState(false);
  const box = (
    <label className="pick small">
      <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
  return { shown, box };
}
