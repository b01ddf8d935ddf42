import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { BusinessPicker } from '#web/parts/owner-page/business-picker.tsx';
import { SetUpBusiness } from '#web/parts/owner-page/set-up-business.tsx';
import type { Business } from '#contract/businesses.ts';
import { BusinessPage } from '#web/parts/owner-page/business-page.tsx';
import { siteTestsOf } from '#web/parts/site-test/addresses.ts';
import { Crumbs } from '#web/parts/links/crumbs.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
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

interface Shown {
  businesses: readonly Business[];
  business: Business | undefined;
}

function YourSite({ businesses, business }: Shown) {
  const testId = useSearchParams()[0].get('test');
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
          {!isOne && businesses.length > 1 && business && (
            <BusinessPicker businesses={businesses} chosen={business.id} page="/site-test" />
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
    <BusinessPage title={TITLE} loading="Loading your tests..." styles={styles}>
      {(businesses, business) => <YourSite businesses={businesses} business={business} />}
    </BusinessPage>
  );
}
