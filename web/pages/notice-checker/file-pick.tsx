import { useState } from 'react';
import { FieldError } from '#web/ui/field.tsx';
import type { FormProps } from './form.tsx';

type FilePickProps = Pick<FormProps, 'fileName' | 'reading' | 'onFile' | 'onNoFile'> & {
  readonly error: string | undefined;
};

/** A place to drop a file on; the button inside does the same for those who cannot. */
export function FilePick({ fileName, reading, error, onFile, onNoFile }: FilePickProps) {
  const [over, setOver] = useState(false);
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
      <label className="btn btn--quiet filepick">
        <input
          id="notice-file"
          className="vh"
          type="file"
          accept=".txt,.md,.html,.htm,.docx,.pdf"
          {...(error === undefined
            ? {}
            : { 'aria-invalid': true, 'aria-describedby': 'notice-file-error' })}
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0];
            if (chosen) onFile(chosen);
            // the same file can be chosen again once it is mended
            event.currentTarget.value = '';
          }}
        />
        Or pick its file
      </label>
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
