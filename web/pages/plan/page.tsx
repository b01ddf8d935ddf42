import { lazy, Suspense } from 'react';
import { useBusinesses } from '#web/api/businesses.ts';
import { BusinessPicker } from '#web/parts/account/business-picker.tsx';
import { SetUpBusiness, useChosenBusiness } from '#web/parts/account/chosen-business.tsx';
import { OwnerPage } from '#web/parts/account/owner-page.tsx';
import own from '#web/parts/assessment/private.css?url';
import { Crumbs } from '#web/parts/shell/crumbs.tsx';
import { PageLoadFailed } from '#web/parts/shell/load-failed.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { WaitingPage } from '#web/parts/shell/waiting-page.tsx';
import { Waiting as WaitingBox } from '#web/ui/waiting.tsx';

const OnePlan = lazy(() =>
  import('./one-plan.tsx').then(({ OnePlan: loaded }) => ({ default: loaded })),
);

const TITLE = 'Your plan';

function Waiting() {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <h1 className="vh">{TITLE}</h1>
      <WaitingPage>Loading your plan...</WaitingPage>
    </>
  );
}

function YourPlan() {
  const businesses = useBusinesses(true);
  const business = useChosenBusiness(businesses.data);
  if (businesses.isPending) return <Waiting />;
  if (businesses.isError)
    return <PageLoadFailed title={TITLE} what="your businesses" query={businesses} />;
  const { data } = businesses;
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <div className="wrap head">
        <Crumbs here="Plan" />
        <div className="row row--between headrow">
          <h1>{business ? `Your plan for ${business.businessName}` : TITLE}</h1>
          {data.length > 1 && business && (
            <BusinessPicker businesses={data} chosen={business.id} page="/plan" />
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
    <>
      <link rel="stylesheet" href={own} precedence="default" />
      <OwnerPage waiting={<Waiting />}>
        <YourPlan />
      </OwnerPage>
    </>
  );
}
