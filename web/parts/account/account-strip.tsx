import { useNavigate } from 'react-router';
import { useLogout, useResend } from '#web/api/auth.ts';
import type { Me } from '#web/api/queries.tsx';
import { wordsFor } from '#web/api/request.ts';
import { PageLink } from '#web/parts/shell/page-link.tsx';

function Unverified({ email }: { email: string }) {
  const resend = useResend();
  const said = resend.isSuccess
    ? `The link is on its way to ${email}.`
    : resend.isError
      ? wordsFor(resend.error, 'The link could not be sent. Try again.')
      : '';
  return (
    <div className="wrap row acct__verify">
      <p className="small">
        Your email address is not confirmed yet. You can use everything all the same.
      </p>
      <button
        className="linkbtn"
        type="button"
        disabled={resend.isPending}
        onClick={() => resend.mutate()}
      >
        Send the link again
      </button>
      <p className="small" role="status">
        {said}
      </p>
    </div>
  );
}

/** The signed-in owner, and the sign-out button. */
export function AccountStrip({ me }: { me: Me }) {
  const logout = useLogout();
  const navigate = useNavigate();
  const leave = () => logout.mutate(undefined, { onSuccess: () => void navigate('/login') });
  return (
    <section className="acct" aria-label="Your account">
      <div className="wrap row row--between">
        <p className="small">
          <strong>
            {me.firstName} {me.lastName}
          </strong>{' '}
          <span className="soft">{me.email}</span>
        </p>
        <div className="row">
          {logout.isError && (
            <span className="small" role="status">
              {wordsFor(logout.error, 'You are still signed in. Try again.')}
            </span>
          )}
          <PageLink className="linkbtn" to="/account">
            Account
          </PageLink>
          <button className="linkbtn" type="button" disabled={logout.isPending} onClick={leave}>
            Logout
          </button>
        </div>
      </div>
      {!me.emailVerified && <Unverified email={me.email} />}
    </section>
  );
}
