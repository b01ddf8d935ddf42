import { useResend } from '#web/api/account/auth.ts';
import type { Me } from '#web/api/account/me.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';

const WORDS = {
  mails: {
    open: 'Your email address is not confirmed yet. Until it is, letters to people who ask are not mailed.',
    again: 'Send the link again',
    done: (email: string) => `The link is on its way to ${email}.`,
  },
  outbox: {
    open: 'Your email address is not confirmed yet. No mail server is set up here: the link waits in the outbox, and no letter leaves by mail.',
    again: 'Write the link again',
    done: () => 'The link is in the outbox. No mail left.',
  },
} as const;

function Unverified({ email, mails }: Pick<Me, 'email' | 'mails'>) {
  const resend = useResend();
  const words = WORDS[mails ? 'mails' : 'outbox'];
  const outcome = resend.isSuccess
    ? words.done(email)
    : resend.isError
      ? wordsFor(resend.error, 'The link could not be sent. Try again.')
      : '';
  return (
    <div className="wrap row acct__verify">
      <p className="small">{words.open}</p>
      <button
        className="linkbtn"
        type="button"
        disabled={resend.isPending}
        onClick={() => resend.mutate()}
      >
        {words.again}
      </button>
      <p className="small" role="status">
        {outcome}
      </p>
    </div>
  );
}

/** The signed-in owner; the bar above it has the sign-out button, as on every page. */
export function AccountStrip({ me }: { me: Me }) {
  return (
    <section className="acct" aria-label="Your account">
      <div className="wrap row row--between">
        <p className="small">
          <strong>
            {me.firstName} {me.lastName}
          </strong>{' '}
          <span className="soft">{me.email}</span>
        </p>
        <PageLink className="linkbtn" to="/account">
          Account
        </PageLink>
      </div>
      {!me.emailVerified && <Unverified email={me.email} mails={me.mails} />}
    </section>
  );
}
