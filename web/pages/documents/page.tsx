import { OwnerPage } from '#web/parts/account/owner-page.tsx';
import { PageLoadFailed } from '#web/parts/shell/load-failed.tsx';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import { useBusinesses } from '#web/api/businesses.ts';
import { PageLink } from '#web/parts/shell/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { WaitingPage } from '#web/parts/shell/waiting-page.tsx';
import styles from './documents.css?url';
import { AllDocuments } from './all-documents.tsx';
import { TITLE } from './words.ts';

const OneDocument = lazy(() =>
  import('./one/one-document.tsx').then(({ OneDocument: loaded }) => ({ default: loaded })),
);

function Waiting() {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <h1 className="vh">{TITLE}</h1>
      <WaitingPage>Loading your documents...</WaitingPage>
    </>
  );
}

function NoBusiness() {
  return (
    <div className="wrap head stack">
      <PageTitle>{TITLE}</PageTitle>
      <h1>{TITLE}</h1>
      <p className="lede">
        Set up your business first. Its documents are filled from what you tell.
      </p>
      <p className="row">
        <PageLink className="btn" to="/dashboard?setup=new">
          Set up your business
        </PageLink>
        <PageLink className="btn btn--quiet" to="/templates">
          See the ten templates
        </PageLink>
      </p>
    </div>
  );
}

/** Two addresses: all documents of a business (`?business=ID`), one of them (`&document=ID`). */
function Chosen({ businesses }: { businesses: readonly [Business, ...Business[]] }) {
  const [search] = useSearchParams();
  const business = businesses.find(({ id }) => id === search.get('business')) ?? businesses[0];
  const document = search.get('document');
  return document === null ? (
    <AllDocuments business={business} businesses={businesses} />
  ) : (
    <OneDocument key={`${business.id} ${document}`} business={business} id={document} />
  );
}

function YourDocuments() {
  const businesses = useBusinesses(true);
  if (businesses.isPending) return <Waiting />;
  if (businesses.isError) {
    return <PageLoadFailed title={TITLE} what="your businesses" query={businesses} />;
  }
  const [first, ...rest] = businesses.data;
  return first ? <Chosen businesses={[first, ...rest]} /> : <NoBusiness />;
}

export default function DocumentsPage() {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <OwnerPage waiting={<Waiting />}>
        <YourDocuments />
      </OwnerPage>
    </>
  );
}
