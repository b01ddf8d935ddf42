import type { ShownEvent } from '#contract/assessments.ts';
import { useAccountHistory } from '#web/api/history.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { EarlierEntries } from '#web/parts/account/earlier-entries.tsx';
import { say } from '#text/say.ts';
import { asShown } from '#web/words/language/as-shown.ts';
import { moment } from '#web/words/figures.ts';

/** The names of values that are shown with what they were before. */
const VALUES: Readonly<Record<string, string>> = {
  email: 'Address',
  firstName: 'First name',
  lastName: 'Last name',
  timeZone: 'Time zone',
  stars: 'Stars',
  'sessions ended': 'Places signed out',
  quota: 'Times the usual room',
};

const shown = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : say`none`;

function Changes({ changes }: Pick<ShownEvent, 'changes'>) {
  const sentences = changes.flatMap(({ of, before, after }) => {
    const name = VALUES[of];
    if (name === undefined) return [];
    if (before === null) return [`${name}: ${shown(after)}`];
    return [`${name}: ${shown(before)}, now ${shown(after)}`];
  });
  return sentences.length > 0 && <span className="small">{sentences.join('. ')}</span>;
}

function Entry({ entry }: { entry: ShownEvent }) {
  const { at, by, session, what, detail, changes } = entry;
  const where = session === null ? by : `${by}, session ${session}`;
  return (
    <li>
      <time dateTime={at}>{moment(at)}</time>
      <span>{detail === null ? asShown(what) : `${asShown(what)}: ${asShown(detail)}`}</span>
      <Changes changes={changes} />
      <span className="small soft">{where}</span>
    </li>
  );
}

function List() {
  const entries = useAccountHistory();
  if (!entries.data)
    return (
      <p role="status">
        {entries.error ? wordsFor(entries.error, 'The list could not be loaded.') : 'Loading...'}
      </p>
    );
  if (entries.data.length === 0) return <p>Nothing yet.</p>;
  return (
    <>
      <ol className="plain hairs ledger boxed">
        {entries.data.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <EarlierEntries entries={entries} />
    </>
  );
}

/** What was done with the account, newest first. */
export function AccountHistory() {
  return (
    <section aria-labelledby="account-history" className="stack-sm">
      <h2 id="account-history">What was done with your account</h2>
      <p className="small soft">
        Entries are never changed. If you see one that you do not know, change your password.
      </p>
      <List />
    </section>
  );
}
