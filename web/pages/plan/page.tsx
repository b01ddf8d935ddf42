import { lazy, Suspense } from 'react';
import { SetUpBusiness } from '#web/parts/owner-page/set-up-business.tsx';
import type { Business } from '#contract/businesses.ts';
import { BusinessPage } from '#web/parts/owner-page/business-page.tsx';
import own from '#web/parts/assessment/private.css?url';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { Waiting as WaitingBox } from '#web/ui/waiting.tsx';

const OnePlan = lazy(() =>
  import('./one-plan.tsx').then(({ OnePlan: loaded }) => ({ default: loaded })),
);

const TITLE = 'Your plan';

function YourPlan({ business }: { business: Business | undefined }) {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <div className="wrap head">
        <h1>{business ? `Your plan for ${business.businessName}` : TITLE}</h1>
        <p className="lede">What to do today, what comes each week, and what a law changes next.</p>
      </div>
      <div className="wrap asmt plan stack-lg">
        {business ? (
          <Suspense fallback={<WaitingBox>Working out your plan...</WaitingBox>}>
            <OnePlan key={business.id} business={business} />
          </Suspense>
        ) : (
          <SetUpBusiness />
        )}
      </div>
    </>
  );
}

export default function PlanPage() {
  return (
    <BusinessPage title={TITLE} loading="Loading your plan..." styles={own}>
      {(_, business) => <YourPlan business={business} />}
    </BusinessPage>
  );
}
