import { Changing } from '#web/parts/owner-page/may.tsx';
import { lazy } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useAnswers } from '#web/api/businesses.ts';
import type { Business } from '#contract/businesses.ts';
import { BusinessPage } from '#web/parts/owner-page/business-page.tsx';
import own from '#web/parts/assessment/helpers.css?url';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { PageLoadFailed } from '#web/parts/shell/load-failed.tsx';
import { WaitingTitled } from '#web/parts/shell/waiting-page.tsx';
import type { QuestionsView } from './view.ts';
import { withStop } from '#text/trailing.ts';

/** The interview is large and waits for the answers anyway. */
const Asking = lazy(() =>
  import('./asking.tsx').then(({ Asking: loaded }) => ({ default: loaded })),
);

const TITLE = 'A few questions about your business';
const LOADING = 'Loading your answers...';

interface QuestionsProps {
  view: QuestionsView;
  businesses: readonly Business[];
}

/** The questions about one business; without one the owner chooses it at the assessment. */
function Questions({ view, businesses }: QuestionsProps) {
  const named = useSearchParams()[0].get('business');
  const business = businesses.find(({ id }) => id === named);
  const answers = useAnswers(business?.id);
  if (answers.isError) return <PageLoadFailed title={TITLE} what="your answers" query={answers} />;
  if (!business) return <Navigate to="/assessment" replace />;
  if (answers.isPending) return <WaitingTitled title={TITLE}>{LOADING}</WaitingTitled>;
  return (
    <div className="wrap asmt check stack-lg">
      <p className="small row row--between noprint">
        <span>
          <strong>{withStop(business.businessName)}</strong> Each answer is saved at once.
        </span>
        <PageLink to={`/assessment?business=${business.id}`}>Stop here and see the result</PageLink>
      </p>
      <Changing
        businessId={business.id}
        instead={
          <>
            <PageTitle>{TITLE}</PageTitle>
            <h1>{TITLE}</h1>
            <p>{`Only ${business.shared?.by ?? 'its owner'} and editors answer them. The result shows what was told.`}</p>
          </>
        }
      >
        <Asking view={view} business={business} stored={answers.data} />
      </Changing>
    </div>
  );
}

/**
 * The interview of the check, for an owner with an account: nothing is asked that is known already.
 */
export default function QuestionsPage({ data }: { data?: unknown }) {
  return (
    <BusinessPage title={TITLE} loading={LOADING} styles={own}>
      {(businesses) => <Questions view={data as QuestionsView} businesses={businesses} />}
    </BusinessPage>
  );
}
