import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';

interface CodeFieldProps {
  registered: UseFormRegisterReturn;
  error: string | undefined;
  /** Whether a recovery code is wanted: letters and digits. */
  recovery?: boolean;
}

/** Six digits of an authenticator app, or a recovery code. */
export function CodeField({ registered, error, recovery = false }: CodeFieldProps) {
  return (
    <Field
      id={registered.name}
      label={recovery ? 'Recovery code' : 'Code from your app'}
      hint={recovery ? 'Sixteen letters and digits. Each code works once.' : 'Six digits.'}
      error={error}
    >
      {(control) => (
        <input
          className="input"
          type="text"
          inputMode={recovery ? 'text' : 'numeric'}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          {...registered}
        />
      )}
    </Field>
  );
}
