import { lazy, Suspense } from 'react';
import { SetUpBusiness } from '#web/parts/owner-page/set-up-business.tsx';
import type { Business } from '#contract/businesses.ts';
import { BusinessPage } from '#web/parts/owner-page/business-page.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { Waiting as WaitingBox } from '#web/ui/waiting.tsx';
import styles from './request-settings.css?url';

const DeskSettings = lazy(() =>
  import('./desk-settings.tsx').then(({ DeskSettings: loaded }) => ({ default: loaded })),
);

const TITLE = 'Your request form';

function YourForm({ business }: { business: Business | undefined }) {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <div className="wrap head narrowpage">
        <h1>{TITLE}</h1>
        <p className="lede">
          A page where people ask about their data. It needs no account, no script and no cookie.
        </p>
      </div>
      <div className="wrap narrowpage asmt stack-lg">
        {business ? (
          <Suspense fallback={<WaitingBox>Loading the settings...</WaitingBox>}>
            <DeskSettings key={business.id} business={business} />
          </Suspense>
        ) : (
          <SetUpBusiness />
        )}
      </div>
    </>
  );
}

export default function RequestSettingsPage() {
  return (
    <BusinessPage title={TITLE} loading="Loading the settings..." styles={styles}>
      {(_, business) => <YourForm business={business} />}
    </BusinessPage>
  );
}
