import { useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { Documents } from '#contract/documents/documents.ts';
import { downloadBinder } from '#contract/documents/reports.ts';
import { filePath, makeVersion, refreshDocuments } from '#web/api/documents.ts';
import { requestFile } from '#web/api/client/files.ts';
import { pathOf, wordsFor } from '#web/api/client/request.ts';
import { saveFile } from '#web/parts/files/save-file.ts';
import { plural } from '#text/figures.ts';
import { NOT_MADE } from '#web/parts/documents/not-made.ts';
import { FORMATS } from './words.ts';

interface Progress {
  readonly done: number;
  readonly of: number;
  /** The document in progress. */
  readonly now: string;
}

type State =
  | { readonly at: 'rest' }
  | { readonly at: 'work'; readonly progress: Progress }
  | { readonly at: 'end'; readonly made: number }
  | { readonly at: 'fault'; readonly words: string };

/** Makes every document one after the other, then the binder with all of them. */
function useMakeAll({ documents }: Documents, business: Business) {
  const [state, setState] = useState<State>({ at: 'rest' });
  const wanted = documents.filter(({ gaps }) => gaps !== null);
  const show = (done: number, now: string) =>
    setState({ at: 'work', progress: { done, of: wanted.length + 1, now } });
  const run = async () => {
    for (const [done, { id, title }] of wanted.entries()) {
      show(done, title);
      const { version } = await makeVersion(business.id, id);
      // printed one after the other, so that the progress is accurate; the binder then uses the
      // cache
      for (const { format } of FORMATS)
        await requestFile(filePath(business.id, id, version.number, format));
    }
    show(wanted.length, 'Binder');
    const binder = await requestFile(pathOf(downloadBinder.path, { businessId: business.id }));
    saveFile(binder.name, binder.blob);
    setState({ at: 'end', made: wanted.length });
  };
  const start = async () => {
    try {
      await run();
    } catch (fault) {
      setState({ at: 'fault', words: wordsFor(fault, NOT_MADE) });
    } finally {
      await refreshDocuments(business.id);
    }
  };
  return { state, start, wanted: wanted.length };
}

/** The button and the progress; nothing where no law asks for a document. */
export function MakeAll({ documents, business }: { documents: Documents; business: Business }) {
  const { state, start, wanted } = useMakeAll(documents, business);
  const isAsked = documents.documents.some(({ need }) => need !== 'not asked for');
  if (wanted === 0 || !isAsked) return null;
  return (
    <div className="stack-sm noprint">
      <p className="row">
        <button
          className="btn btn--quiet"
          type="button"
          {...(state.at === 'work' ? { 'aria-disabled': true as const } : {})}
          onClick={() => {
            if (state.at !== 'work') void start();
          }}
        >
          {state.at === 'work' ? 'Making...' : `Make all ${plural(wanted, 'document')}`}
        </button>
        <span className="small soft">
          You get one binder (ZIP): each document in Word and PDF, your report, your tasks.
        </span>
      </p>
      {state.at === 'work' && (
        <p className="stack-sm">
          <progress
            className="making"
            max={state.progress.of}
            value={state.progress.done}
            aria-label="Documents made"
          />
          <span className="small">{`${state.progress.done} of ${state.progress.of}. Now: ${state.progress.now}`}</span>
        </p>
      )}
      <p className="small" role="status">
        {state.at === 'end' &&
          `${plural(state.made, 'document')} made. The binder is in your downloads.`}
      </p>
      {state.at === 'fault' && (
        <p className="error" role="alert">
          {state.words}
        </p>
      )}
    </div>
  );
}
