import { lazy, Suspense } from 'react';
import { BusinessPicker } from '#web/parts/owner-page/business-picker.tsx';
import { SetUpBusiness } from '#web/parts/owner-page/set-up-business.tsx';
import type { Business } from '#contract/businesses.ts';
import { BusinessPage } from '#web/parts/owner-page/business-page.tsx';
import own from '#web/parts/assessment/private.css?url';
import { Crumbs } from '#web/parts/links/crumbs.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { Waiting as WaitingBox } from '#web/ui/waiting.tsx';

const OnePlan = lazy(() =>
  import('./one-plan.tsx').then(({ OnePlan: loaded }) => ({ default: loaded })),
);

const TITLE = 'Your plan';

interface Shown {
  businesses: readonly Business[];
  business: Business | undefined;
}

function YourPlan({ businesses, business }: Shown) {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <div className="wrap head">
        <Crumbs here="Plan" />
        <div className="row row--between headrow">
          <h1>{business ? `Your plan for ${business.businessName}` : TITLE}</h1>
          {businesses.length > 1 && business && (
            <BusinessPicker businesses={businesses} chosen={business.id} page="/plan" />
          )}
        </div>
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
      {(businesses, business) => <YourPlan businesses={businesses} business={business} />}
    </BusinessPage>
  );
}
