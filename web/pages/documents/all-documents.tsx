import { Changing } from '#web/parts/owner-page/may.tsx';
import { lazy, Suspense } from 'react';
import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import type { Business } from '#contract/businesses.ts';
import type { Documents } from '#contract/documents/documents.ts';
import { useDetails, useDocuments } from '#web/api/documents.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { MadeFor } from './made-for.tsx';
import { NextPaper, PaperList } from './paper-list.tsx';
import { Note } from '#web/ui/note.tsx';
import { TITLE } from './words.ts';

const MakeAll = lazy(() =>
  import('./make-all.tsx').then(({ MakeAll: loaded }) => ({ default: loaded })),
);
const OwnSite = lazy(() =>
  import('#web/parts/law/own-site-asked.tsx').then(({ OwnSite: loaded }) => ({ default: loaded })),
);
// Stands at the foot of the page, so it may come later.
const OwnReports = lazy(() =>
  import('./reports.tsx').then(({ OwnReports: loaded }) => ({ default: loaded })),
);

/** What is done for all documents at once. */
function More({ documents, business }: { documents: Documents; business: Business }) {
  const states = documents.states.map(({ stateId }) => stateId).join(',');
  return (
    <div className="stack-sm">
      <Suspense fallback={null}>
        <Changing businessId={business.id}>
          <MakeAll key={business.id} documents={documents} business={business} />
        </Changing>
      </Suspense>
      <p className="row">
        <PageLink className="btn btn--quiet" to={`/data-map?business=${business.id}`}>
          Open your data map
        </PageLink>
        <span className="small soft">
          Tell once which data you hold. It fills in the tables of all documents.
        </span>
      </p>
      {documents.unbound === null && (
        <p className="small">
          Have a privacy notice already?{' '}
          <PageLink to={`/notice-checker#states=${states}`}>Check it for your states</PageLink>
        </p>
      )}
    </div>
  );
}

function Listed({ documents, business }: { documents: Documents; business: Business }) {
  const details = useDetails(business.id);
  const of = { documents, business, details: details.data?.details ?? [] };
  return (
    <>
      {documents.unbound !== null && (
        <Note>
          <p>{documents.unbound}</p>
          <p>
            <PageLink to="/templates">See the ten templates</PageLink>
          </p>
        </Note>
      )}
      <Suspense fallback={null}>
        <Changing businessId={business.id}>
          {documents.unbound !== null && <OwnSite businessId={business.id} />}
        </Changing>
      </Suspense>
      {details.isSuccess && (
        <Changing businessId={business.id}>
          <NextPaper {...of} />
        </Changing>
      )}
      {/* minutes follow from the details: without them the lines would be longer a moment later */}
      {details.isPending ? <Waiting>Counting what is left...</Waiting> : <PaperList {...of} />}
      <More documents={documents} business={business} />
    </>
  );
}

/** All documents of a business, the needed ones first. */
export function AllDocuments({ business }: { business: Business }) {
  const documents = useDocuments(business.id);
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <div className="wrap head">
        <h1>{TITLE}</h1>
        <p className="lede">
          The facts of {business.businessName} are filled in, and what is missing is marked.
        </p>
      </div>
      <div className="wrap stack-lg asmt">
        {documents.isPending && <Waiting>Filling in your documents...</Waiting>}
        {documents.isError && <LoadFailed what="your documents" query={documents} />}
        {documents.isSuccess && (
          <>
            <MadeFor {...documents.data} business={business} />
            <Listed documents={documents.data} business={business} />
          </>
        )}
        <Suspense fallback={null}>
          <OwnReports key={business.id} business={business} />
        </Suspense>
      </div>
    </>
  );
}
