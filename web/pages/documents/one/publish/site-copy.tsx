import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { SiteCopy } from '#contract/documents/publications.ts';
import { makeVersion, refreshDocuments } from '#web/api/documents.ts';
import { requestFile } from '#web/api/client/files.ts';
import { siteCopyOf, siteCopyPath } from '#web/api/publications.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { saveFile } from '#web/parts/files/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { NOT_MADE } from '#web/parts/documents/not-made.ts';
import { OpenPoints } from './open-points.tsx';

interface SiteCopyProps {
  business: Business;
  template: string;
}

interface Taken extends SiteCopy {
  readonly number: number;
}

/** Stores a version if something changed: what is pasted is then kept. */
function useCopy(business: Business, template: string) {
  return useMutation({
    mutationFn: async (): Promise<Taken> => {
      const { version, made } = await makeVersion(business.id, template);
      const copy = await siteCopyOf(business.id, template, version.number);
      if (made) await refreshDocuments(business.id);
      return { ...copy, number: version.number };
    },
  });
}

async function inClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const saidOf = (copied: boolean, { number, open }: Taken) => {
  const ready = open.length === 0 ? '' : ' It is not ready to publish.';
  return copied
    ? `Version ${number} is copied.${ready}`
    : `Your browser did not copy it. The text below is selected: press Ctrl+C, or Cmd+C on a Mac.${ready}`;
};

/** The HTML itself, for browsers that do not copy, and for those who want to see it. */
function Source({ taken, id }: { taken: Taken; id: string }) {
  return (
    <div className="field">
      <label htmlFor={id}>{`HTML of version ${taken.number}`}</label>
      <textarea
        className="input publish__source"
        id={id}
        readOnly
        rows={8}
        spellCheck={false}
        value={taken.html}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </div>
  );
}

function Anchors({ anchors }: Pick<SiteCopy, 'anchors'>) {
  if (anchors.length === 0) return null;
  return (
    <details className="why">
      <summary>Links to single parts</summary>
      <p className="small">
        Add one of these to the address of your page, and the link opens that part. They stay the
        same in every version.
      </p>
      <ul className="small publish__anchors">
        {anchors.map(({ name, about }) => (
          <li key={name}>
            <code>{`#${name}`}</code> {about}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The document as HTML to paste into a page of the owner's own site. */
export function SiteCopyPart({ business, template }: SiteCopyProps) {
  const copy = useCopy(business, template);
  const [said, say] = useState('');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [byHand, setByHand] = useState(0);
  // the text is on the page only after it was drawn
  useEffect(() => {
    if (byHand > 0) box.current?.querySelector('textarea')?.focus();
  }, [byHand]);
  const doCopy = async () => {
    say('');
    const taken = await copy.mutateAsync();
    const copied = await inClipboard(taken.html);
    say(saidOf(copied, taken));
    if (!copied) setByHand((count) => count + 1);
  };
  const download = useMutation({
    mutationFn: async () => {
      const { number } = await copy.mutateAsync();
      const file = await requestFile(siteCopyPath(business.id, template, number));
      saveFile(file.name, file.blob);
    },
  });
  const busy = copy.isPending || download.isPending;
  const fault = copy.error ?? download.error;
  const disabled = busy ? { 'aria-disabled': true as const } : {};
  return (
    <div className="stack-sm" ref={box}>
      <p className="row">
        <button
          className="btn btn--sm btn--quiet"
          type="button"
          {...disabled}
          // a failure is shown by the mutation
          onClick={() => void (busy || doCopy().catch(() => undefined))}
        >
          {copy.isPending ? 'Making...' : 'Copy HTML'}
        </button>
        <button
          className="btn btn--sm btn--quiet"
          type="button"
          {...disabled}
          onClick={() => void (busy || download.mutate())}
        >
          <Icon name="download" />
          Download .html
        </button>
      </p>
      <p className="small" role="status">
        {said}
      </p>
      {fault !== null && (
        <p className="error" role="alert">
          {wordsFor(fault, NOT_MADE)}
        </p>
      )}
      {copy.isSuccess && (
        <>
          <OpenPoints open={copy.data.open} />
          <Source taken={copy.data} id={id} />
          <Anchors anchors={copy.data.anchors} />
        </>
      )}
    </div>
  );
}
