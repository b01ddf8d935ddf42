import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { SetUpBusiness } from '#web/parts/owner-page/set-up-business.tsx';
import type { Business } from '#contract/businesses.ts';
import { BusinessPage } from '#web/parts/owner-page/business-page.tsx';
import { siteTestsOf } from '#web/parts/site-test/addresses.ts';
import { Back } from '#web/parts/links/back.tsx';
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

function YourSite({ business }: { business: Business | undefined }) {
  const testId = useSearchParams()[0].get('test');
  const isOne = business !== undefined && testId !== null;
  return (
    <>
      <PageTitle>{isOne ? RESULT : TITLE}</PageTitle>
      <div className="wrap head">
        {isOne && <Back to={siteTestsOf(business.id)}>All tests</Back>}
        <h1>{isOne ? RESULT : TITLE}</h1>
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
      {(_, business) => <YourSite business={business} />}
    </BusinessPage>
  );
}
