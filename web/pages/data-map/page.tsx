import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import { useBusinesses } from '#web/api/businesses.ts';
import { OwnerPage } from '#web/parts/account/owner-page.tsx';
import { PageLoadFailed } from '#web/parts/shell/load-failed.tsx';
import { PageLink } from '#web/parts/shell/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { WaitingPage } from '#web/parts/shell/waiting-page.tsx';
import styles from './data-map.css?url';
import { TITLE } from './words.ts';

const WholeMap = lazy(() =>
  import('./whole-map.tsx').then(({ WholeMap: loaded }) => ({ default: loaded })),
);

function Waiting() {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <h1 className="vh">{TITLE}</h1>
      <WaitingPage>Loading your data map...</WaitingPage>
    </>
  );
}

function NoBusiness() {
  return (
    <div className="wrap head stack">
      <PageTitle>{TITLE}</PageTitle>
      <h1>{TITLE}</h1>
      <p className="lede">Set up your business first. Its data map starts from what you tell.</p>
      <p className="row">
        <PageLink className="btn" to="/dashboard?setup=new">
          Set up your business
        </PageLink>
      </p>
    </div>
  );
}

function Chosen({ businesses }: { businesses: readonly [Business, ...Business[]] }) {
  const [search] = useSearchParams();
  const business = businesses.find(({ id }) => id === search.get('business')) ?? businesses[0];
  return <WholeMap key={business.id} business={business} />;
}

function YourDataMap() {
  const businesses = useBusinesses(true);
  if (businesses.isPending) return <Waiting />;
  if (businesses.isError) {
    return <PageLoadFailed title={TITLE} what="your businesses" query={businesses} />;
  }
  const [first, ...rest] = businesses.data;
  return first ? <Chosen businesses={[first, ...rest]} /> : <NoBusiness />;
}

export default function DataMapPage() {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <OwnerPage waiting={<Waiting />}>
        <YourDataMap />
      </OwnerPage>
    </>
  );
}
