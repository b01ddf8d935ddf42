import { useId, useState } from 'react';

interface CodeToCopyProps {
  readonly label: string;
  readonly text: string;
  readonly rows?: number;
}

/** Code in a field, with a button that copies it. */
export function CodeToCopy({ label, text, rows = 4 }: CodeToCopyProps) {
  const id = useId();
  const [said, say] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say('Copied.');
    } catch {
      document.getElementById(id)?.focus();
      say('Your browser did not copy it. It is selected: press Ctrl+C, or Cmd+C on a Mac.');
    }
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        className="input deskcode"
        id={id}
        readOnly
        rows={rows}
        spellCheck={false}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p className="row">
        <button className="btn btn--sm" type="button" onClick={() => void copy()}>
          Copy<span className="vh">{`: ${label}`}</span>
        </button>
        <span className="small soft" role="status">
          {said}
        </span>
      </p>
    </div>
  );
}
