import { lazy, Suspense } from 'react';
import { BusinessPicker } from '#web/parts/owner-page/business-picker.tsx';
import { SetUpBusiness } from '#web/parts/owner-page/set-up-business.tsx';
import type { Business } from '#contract/businesses.ts';
import { BusinessPage } from '#web/parts/owner-page/business-page.tsx';
import { requestsOf } from '#web/parts/requests/addresses.ts';
import { Crumbs } from '#web/parts/links/crumbs.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { Waiting as WaitingBox } from '#web/ui/waiting.tsx';
import styles from './request-settings.css?url';

const DeskSettings = lazy(() =>
  import('./desk-settings.tsx').then(({ DeskSettings: loaded }) => ({ default: loaded })),
);

const TITLE = 'Your request form';

interface Shown {
  businesses: readonly Business[];
  business: Business | undefined;
}

function YourForm({ businesses, business }: Shown) {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <div className="wrap head narrowpage">
        <Crumbs
          here="Form and settings"
          {...(business && { over: { label: 'Requests', to: requestsOf(business.id) } })}
        />
        <div className="row row--between headrow">
          <h1>{TITLE}</h1>
          {businesses.length > 1 && business && (
            <BusinessPicker
              businesses={businesses}
              chosen={business.id}
              page="/requests/settings"
            />
          )}
        </div>
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
      {(businesses, business) => <YourForm businesses={businesses} business={business} />}
    </BusinessPage>
  );
}
