import { lazy, Suspense } from 'react';
import { useBusinesses } from '#web/api/businesses.ts';
import { BusinessPicker } from '#web/parts/account/business-picker.tsx';
import { SetUpBusiness, useChosenBusiness } from '#web/parts/account/chosen-business.tsx';
import { OwnerPage } from '#web/parts/account/owner-page.tsx';
import { requestsOf } from '#web/parts/requests/addresses.ts';
import { Crumbs } from '#web/parts/shell/crumbs.tsx';
import { PageLoadFailed } from '#web/parts/shell/load-failed.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { WaitingPage } from '#web/parts/shell/waiting-page.tsx';
import { Waiting as WaitingBox } from '#web/ui/waiting.tsx';
import styles from './request-settings.css?url';

const DeskSettings = lazy(() =>
  import('./desk-settings.tsx').then(({ DeskSettings: loaded }) => ({ default: loaded })),
);

const TITLE = 'Your request form';

function Waiting() {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <h1 className="vh">{TITLE}</h1>
      <WaitingPage>Loading the settings...</WaitingPage>
    </>
  );
}

function YourForm() {
  const businesses = useBusinesses(true);
  const business = useChosenBusiness(businesses.data);
  if (businesses.isPending) return <Waiting />;
  if (businesses.isError)
    return <PageLoadFailed title={TITLE} what="your businesses" query={businesses} />;
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
          {businesses.data.length > 1 && business && (
            <BusinessPicker
              businesses={businesses.data}
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
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <OwnerPage waiting={<Waiting />}>
        <YourForm />
      </OwnerPage>
    </>
  );
}
