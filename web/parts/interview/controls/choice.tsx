import type { ReactNode } from 'react';

interface ChoiceProps {
  id: string;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** One box. */
export function Choice({ id, name, checked, onChange, children }: ChoiceProps) {
  return (
    <label className="choice">
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
