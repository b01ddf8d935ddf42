import { BusinessPage } from '#web/parts/owner-page/business-page.tsx';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import styles from './documents.css?url';
import { TITLE } from './words.ts';

const loadAll = () =>
  import('./all-documents.tsx').then(({ AllDocuments: loaded }) => ({ default: loaded }));
const AllDocuments = lazy(loadAll);
const OneDocument = lazy(() =>
  import('./one/one-document.tsx').then(({ OneDocument: loaded }) => ({ default: loaded })),
);

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
function Chosen({ business }: { business: Business }) {
  const document = useSearchParams()[0].get('document');
  return document === null ? (
    <AllDocuments business={business} />
  ) : (
    <OneDocument key={`${business.id} ${document}`} business={business} id={document} />
  );
}

export default function DocumentsPage() {
  // comes while the businesses do
  void loadAll();
  return (
    <BusinessPage title={TITLE} loading="Loading your documents..." styles={styles}>
      {(_, business) => (business ? <Chosen business={business} /> : <NoBusiness />)}
    </BusinessPage>
  );
}
