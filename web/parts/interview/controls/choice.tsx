import type { ReactNode } from 'react';

interface ChoiceProps {
  id: string;
  type: 'checkbox' | 'radio';
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** One box, or one of several answers. */
export function Choice({ id, type, name, checked, onChange, children }: ChoiceProps) {
  return (
    <label className="choice">
      <input
        id={id}
        type={type}
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
