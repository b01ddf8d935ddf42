import { lazy } from 'react';
import { BusinessPage } from '#web/parts/owner-page/business-page.tsx';
import { SetUpBusiness } from '#web/parts/owner-page/set-up-business.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import styles from './data-map.css?url';
import { TITLE } from './words.ts';

const WholeMap = lazy(() =>
  import('./whole-map.tsx').then(({ WholeMap: loaded }) => ({ default: loaded })),
);

function NoBusiness() {
  return (
    <div className="wrap head stack">
      <PageTitle>{TITLE}</PageTitle>
      <h1>{TITLE}</h1>
      <p className="lede">Set up your business first. Its data map starts from what you tell.</p>
      <SetUpBusiness />
    </div>
  );
}

export default function DataMapPage() {
  return (
    <BusinessPage title={TITLE} loading="Loading your data map..." styles={styles}>
      {(_, business) =>
        business ? <WholeMap key={business.id} business={business} /> : <NoBusiness />
      }
    </BusinessPage>
  );
}
