import { useState } from 'react';
import { MOST_OF_COPY } from '#contract/requests/request-copy.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { useAddCopyFile } from '#web/api/request-copy.ts';
import { Field } from '#web/ui/field.tsx';
import { FilePick } from '#web/ui/file-pick.tsx';
import { useHere } from '../here.tsx';

const KINDS = { csv: 'csv', json: 'json', pdf: 'pdf', txt: 'text' } as const;
type Ending = keyof typeof KINDS;

const kindOf = (name: string) => {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  return ending in KINDS ? KINDS[ending as Ending] : undefined;
};

/** The bytes in base64, a piece at a time: a call takes only so many arguments. */
function base64Of(bytes: Uint8Array): string {
  const PIECE = 8192;
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary);
}

const OTHER = 'Choose a CSV, JSON, PDF or text file. Save an Excel sheet as CSV first.';
const LARGE = 'This file is larger than 4 MB. Split it first.';

interface Adding {
  readonly pending: boolean;
  readonly fault: string | undefined;
  readonly add: (name: string, bytes: Uint8Array, onDone?: () => void) => void;
  readonly refuse: (why: string) => void;
}

function useAdding(mask: boolean): Adding {
  const { business, request, say } = useHere();
  const adding = useAddCopyFile(business.id, request);
  const [refused, refuse] = useState<string>();
  return {
    pending: adding.isPending,
    fault:
      refused ??
      (adding.isError ? wordsFor(adding.error, 'The file was not added. Try again.') : undefined),
    refuse,
    add: (name, bytes, onDone) => {
      const kind = kindOf(name);
      refuse(kind ? undefined : OTHER);
      if (!kind || adding.isPending) return;
      const file = { name: name.slice(-MOST_OF_COPY.name), kind, content: base64Of(bytes), mask };
      adding.mutate(file, {
        onSuccess: () => {
          say(`${name} is in the copy.`);
          onDone?.();
        },
      });
    },
  };
}

/** Adds files and texts to the copy. Where the law lets, the owner says whether to mask. */
export function CopyAdding() {
  const { request } = useHere();
  const [mask, setMask] = useState(true);
  const [text, setText] = useState('');
  const file = useAdding(mask);
  const words = useAdding(mask);
  const open = async (chosen: File) => {
    if (chosen.size > MOST_OF_COPY.file) file.refuse(LARGE);
    else file.add(chosen.name, new Uint8Array(await chosen.arrayBuffer()));
  };
  return (
    <div className="deskform noprint">
      <FilePick
        id="copy-file"
        accept=".csv,.json,.pdf,.txt"
        label="Add a file"
        hint="CSV, JSON, PDF or text, at most 4 MB. You can drop it here."
        fileName={undefined}
        reading={file.pending}
        error={file.fault}
        onFile={(chosen) => void open(chosen)}
        onNoFile={() => undefined}
      />
      <Field id="copy-text" label="Or paste what you found" error={words.fault}>
        {(control) => (
          <textarea
            className="input desktext"
            rows={4}
            value={text}
            onChange={({ target }) => setText(target.value)}
            {...control}
          />
        )}
      </Field>
      {request.copy.forbids === null && (
        <label className="heldpick">
          <input type="checkbox" checked={mask} onChange={() => setMask(!mask)} />
          Mask card numbers, ID numbers and passwords
        </label>
      )}
      <p>
        <button
          className="btn btn--quiet btn--sm"
          type="button"
          onClick={() => {
            if (text.trim() !== '')
              words.add('Text.txt', new TextEncoder().encode(text), () => setText(''));
          }}
        >
          {words.pending ? 'One moment...' : 'Add the text'}
        </button>
      </p>
    </div>
  );
}
