import { useResend } from '#web/api/account/auth.ts';
import type { Me } from '#web/api/account/me.ts';
import { wordsFor } from '#web/api/client/request.ts';

const WORDS = {
  mails: {
    again: 'Send the link again',
    done: (email: string) => `The link is on its way to ${email}.`,
  },
  outbox: {
    again: 'Write the link again',
    done: () =>
      'The link is in the outbox. No mail left: no mail server is set up here, so no letter leaves by mail.',
  },
} as const;

/** One line for an owner whose address is not confirmed; the account says what hangs on it. */
export function Unconfirmed({ me: { email, mails } }: { me: Me }) {
  const resend = useResend();
  const words = WORDS[mails ? 'mails' : 'outbox'];
  const outcome = resend.isSuccess
    ? words.done(email)
    : resend.isError
      ? wordsFor(resend.error, 'The link could not be sent. Try again.')
      : '';
  return (
    <section className="unconfirmed noprint" aria-label="Your email">
      <div className="wrap row small">
        <p>Your email is not confirmed.</p>
        <button
          className="linkbtn"
          type="button"
          disabled={resend.isPending}
          onClick={() => resend.mutate()}
        >
          {words.again}
        </button>
        <p role="status">{outcome}</p>
      </div>
    </section>
  );
}
