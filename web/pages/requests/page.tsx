import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import { SetUpBusiness } from '#web/parts/owner-page/set-up-business.tsx';
import { GIVEN_REQUESTS, requestsOf } from '#web/parts/requests/addresses.ts';
import { OwnerPage } from '#web/parts/owner-page/owner-page.tsx';
import { BusinessPage } from '#web/parts/owner-page/business-page.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { WaitingPage, WaitingTitled } from '#web/parts/shell/waiting-page.tsx';
import styles from './requests.css?url';
import { useMay } from '#web/parts/owner-page/may.tsx';

// Each is large, so it is loaded after the frame of the page.
const RequestsList = lazy(() =>
  import('./list.tsx').then(({ RequestsList: loaded }) => ({ default: loaded })),
);
const ArrivedMails = lazy(() =>
  import('./arrived-mails.tsx').then(({ ArrivedMails: loaded }) => ({ default: loaded })),
);
const GivenNote = lazy(() =>
  import('#web/parts/requests/given-note.tsx').then(({ GivenNote: loaded }) => ({
    default: loaded,
  })),
);
const GivenList = lazy(() =>
  import('./given.tsx').then(({ GivenList: loaded }) => ({ default: loaded })),
);
const OneRequest = lazy(() =>
  import('./one-request.tsx').then(({ OneRequest: loaded }) => ({ default: loaded })),
);
const WriteDown = lazy(() =>
  import('./write-down.tsx').then(({ WriteDown: loaded }) => ({ default: loaded })),
);

const TITLE = 'Privacy requests';
const LOADING = 'Loading the requests...';

/**
 * Four addresses: the list, mails that arrived (`&show=mails`), one request (`&request=ID`), and
 * writing one down (`&write=1`).
 */
function Desk({ business }: { business: Business }) {
  const [search] = useSearchParams();
  const shown = search.get('request');
  const may = useMay('write', business.id);
  if (shown !== null)
    return (
      <OneRequest
        key={shown}
        business={business}
        requestId={shown}
        may={may}
        back={requestsOf(business.id)}
      />
    );
  if (search.has('write') && may) return <WriteDown business={business} />;
  if (search.get('show') === 'mails') return <ArrivedMails business={business} may={may} />;
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <div className="wrap head">
        <h1>{TITLE}</h1>
        <p className="lede">What people ask about their data, and by when you answer each.</p>
      </div>
      <Suspense fallback={<WaitingPage>{LOADING}</WaitingPage>}>
        <RequestsList key={business.id} business={business} may={may} />
      </Suspense>
    </>
  );
}

function YourRequests({ business }: { business: Business | undefined }) {
  if (business)
    return (
      <Suspense fallback={<WaitingTitled title={TITLE}>{LOADING}</WaitingTitled>}>
        <Desk business={business} />
      </Suspense>
    );
  return (
    <div className="wrap head stack">
      <PageTitle>{TITLE}</PageTitle>
      <h1>{TITLE}</h1>
      <Suspense fallback={null}>
        <GivenNote />
      </Suspense>
      <SetUpBusiness />
    </div>
  );
}

/** What was given to a helper: `&given=1` all of it, or one of a business by both their ids. */
function GivenPart({ businessId, requestId }: { businessId: string; requestId: string | null }) {
  return (
    <Suspense fallback={<WaitingTitled title={TITLE}>{LOADING}</WaitingTitled>}>
      {requestId === null ? (
        <GivenList />
      ) : (
        <OneRequest
          key={requestId}
          business={{ id: businessId }}
          requestId={requestId}
          may
          back={GIVEN_REQUESTS}
        />
      )}
    </Suspense>
  );
}

export default function RequestsPage() {
  const [search] = useSearchParams();
  const given = search.get('given');
  if (given !== null)
    return (
      <>
        <link rel="stylesheet" href={styles} precedence="default" />
        <OwnerPage waiting={<WaitingTitled title={TITLE}>{LOADING}</WaitingTitled>}>
          <GivenPart businessId={given} requestId={search.get('request')} />
        </OwnerPage>
      </>
    );
  return (
    <BusinessPage title={TITLE} loading={LOADING} styles={styles}>
      {(_, business) => <YourRequests business={business} />}
    </BusinessPage>
  );
}
