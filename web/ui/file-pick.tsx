import { useRef, useState } from 'react';
import { FieldError } from './field.tsx';

export interface FileChoice {
  readonly fileName: string | undefined;
  readonly reading: boolean;
  readonly onFile: (file: File) => void;
  readonly onNoFile: () => void;
}

type FilePickProps = FileChoice & {
  readonly id: string;
  readonly error: string | undefined;
  /** Endings of names, such as `.txt,.md`. */
  readonly accept: string;
  readonly label: string;
  readonly hint: string;
};

/** A drop area for a file; the button inside does the same for keyboards and touch. */
export function FilePick(props: FilePickProps) {
  const { id, fileName, reading, error, accept, label, hint, onFile, onNoFile } = props;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      className={over ? 'droparea droparea--over' : 'droparea'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
    >
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          if (chosen) onFile(chosen);
          // allows choosing the same file again after it was corrected
          event.currentTarget.value = '';
        }}
      />
      <button
        id={id}
        className="btn btn--quiet"
        type="button"
        {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
      <p className="hint" role="status">
        {reading ? 'Reading the file ...' : (fileName ?? hint)}
      </p>
      {fileName !== undefined && (
        <button className="btn btn--sm btn--quiet" type="button" onClick={onNoFile}>
          Take the file away
        </button>
      )}
    </div>
  );
}
