import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useBusinesses } from '#web/api/businesses.ts';
import { BusinessPicker } from '#web/parts/account/business-picker.tsx';
import { SetUpBusiness, useChosenBusiness } from '#web/parts/account/chosen-business.tsx';
import { OwnerPage } from '#web/parts/account/owner-page.tsx';
import { siteTestsOf } from '#web/parts/site-test/addresses.ts';
import { Crumbs } from '#web/parts/shell/crumbs.tsx';
import { PageLoadFailed } from '#web/parts/shell/load-failed.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { WaitingPage } from '#web/parts/shell/waiting-page.tsx';
import { Waiting as WaitingBox } from '#web/ui/waiting.tsx';
import styles from './site-test.css?url';

const Tester = lazy(() =>
  import('./tester.tsx').then(({ Tester: loaded }) => ({ default: loaded })),
);
const OneTest = lazy(() =>
  import('./one-test.tsx').then(({ OneTest: loaded }) => ({ default: loaded })),
);

const TITLE = 'Test your site';
const RESULT = 'What your site sends after a no';

function Waiting() {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <h1 className="vh">{TITLE}</h1>
      <WaitingPage>Loading your tests...</WaitingPage>
    </>
  );
}

function YourSite() {
  const businesses = useBusinesses(true);
  const business = useChosenBusiness(businesses.data);
  const testId = useSearchParams()[0].get('test');
  if (businesses.isPending) return <Waiting />;
  if (businesses.isError)
    return <PageLoadFailed title={TITLE} what="your businesses" query={businesses} />;
  const isOne = business !== undefined && testId !== null;
  return (
    <>
      <PageTitle>{isOne ? RESULT : TITLE}</PageTitle>
      <div className="wrap head">
        <Crumbs
          here={isOne ? 'Result' : TITLE}
          {...(isOne && { over: { label: TITLE, to: siteTestsOf(business.id) } })}
        />
        <div className="row row--between headrow">
          <h1>{isOne ? RESULT : TITLE}</h1>
          {!isOne && businesses.data.length > 1 && business && (
            <BusinessPicker businesses={businesses.data} chosen={business.id} page="/site-test" />
          )}
        </div>
        {!isOne && (
          <p className="lede">
            See whether your site stops sending data when a visitor says no. The test visits it as a
            visitor would.
          </p>
        )}
      </div>
      <div className="wrap asmt stack-lg">
        {business === undefined && <SetUpBusiness />}
        {business && (
          <Suspense fallback={<WaitingBox>Loading your tests...</WaitingBox>}>
            {isOne ? (
              <OneTest key={testId} business={business} testId={testId} />
            ) : (
              <Tester key={business.id} business={business} />
            )}
          </Suspense>
        )}
      </div>
    </>
  );
}

export default function SiteTestPage() {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <OwnerPage waiting={<Waiting />}>
        <YourSite />
      </OwnerPage>
    </>
  );
}
