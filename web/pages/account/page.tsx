import { OwnerPage } from '#web/parts/owner-page/owner-page.tsx';
import { PageLoadFailed } from '#web/parts/shell/load-failed.tsx';
import { lazy, Suspense, useState } from 'react';
import type { Account } from '#contract/account/account.ts';
import { useAccount } from '#web/api/account/account.ts';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { WaitingTitled } from '#web/parts/shell/waiting-page.tsx';
import { Waiting as WaitingBox } from '#web/ui/waiting.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Holder } from './holder.tsx';

const TITLE = 'Your account';
const LOADING = 'Loading your account...';

// The forms are large and not needed at once, so they are loaded later.
const NewPassword = lazy(() =>
  import('./new-password.tsx').then(({ NewPassword: loaded }) => ({ default: loaded })),
);

const SecondFactor = lazy(() =>
  import('./second-factor.tsx').then(({ SecondFactor: loaded }) => ({ default: loaded })),
);

const Sharing = lazy(() =>
  import('./sharing.tsx').then(({ Sharing: loaded }) => ({ default: loaded })),
);

const SharedWithYou = lazy(() =>
  import('./shared-with-you.tsx').then(({ SharedWithYou: loaded }) => ({ default: loaded })),
);

const YourData = lazy(() =>
  import('./data.tsx').then(({ YourData: loaded }) => ({ default: loaded })),
);

const TimeZone = lazy(() =>
  import('./preferences/time-zone.tsx').then(({ TimeZone: loaded }) => ({ default: loaded })),
);

const LanguageChoice = lazy(() =>
  import('./preferences/language.tsx').then(({ LanguageChoice: loaded }) => ({ default: loaded })),
);

const Sessions = lazy(() =>
  import('./sessions.tsx').then(({ Sessions: loaded }) => ({ default: loaded })),
);

const AccountHistory = lazy(() =>
  import('./history.tsx').then(({ AccountHistory: loaded }) => ({ default: loaded })),
);

function Loaded({ account }: { account: Account }) {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <PageTitle failed={failed}>{TITLE}</PageTitle>
      <div className="wrap head narrowpage">
        <h1>{TITLE}</h1>
        <p className="lede">
          Your name, your password, who works with you, and your data as a file.
        </p>
      </div>
      <div className="wrap narrowpage asmt stack-lg">
        <Holder account={account} />
        <section aria-labelledby="password-heading" className="stack">
          <h2 id="password-heading">Change your password</h2>
          <Suspense fallback={<WaitingBox>Loading the form...</WaitingBox>}>
            <NewPassword email={account.email} onFailing={setFailed} />
          </Suspense>
        </section>
        <Suspense fallback={<WaitingBox>Loading...</WaitingBox>}>
          <SecondFactor />
        </Suspense>
        <Suspense fallback={<WaitingBox>Loading...</WaitingBox>}>
          <Sharing />
          <SharedWithYou />
        </Suspense>
        <Suspense fallback={<WaitingBox>Loading...</WaitingBox>}>
          <TimeZone timeZone={account.timeZone} />
          <LanguageChoice />
        </Suspense>
        <Suspense fallback={<WaitingBox>Loading...</WaitingBox>}>
          <Sessions sessions={account.sessions} />
          <AccountHistory />
        </Suspense>
        <Suspense fallback={null}>
          <YourData stored={account.stored} />
        </Suspense>
        <DeleteAccount email={account.email} />
      </div>
    </>
  );
}

function OwnAccount() {
  const account = useAccount();
  if (account.isPending) return <WaitingTitled title={TITLE}>{LOADING}</WaitingTitled>;
  if (account.isSuccess) return <Loaded account={account.data} />;
  return <PageLoadFailed title={TITLE} what="your account" query={account} />;
}

export default function AccountPage() {
  return (
    <OwnerPage waiting={<WaitingTitled title={TITLE}>{LOADING}</WaitingTitled>}>
      <OwnAccount />
    </OwnerPage>
  );
}
