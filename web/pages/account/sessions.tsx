import type { Account } from '#contract/account/account.ts';
import { useEndOtherSessions, useEndSession } from '#web/api/account/account.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { plural } from '#text/figures.ts';
import { asShown } from '#web/words/language/as-shown.ts';
import { moment } from '#web/words/figures.ts';

type Session = Account['sessions'][number];

const UNKNOWN = 'A browser that we do not know';
const STILL_IN = 'You are still signed in there. Try again.';

interface RowProps {
  session: Session;
  end: ReturnType<typeof useEndSession>;
}

function Row({ session, end }: RowProps) {
  const { begunAt, lastUsedAt, current, device, name: shortName } = session;
  const name = device === null ? UNKNOWN : asShown(device);
  const ending = end.isPending && end.variables === shortName;
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
      {!current && (
        <span className="noprint">
          <button
            className="linkbtn"
            type="button"
            disabled={end.isPending}
            onClick={() => end.mutate(shortName)}
          >
            {ending ? 'Signing out...' : 'Sign out there'}
            <span className="vh">{`: ${name}, session ${shortName}`}</span>
          </button>
        </span>
      )}
    </li>
  );
}

/** The result of ending sessions, in words. */
function outcome(end: ReturnType<typeof useEndOtherSessions>): string {
  if (end.isError) return wordsFor(end.error, STILL_IN);
  if (!end.isSuccess) return '';
  return end.data.ended === 0
    ? 'You were signed in nowhere else.'
    : `Signed out in ${plural(end.data.ended, 'other place')}.`;
}

function oneOutcome(end: ReturnType<typeof useEndSession>): string {
  if (end.isError) return wordsFor(end.error, STILL_IN);
  return end.isSuccess ? 'Signed out there.' : '';
}

function Ending({
  all,
  one,
  alone,
}: {
  all: ReturnType<typeof useEndOtherSessions>;
  one: ReturnType<typeof useEndSession>;
  alone: boolean;
}) {
  const latest = all.submittedAt > one.submittedAt ? outcome(all) : oneOutcome(one);
  return (
    <div className="row noprint">
      {alone ? (
        <p className="small soft">You are signed in nowhere else.</p>
      ) : (
        <button
          className="btn btn--quiet"
          type="button"
          disabled={all.isPending}
          onClick={() => all.mutate()}
        >
          {all.isPending ? 'Signing out...' : 'Sign out everywhere else'}
        </button>
      )}
      <p className="small" role="status">
        {latest}
      </p>
    </div>
  );
}

/** Where the owner is signed in, with buttons to end one other session or all of them. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const all = useEndOtherSessions();
  const one = useEndSession();
  return (
    <section aria-labelledby="sessions" className="stack-sm">
      <h2 id="sessions">Where you are signed in</h2>
      <p className="small soft">
        You are signed out after 7 days without use, and after 30 days at most. Uses are noted every
        ten minutes.
      </p>
      <ul className="plain hairs ledger boxed">
        {sessions.map((session) => (
          <Row key={session.name} session={session} end={one} />
        ))}
      </ul>
      <Ending all={all} one={one} alone={sessions.length < 2} />
    </section>
  );
}
