import { useState } from 'react';
import { useVerify } from '#web/api/account/auth.ts';
import { WithQueries } from '#web/api/client/queries.tsx';
import { wordsFor } from '#web/api/client/request.ts';
import { NeedsScript } from '#web/parts/account/gate.tsx';
import { INCOMPLETE_LINK, useMailedToken } from '#web/parts/account/mailed-link.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Submit } from '#web/ui/submit.tsx';

const FAILED = 'Your address could not be confirmed. Try again in a moment.';

function Confirmed() {
  return (
    <div className="stack" role="status">
      <PageTitle>Your email is confirmed</PageTitle>
      <h1>Your email is confirmed</h1>
      <p className="lede">Thank you. Your dashboard shows what is next.</p>
      <p>
        <PageLink className="go" to="/dashboard">
          Go to your dashboard <Icon name="go" />
        </PageLink>
      </p>
    </div>
  );
}

/**
 * Opening the link changes nothing, because mail programs open links too; the button confirms the
 * address.
 */
function Verify() {
  const token = useMailedToken();
  const verify = useVerify();
  const [failure, setFailure] = useState<{ message: string; attempt: number }>();
  const fail = (message: string) =>
    setFailure((before) => ({ message, attempt: (before?.attempt ?? 0) + 1 }));
  const send = () => {
    if (token === '') return fail(INCOMPLETE_LINK);
    return verify.mutate(token, { onError: (fault) => fail(wordsFor(fault, FAILED)) });
  };
  if (verify.isSuccess) return <Confirmed />;
  return (
    <div className="stack">
      <PageTitle failed={failure !== undefined}>Verify your email</PageTitle>
      <h1>Verify your email</h1>
      <ErrorSummary troubles={failure ? [failure] : []} attempt={failure?.attempt ?? 0} />
      <p className="lede">Press the button to confirm that this address is yours.</p>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Submit size="large" pending={verify.isPending} doing="Confirming...">
          Confirm my email
        </Submit>
      </form>
      <p className="soft">
        Is the link too old? <PageLink to="/dashboard">Sign in and send it again</PageLink>
      </p>
    </div>
  );
}

export default function VerifyPage() {
  return (
    <WithQueries>
      <NeedsScript />
      <div className="wrap head narrowpage asmt">
        <Verify />
      </div>
    </WithQueries>
  );
}
