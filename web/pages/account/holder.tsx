import { lazy, Suspense, useRef, useState } from 'react';
import type { Account } from '#contract/account/account.ts';
import { useKeepEmail } from '#web/api/account/account.ts';
import { useMe } from '#web/api/account/me.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { Note } from '#web/ui/note.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { moment } from '#web/words/figures.ts';

// The forms are large and rarely needed.
const NameForm = lazy(() =>
  import('./name-form.tsx').then(({ NameForm: loaded }) => ({ default: loaded })),
);
const EmailForm = lazy(() =>
  import('./email-form.tsx').then(({ EmailForm: loaded }) => ({ default: loaded })),
);

function NewEmail({ newEmail }: { newEmail: string }) {
  const keep = useKeepEmail();
  return (
    <Note>
      <p>
        {`Open the link that we sent to ${newEmail}. Then it becomes your address.`}{' '}
        <button
          className="linkbtn"
          type="button"
          disabled={keep.isPending}
          onClick={() => keep.mutate()}
        >
          Keep the old address
        </button>
      </p>
      {keep.isError && <p role="alert">{wordsFor(keep.error, 'It did not work. Try again.')}</p>}
    </Note>
  );
}

/** Without a mail server nobody was mailed a link. */
const notYet = (mails: boolean | undefined) =>
  mails === true ? 'Not yet. Use the link we mailed you.' : 'Not yet';

/** The owner of this account, and the forms to change the name and the address. */
export function Holder({ account }: { account: Account }) {
  const { firstName, lastName, email, emailVerifiedAt, createdAt, newEmail } = account;
  const me = useMe();
  const [open, setOpen] = useState<'name' | 'email'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const done = () => {
    setOpen(undefined);
    heading.current?.focus();
  };
  const rows = [
    ['Name', `${firstName} ${lastName}`],
    ['Email', email],
    [
      'Email confirmed',
      emailVerifiedAt === null ? notYet(me.data?.mails) : moment(emailVerifiedAt),
    ],
    ['Account opened', moment(createdAt)],
  ] as const;
  return (
    <section aria-labelledby="holder" className="stack-sm">
      <h2 id="holder" ref={heading} tabIndex={-1}>
        Who you are
      </h2>
      <dl className="formula holder">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div role="status">{newEmail !== null && <NewEmail newEmail={newEmail} />}</div>
      {open === undefined && (
        <p className="row">
          <button className="btn btn--sm btn--quiet" type="button" onClick={() => setOpen('name')}>
            Change name
          </button>
          <button className="btn btn--sm btn--quiet" type="button" onClick={() => setOpen('email')}>
            Change email
          </button>
        </p>
      )}
      <Suspense fallback={<Waiting>Loading the form...</Waiting>}>
        {open === 'name' && <NameForm account={account} onDone={done} />}
        {open === 'email' && <EmailForm onDone={done} />}
      </Suspense>
    </section>
  );
}
