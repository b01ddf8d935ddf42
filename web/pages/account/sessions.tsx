import type { Account } from '#contract/account.ts';
import { useEndOtherSessions } from '#web/api/account.ts';
import { wordsFor } from '#web/api/request.ts';
import { moment, plural } from '#web/words/figures.ts';

type Session = Account['sessions'][number];

function Row({ session }: { session: Session }) {
  const { begunAt, lastUsedAt, current, device, name: shortName } = session;
  const name = device ?? 'A browser that we do not know';
  return (
    <li>
      <strong>{current ? `${name} (this browser)` : name}</strong>
      <span>
        {'Signed in '}
        <time dateTime={begunAt}>{moment(begunAt)}</time>
      </span>
      <span className="soft">
        {'Last used '}
        <time dateTime={lastUsedAt}>{moment(lastUsedAt)}</time>
      </span>
      <span className="small soft">Session {shortName}</span>
    </li>
  );
}

/** The result of ending sessions, in words. */
function outcome(end: ReturnType<typeof useEndOtherSessions>): string {
  if (end.isError) return wordsFor(end.error, 'You are still signed in there. Try again.');
  if (!end.isSuccess) return '';
  return end.data.ended === 0
    ? 'You were signed in nowhere else.'
    : `Signed out in ${plural(end.data.ended, 'other place')}.`;
}

/** Where the owner is signed in, with a button to end the other sessions. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const end = useEndOtherSessions();
  const alone = sessions.length < 2;
  return (
    <section aria-labelledby="sessions" className="stack-sm">
      <h2 id="sessions">Where you are signed in</h2>
      <p className="small soft">
        You are signed out after 7 days without use, and after 30 days at most. Uses are noted every
        ten minutes.
      </p>
      <ul className="plain hairs ledger boxed">
        {sessions.map((session) => (
          <Row key={session.begunAt + String(session.current)} session={session} />
        ))}
      </ul>
      <div className="row noprint">
        {alone ? (
          <p className="small soft">You are signed in nowhere else.</p>
        ) : (
          <button
            className="btn btn--quiet"
            type="button"
            disabled={end.isPending}
            onClick={() => end.mutate()}
          >
            {end.isPending ? 'Signing out...' : 'Sign out everywhere else'}
          </button>
        )}
        <p className="small" role="status">
          {alone && !end.isSuccess ? '' : outcome(end)}
        </p>
      </div>
    </section>
  );
}
