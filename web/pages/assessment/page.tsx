import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useBusinesses } from '#web/api/businesses.ts';
import { useMe } from '#web/api/account/me.ts';
import { WithQueries } from '#web/api/client/queries.tsx';
import { statusOf } from '#web/api/client/request.ts';
import { NeedsScript } from '#web/parts/account/gate.tsx';
import places from '#web/parts/owner-page/owner-page.css?url';
import { SessionEnded } from '#web/parts/owner-page/session-ended.tsx';
import { signInFrom } from '#web/parts/account/way-back.ts';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import own from '#web/parts/assessment/private.css?url';
import { WaitingPage } from '#web/parts/shell/waiting-page.tsx';
import { Failing } from '#web/ui/failing.tsx';
import { UNREACHABLE } from '#web/words/notices.ts';
import { ChooseBusiness } from './before.tsx';

const loadResult = () => import('./result.tsx').then(({ Result }) => ({ default: Result }));
/**
 * Most visitors have no business yet, so the result's code is loaded only for a signed-in owner.
 */
const Result = lazy(loadResult);
const SetUpFirst = lazy(() =>
  import('./set-up-first.tsx').then(({ SetUpFirst: loaded }) => ({ default: loaded })),
);

const BusinessInBar = lazy(() =>
  import('#web/parts/owner-page/business-in-bar.tsx').then(({ BusinessInBar: loaded }) => ({
    default: loaded,
  })),
);

/** Not needed at once, so it is loaded later. */
const Tooltips = lazy(() =>
  import('#web/ui/tooltips.tsx').then(({ Tooltips: loaded }) => ({ default: loaded })),
);

const TITLE = 'Compliance Assessment';

function Waiting() {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <h1 className="vh">{TITLE}</h1>
      <WaitingPage>Loading your businesses...</WaitingPage>
    </>
  );
}

function Failed({ line, onRetry }: { line: string; onRetry: () => void }) {
  return (
    <div className="wrap head stack">
      <PageTitle>{TITLE}</PageTitle>
      <h1>{TITLE}</h1>
      <Failing title="We could not load your businesses" line={line} onRetry={onRetry}>
        {UNREACHABLE}
      </Failing>
    </div>
  );
}

/**
 * Without a session or a business: a prompt. Otherwise the choice of a business, and its result.
 */
function Assessment() {
  const me = useMe();
  const businesses = useBusinesses(me.isSuccess);
  const [search] = useSearchParams();
  const here = useLocation();
  if (me.isSuccess) void loadResult();
  if (me.isError && statusOf(me.error) === 0) {
    return <Failed line={me.error.message} onRetry={() => void me.refetch()} />;
  }
  // A link to a business is one of an owner, who comes back after signing in.
  if (me.isError && search.has('business')) return <Navigate to={signInFrom(here)} replace />;
  if (me.isError) return <SetUpFirst signedIn={false} />;
  if (businesses.isError)
    return <Failed line={businesses.error.message} onRetry={() => void businesses.refetch()} />;
  if (me.isPending || businesses.isPending) return <Waiting />;
  if (businesses.data.length === 0) return <SetUpFirst signedIn />;
  const chosen = businesses.data.find((business) => business.id === search.get('business'));
  if (!chosen) return <ChooseBusiness businesses={businesses.data} />;
  return <Result key={chosen.id} business={chosen} />;
}

/** As on every page of an owner; a stranger has none. */
const OwnersBusiness = () =>
  useMe().isSuccess && (
    <>
      <link rel="stylesheet" href={places} precedence="default" />
      <BusinessInBar />
    </>
  );

export default function AssessmentPage() {
  return (
    <WithQueries>
      <link rel="stylesheet" href={own} precedence="default" />
      <NeedsScript />
      <Suspense fallback={null}>
        <OwnersBusiness />
      </Suspense>
      <Suspense fallback={<Waiting />}>
        <Assessment />
      </Suspense>
      <SessionEnded />
      <Suspense fallback={null}>
        <Tooltips />
      </Suspense>
    </WithQueries>
  );
}
