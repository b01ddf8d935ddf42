import type { Business } from '#contract/businesses.ts';
import { BusinessPage } from '#web/parts/owner-page/business-page.tsx';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import own from '#web/parts/assessment/private.css?url';

const loadOverview = () =>
  import('./overview.tsx').then(({ Overview: loaded }) => ({ default: loaded }));
const Overview = lazy(loadOverview);
const SetUp = lazy(() => import('./set-up.tsx').then(({ SetUp: loaded }) => ({ default: loaded })));
const Configure = lazy(() =>
  import('./configure.tsx').then(({ Configure: loaded }) => ({ default: loaded })),
);

const TITLE = '2025 Compliance Dashboard';

/**
 * Three addresses: the overview, a new business (`?setup=new`), an existing one (`?configure=ID`).
 */
function Dashboard({ businesses }: { businesses: readonly Business[] }) {
  const [search] = useSearchParams();
  const chosen = businesses.find((business) => business.id === search.get('configure'));
  if (chosen) return <Configure key={chosen.id} business={chosen} />;
  if (businesses.length === 0 || search.get('setup') === 'new')
    return <SetUp first={businesses.length === 0} />;
  return <Overview businesses={businesses} />;
}

export default function DashboardPage() {
  // comes while the businesses do
  void loadOverview();
  return (
    <BusinessPage title={TITLE} loading="Loading your dashboard..." styles={own}>
      {(businesses) => <Dashboard businesses={businesses} />}
    </BusinessPage>
  );
}
