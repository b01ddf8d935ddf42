import { say } from '#text/say.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAcceptance, useInvitation } from '#web/api/sharing.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { INCOMPLETE_LINK, useMailedToken } from '#web/parts/account/mailed-link.ts';
import { GIVEN_REQUESTS } from '#web/parts/requests/addresses.ts';
import { OwnerPage } from '#web/parts/owner-page/owner-page.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { WaitingTitled } from '#web/parts/shell/waiting-page.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { list } from '#text/english.ts';
import { withStop } from '#text/trailing.ts';

const TITLE = 'Your invitation';
const FAILED = 'The invitation could not be read. Try again in a moment.';

type Read = NonNullable<ReturnType<typeof useInvitation>['data']>;

const AFTERWARDS = {
  editor: 'can still read and edit it',
  reader: 'can still read it',
  nothing: 'loses access to it',
} as const;

function Offered({ invitation }: { invitation: Read }) {
  const { from, businessName, keeps, joined } = invitation;
  return (
    <>
      <p className="lede">
        {from} offers you <strong>{withStop(businessName)}</strong> You would be its owner.
      </p>
      <ul>
        <li>
          All of it moves to your account: answers, tasks, documents, history, published pages.
        </li>
        <li>{`${from} ${AFTERWARDS[keeps ?? 'nothing']}.`}</li>
        {joined.length > 0 && (
          <li>{`${list(joined)} ${joined.length === 1 ? say`keeps` : say`keep`} access. You can end that.`}</li>
        )}
        <li>The address of its calendar and its links for reading end. You can make new ones.</li>
      </ul>
    </>
  );
}

function Asked({ invitation }: { invitation: Read }) {
  const { from, businessName, role } = invitation;
  if (role === 'owner') return <Offered invitation={invitation} />;
  if (role === 'helper')
    return (
      <>
        <p className="lede">
          {from} asks you to help with privacy requests of <strong>{withStop(businessName)}</strong>
        </p>
        <p className="soft">
          You see the requests that are given to you, and nothing else of the business. Its owner
          sees your name beside what you do.
        </p>
      </>
    );
  return (
    <>
      <p className="lede">
        {from} invites you to {role === 'editor' ? 'read and edit' : say`read`}{' '}
        <strong>{withStop(businessName)}</strong>
      </p>
      <p className="soft">Its owner sees your name beside what you do.</p>
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
    acceptance.mutate(
      { token, owner: invitation.data?.role === 'owner' },
      {
        onSuccess: (reply) =>
          void navigate(
            'role' in reply && reply.role === 'helper'
              ? GIVEN_REQUESTS
              : `/assessment?business=${reply.businessId}`,
          ),
        onError: () => setAttempt(attempt + 1),
      },
    );
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
          <Asked invitation={invitation.data} />
          <Submit size="large" pending={acceptance.isPending} doing="Accepting...">
            {invitation.data.role === 'owner' ? 'Take it over' : 'Accept'}
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
    <OwnerPage waiting={<WaitingTitled title={TITLE}>Reading the invitation...</WaitingTitled>}>
      <Invitation />
    </OwnerPage>
  );
}
