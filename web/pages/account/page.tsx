import { type Account, changePassword } from '#contract/account.ts';
import { useAccount } from '#web/api/own-account.ts';
import { WithQueries } from '#web/api/queries.tsx';
import { AccountStrip } from '#web/parts/account/account-strip.tsx';
import { NeedsScript } from '#web/parts/account/gate.tsx';
import { Crumbs } from '#web/parts/crumbs.tsx';
import { NeedsOwner, WaitingPage } from '#web/parts/needs-owner.tsx';
import { PageTitle } from '#web/parts/page-title.tsx';
import { useCheckedForm } from '#web/ui/checked-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Failing } from '#web/ui/failing.tsx';
import { YourData } from './data.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Holder } from './holder.tsx';
import { NewPassword } from './new-password.tsx';
import { Sessions } from './sessions.tsx';

const TITLE = 'Your account';

function Waiting() {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <h1 className="vh">{TITLE}</h1>
      <WaitingPage>Loading your account...</WaitingPage>
    </>
  );
}

function Loaded({ account }: { account: Account }) {
  const form = useCheckedForm(changePassword.body, { currentPassword: '', newPassword: '' });
  return (
    <>
      <PageTitle failed={form.troubles.length > 0}>{TITLE}</PageTitle>
      <div className="wrap head narrowpage">
        <Crumbs here="Account" />
        <h1>{TITLE}</h1>
      </div>
      <div className="wrap narrowpage asmt stack-lg">
        <ErrorSummary troubles={form.troubles} attempt={form.attempt} />
        <Holder account={account} />
        <NewPassword form={form} email={account.email} />
        <Sessions sessions={account.sessions} />
        <YourData />
        <DeleteAccount email={account.email} />
      </div>
    </>
  );
}

function OwnAccount() {
  const account = useAccount();
  if (account.isPending) return <Waiting />;
  if (account.isSuccess) return <Loaded account={account.data} />;
  return (
    <div className="wrap head stack">
      <PageTitle>{TITLE}</PageTitle>
      <h1>{TITLE}</h1>
      <Failing
        title="We could not load your account"
        line={account.error.message}
        onRetry={() => void account.refetch()}
      >
        What you saved is safe. Check your connection and try again.
      </Failing>
    </div>
  );
}

export default function AccountPage() {
  return (
    <WithQueries>
      <NeedsScript />
      <NeedsOwner waiting={<Waiting />}>
        {(me) => (
          <>
            <AccountStrip me={me} />
            <OwnAccount />
          </>
        )}
      </NeedsOwner>
    </WithQueries>
  );
}
