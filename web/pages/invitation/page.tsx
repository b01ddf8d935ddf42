import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAcceptance, useInvitation } from '#web/api/sharing.ts';
import { wordsFor } from '#web/api/request.ts';
import { INCOMPLETE_LINK, useMailedToken } from '#web/parts/account/mailed-link.ts';
import { OwnerPage } from '#web/parts/account/owner-page.tsx';
import { PageLink } from '#web/parts/shell/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { WaitingPage } from '#web/parts/shell/waiting-page.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Submit } from '#web/ui/submit.tsx';

const TITLE = 'Your invitation';
const FAILED = 'The invitation could not be read. Try again in a moment.';

function Waiting() {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <h1 className="vh">{TITLE}</h1>
      <WaitingPage>Reading the invitation...</WaitingPage>
    </>
  );
}

/** What the link is for; accepted by the button, because mail programs open links too. */
function Invitation() {
  const token = useMailedToken();
  const navigate = useNavigate();
  const { mutate: read, ...invitation } = useInvitation();
  const acceptance = useAcceptance();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (token !== '') read(token);
  }, [token, read]);
  const accept = () =>
    acceptance.mutate(token, {
      onSuccess: ({ businessId }) => void navigate(`/assessment?business=${businessId}`),
      onError: () => setAttempt(attempt + 1),
    });
  const fault = acceptance.error ?? invitation.error;
  const message = token === '' ? INCOMPLETE_LINK : fault && wordsFor(fault, FAILED);
  return (
    <div className="wrap head narrowpage asmt stack">
      <PageTitle failed={Boolean(message)}>{TITLE}</PageTitle>
      <h1>{TITLE}</h1>
      <ErrorSummary troubles={message ? [{ message }] : []} attempt={attempt} />
      {invitation.data && (
        <form
          className="stack"
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            accept();
          }}
        >
          <p className="lede">
            {invitation.data.from} invites you to{' '}
            {invitation.data.role === 'editor' ? 'read and edit' : 'read'}{' '}
            <strong>{invitation.data.businessName}</strong>.
          </p>
          <p className="soft">Its owner sees your name beside what you do.</p>
          <Submit size="large" pending={acceptance.isPending} doing="Accepting...">
            Accept
          </Submit>
        </form>
      )}
      <p>
        <PageLink to="/dashboard">Go to your dashboard</PageLink>
      </p>
    </div>
  );
}

export default function InvitationPage() {
  return (
    <OwnerPage waiting={<Waiting />}>
      <Invitation />
    </OwnerPage>
  );
}
