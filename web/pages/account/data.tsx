import type { StoredAmounts } from '#contract/account/account.ts';
import { useDownload } from '#web/api/account/account-file.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { saveFile } from '#web/parts/files/save-file.ts';
import { inFigures } from '#text/figures.ts';

/** Rounded up, so that something is never nothing. */
const megabytes = (bytes: number) => `${inFigures(Math.ceil(bytes / 1e6))} MB`;

/** The export of everything that is stored. */
export function YourData({ stored }: { stored: StoredAmounts }) {
  const download = useDownload();
  const start = () =>
    download.mutate(undefined, {
      onSuccess: ({ name, blob }) => saveFile(name, blob),
    });
  return (
    <section aria-labelledby="data" className="stack-sm">
      <h2 id="data">Your data</h2>
      <p className="soft">
        One file with all we store for you: your account, your businesses, your answers, your tasks
        with notes, your documents, the history and the saved assessments. It is JSON, which other
        programs can read.
      </p>
      <p>
        Stored: {megabytes(stored.bytes)} of {megabytes(stored.mostBytes)}, and{' '}
        {inFigures(stored.events)} of {inFigures(stored.mostEvents)} entries in your history.
      </p>
      <div className="row">
        <button
          className="btn btn--quiet"
          type="button"
          disabled={download.isPending}
          onClick={start}
        >
          {download.isPending ? 'Collecting...' : 'Download everything'}
        </button>
        <p className="small" role="status">
          {download.isSuccess && 'The file is in your downloads.'}
          {download.isError && wordsFor(download.error, 'It could not be collected. Try again.')}
        </p>
      </div>
    </section>
  );
}
