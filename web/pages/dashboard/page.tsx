import { OwnerPage } from '#web/parts/account/owner-page.tsx';
import { PageLoadFailed } from '#web/parts/shell/load-failed.tsx';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { useBusinesses } from '#web/api/businesses.ts';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import own from '#web/parts/assessment/private.css?url';
import { WaitingPage } from '#web/parts/shell/waiting-page.tsx';
import { Overview } from './overview.tsx';

const SetUp = lazy(() => import('./set-up.tsx').then(({ SetUp: loaded }) => ({ default: loaded })));
const Configure = lazy(() =>
  import('./configure.tsx').then(({ Configure: loaded }) => ({ default: loaded })),
);

const LOADING = 'Loading your dashboard...';

function Waiting() {
  return (
    <>
      <PageTitle>2025 Compliance Dashboard</PageTitle>
      <h1 className="vh">2025 Compliance Dashboard</h1>
      <WaitingPage>{LOADING}</WaitingPage>
    </>
  );
}

/** Three addresses: the overview, a new business (`?setup=new`), an existing one (`?configure=ID`). */
function Dashboard() {
  const businesses = useBusinesses(true);
  const [search] = useSearchParams();
  if (businesses.isPending) return <Waiting />;
  if (businesses.isError) {
    return (
      <PageLoadFailed title="2025 Compliance Dashboard" what="your businesses" query={businesses} />
    );
  }
  const chosen = businesses.data.find((business) => business.id === search.get('configure'));
  if (chosen) return <Configure key={chosen.id} business={chosen} />;
  if (businesses.data.length === 0 || search.get('setup') === 'new')
    return <SetUp first={businesses.data.length === 0} />;
  return <Overview businesses={businesses.data} />;
}

export default function DashboardPage() {
  return (
    <>
      <link rel="stylesheet" href={own} precedence="default" />
      <OwnerPage waiting={<Waiting />}>
        <Dashboard />
      </OwnerPage>
    </>
  );
}
