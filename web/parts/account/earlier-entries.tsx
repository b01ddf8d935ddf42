import type { Entries } from '#web/api/history.ts';
import { wordsFor } from '#web/api/client/request.ts';

/** The way to older entries of a history, where there are any. */
export function EarlierEntries({ entries: { hasMore, more } }: { entries: Entries }) {
  if (!hasMore) return null;
  return (
    <div className="row noprint">
      <button
        className="btn btn--quiet"
        type="button"
        disabled={more.isPending}
        onClick={() => more.mutate()}
      >
        {more.isPending ? 'Loading...' : 'Show earlier entries'}
      </button>
      <p className="small" role="status">
        {more.isError && wordsFor(more.error, 'Earlier entries could not be loaded. Try again.')}
      </p>
    </div>
  );
}
