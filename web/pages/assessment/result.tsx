import { useMay } from '#web/parts/owner-page/may.tsx';
import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Assessment } from '#contract/assessments.ts';
import type { Business } from '#contract/businesses.ts';
import { useAssessment, useSaveAssessment } from '#web/api/assessments.ts';
import { ReaderNote } from '#web/parts/owner-page/reader-note.tsx';
import { PlaceNav } from '#web/parts/owner-page/place-nav.tsx';
import { StandBox } from '#web/parts/assessment/stand-box.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { asShown } from '#web/words/language/as-shown.ts';
import { today } from '#web/words/time/clock.ts';
import { plural } from '#text/figures.ts';
import { longDate } from '#text/english.ts';
import { useAnswerDrafts } from './answers/drafts.ts';
import { Misfits } from './misfits.tsx';
import { InOneSentence, ScoreCard } from './score-card.tsx';
import { StateByState } from './states/state-by-state.tsx';
import { Tasks } from './tasks/tasks.tsx';

/** At the end of the page and closed, so its script is loaded later. */
const AfterStates = lazy(async () => ({
  default: (await import('./after-states.tsx')).AfterStates,
}));

const LawNews = lazy(() =>
  import('#web/parts/law-news/law-news.tsx').then(({ LawNews: loaded }) => ({ default: loaded })),
);

function Head({ business }: { business: Business }) {
  const { businessName, industry, employeeCount, statesOperating } = business;
  return (
    <div className="wrap head">
      <PageTitle>{businessName}</PageTitle>
      <h1>{businessName}</h1>
      <p className="soft">
        {`${asShown(industry)}, ${plural(employeeCount, 'employee')}, ${plural(statesOperating.length, 'state')}.`}
      </p>
    </div>
  );
}

/**
 * The first time an owner opens a result, a receipt of it is kept
 * (docs/requirements-decisions.md 5).
 */
function useFirstReceipt(businessId: string, assessment: Assessment) {
  const save = useSaveAssessment(businessId);
  const asked = useRef(false);
  const may = useMay('write', businessId);
  useEffect(() => {
    if (assessment.savedAt !== null || asked.current || !may) return;
    asked.current = true;
    save.mutate();
  }, [assessment.savedAt, save, may]);
  return save;
}

/** The heading of the printed page. */
function PrintHead({ business, lawCheckedTo }: { business: Business; lawCheckedTo: string }) {
  return (
    <p className="printhead wrap">
      <span>Statewise: assessment of {business.businessName}</span>
      <span>{`Printed ${longDate(today())}. Law checked to ${longDate(lawCheckedTo)}.`}</span>
    </p>
  );
}

function Body({ business, assessment }: { business: Business; assessment: Assessment }) {
  const save = useFirstReceipt(business.id, assessment);
  const drafts = useAnswerDrafts(business.id, assessment);
  return (
    <div className="wrap stack-lg asmt">
      <InOneSentence assessment={assessment} />
      <Misfits assessment={assessment} />
      <StandBox stand={assessment.stand} businessId={business.id} />
      <Suspense fallback={null}>
        <LawNews businessId={business.id} />
      </Suspense>
      <Tasks businessId={business.id} assessment={assessment} />
      {assessment.stand.laws.binding > 0 && <ScoreCard assessment={assessment} />}
      <StateByState assessment={assessment} drafts={drafts} />
      <Suspense fallback={null}>
        <AfterStates businessId={business.id} assessment={assessment} drafts={drafts} save={save} />
      </Suspense>
    </div>
  );
}

export function Result({ business }: { business: Business }) {
  const query = useAssessment(business.id);
  return (
    <>
      {query.isSuccess && query.data.tasks.length > 0 && (
        <a className="skip" href="#tasks">
          Skip to your tasks
        </a>
      )}
      {query.data && <PrintHead business={business} lawCheckedTo={query.data.lawCheckedTo} />}
      <PlaceNav />
      <Head business={business} />
      <ReaderNote />
      {query.isPending && (
        <div className="wrap asmt">
          <Waiting>Analyzing your compliance requirements...</Waiting>
        </div>
      )}
      {query.isError && (
        <div className="wrap asmt">
          <LoadFailed what="your assessment" query={query}>
            Your answers are safe. Check your connection and try again.
          </LoadFailed>
        </div>
      )}
      {query.isSuccess && <Body business={business} assessment={query.data} />}
    </>
  );
}
