import { useRef, useState } from 'react';
import { FieldError } from '#web/ui/field.tsx';

export interface FileChoice {
  readonly fileName: string | undefined;
  readonly reading: boolean;
  readonly onFile: (file: File) => void;
  readonly onNoFile: () => void;
}

type FilePickProps = FileChoice & { readonly error: string | undefined };

/** A drop area for a file; the button inside does the same for keyboards and touch. */
export function FilePick({ fileName, reading, error, onFile, onNoFile }: FilePickProps) {
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
      {error !== undefined && <FieldError id="notice-file">{error}</FieldError>}
      <input
        ref={input}
        hidden
        type="file"
        accept=".txt,.md,.html,.htm,.docx,.pdf"
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          if (chosen) onFile(chosen);
          // allows choosing the same file again after it was corrected
          event.currentTarget.value = '';
        }}
      />
      <button
        id="notice-file"
        className="btn btn--quiet"
        type="button"
        {...(error === undefined ? {} : { 'aria-describedby': 'notice-file-error' })}
        onClick={() => input.current?.click()}
      >
        Or pick its file
      </button>
      <p className="hint" role="status">
        {reading
          ? 'Reading the file ...'
          : (fileName ?? 'Word, PDF, HTML or text, up to 2 MB. You can drop it here.')}
      </p>
      {fileName !== undefined && (
        <button className="btn btn--sm btn--quiet" type="button" onClick={onNoFile}>
          Take the file away
        </button>
      )}
    </div>
  );
}
