import type { Entries } from '#web/api/history.ts';
import { wordsFor } from '#web/api/request.ts';

/** The way to older entries of a history, where there are any. */
export function EarlierEntries({ entries }: { entries: Entries }) {
  if (!entries.hasNextPage) return null;
  return (
    <div className="row noprint">
      <button
        className="btn btn--quiet"
        type="button"
        disabled={entries.isFetchingNextPage}
        onClick={() => void entries.fetchNextPage()}
      >
        {entries.isFetchingNextPage ? 'Loading...' : 'Show earlier entries'}
      </button>
      <p className="small" role="status">
        {entries.isFetchNextPageError &&
          wordsFor(entries.error, 'Earlier entries could not be loaded. Try again.')}
      </p>
    </div>
  );
}
