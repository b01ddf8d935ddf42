import { type DragEvent, type ReactNode, useState } from 'react';
import { Step } from '#web/parts/check-helpers/steps/step.tsx';
import type { Loaded } from '#web/parts/check-helpers/loading/loaded.ts';
import { type CountEntries, problemWords } from './entries.ts';

interface PickProps {
  loaded: Loaded;
  entries: CountEntries;
  reading: boolean;
  onFile: (file: File) => void;
  onBack: () => void;
}

function Which({ loaded }: { loaded: Loaded }) {
  const { count } = loaded.words;
  return (
    <details className="folded">
      <summary>{count.which}</summary>
      <div className="stack-sm">
        <dl className="formula">
          {count.sources.map(([name, how]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
        <p>{count.anySource}</p>
      </div>
    </details>
  );
}

/** A drop area for a file; the button inside does the same for keyboards and touch. */
function DropPlace({ onFile, children }: { onFile: (file: File) => void; children: ReactNode }) {
  const [over, setOver] = useState(false);
  const keep = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <div
      className={over ? 'droparea droparea--over' : 'droparea'}
      onDragOver={(event) => keep(event, true)}
      onDragLeave={(event) => keep(event, false)}
      onDrop={(event) => {
        keep(event, false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
    >
      {children}
    </div>
  );
}

export function PickListStep({ loaded, entries, reading, onFile, onBack }: PickProps) {
  const { words, figures } = loaded;
  const { problem, file } = entries;
  const error = problem && problemWords(problem, words.count, figures);
  return (
    <Step
      common={words.common}
      title={words.count.pickTitle}
      hint={words.count.pickHint}
      onBack={onBack}
      backWords={entries.files.length > 0 ? words.common.back : words.common.backToQuestion}
    >
      {error && (
        <div className="summary stack-sm" role="alert">
          <h2 className="h4">{words.count.problemTitle}</h2>
          <p>
            {file && <strong className="filename">{file.name}: </strong>}
            {error}
          </p>
        </div>
      )}
      <DropPlace onFile={onFile}>
        <label className="btn btn--lg filepick">
          <input
            id="list-file"
            className="vh"
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            onChange={(event) => {
              const chosen = event.currentTarget.files?.[0];
              if (chosen) onFile(chosen);
              // allows choosing the same file again after it was corrected
              event.currentTarget.value = '';
            }}
          />
          {words.count.file}
        </label>
        <p className="hint" role="status">
          {reading ? words.count.reading : words.count.drop}
        </p>
      </DropPlace>
      <Which loaded={loaded} />
    </Step>
  );
}
