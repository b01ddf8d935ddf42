import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import { useBusinesses } from '#web/api/businesses.ts';
import { BusinessPicker } from '#web/parts/account/business-picker.tsx';
import { SetUpBusiness, useChosenBusiness } from '#web/parts/account/chosen-business.tsx';
import { OwnerPage } from '#web/parts/account/owner-page.tsx';
import { Crumbs } from '#web/parts/shell/crumbs.tsx';
import { PageLoadFailed } from '#web/parts/shell/load-failed.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { WaitingPage } from '#web/parts/shell/waiting-page.tsx';
import styles from './requests.css?url';
import { useMay } from '#web/parts/account/may.tsx';

// Each is large, so it is loaded after the frame of the page.
const RequestsList = lazy(() =>
  import('./list.tsx').then(({ RequestsList: loaded }) => ({ default: loaded })),
);
const OneRequest = lazy(() =>
  import('./one/one-request.tsx').then(({ OneRequest: loaded }) => ({ default: loaded })),
);
const WriteDown = lazy(() =>
  import('./write-down.tsx').then(({ WriteDown: loaded }) => ({ default: loaded })),
);

const TITLE = 'Privacy requests';

function Waiting() {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <h1 className="vh">{TITLE}</h1>
      <WaitingPage>Loading the requests...</WaitingPage>
    </>
  );
}

/** Three addresses: the list, one request (`&request=ID`), and writing one down (`&write=1`). */
function Desk({ business, all }: { business: Business; all: readonly Business[] }) {
  const [search] = useSearchParams();
  const shown = search.get('request');
  const may = useMay('write', business.id);
  if (shown !== null)
    return <OneRequest key={shown} business={business} requestId={shown} may={may} />;
  if (search.has('write') && may) return <WriteDown business={business} />;
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <div className="wrap head">
        <Crumbs here="Requests" />
        <div className="row row--between headrow">
          <h1>{TITLE}</h1>
          {all.length > 1 && (
            <BusinessPicker businesses={all} chosen={business.id} page="/requests" />
          )}
        </div>
      </div>
      <Suspense fallback={<WaitingPage>Loading the requests...</WaitingPage>}>
        <RequestsList key={business.id} business={business} may={may} />
      </Suspense>
    </>
  );
}

function YourRequests() {
  const businesses = useBusinesses(true);
  const business = useChosenBusiness(businesses.data);
  if (businesses.isPending) return <Waiting />;
  if (businesses.isError)
    return <PageLoadFailed title={TITLE} what="your businesses" query={businesses} />;
  if (business)
    return (
      <Suspense fallback={<Waiting />}>
        <Desk business={business} all={businesses.data} />
      </Suspense>
    );
  return (
    <div className="wrap head stack">
      <PageTitle>{TITLE}</PageTitle>
      <h1>{TITLE}</h1>
      <SetUpBusiness />
    </div>
  );
}

export default function RequestsPage() {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <OwnerPage waiting={<Waiting />}>
        <YourRequests />
      </OwnerPage>
    </>
  );
}
