import type { Business } from '#contract/businesses.ts';
import { useAssessment } from '#web/api/assessments.ts';
import { useMay } from '#web/parts/owner-page/may.tsx';
import { OwnSmallLaws } from '#web/parts/small-laws/own-shelf.tsx';
import { LoadFailed } from '#web/parts/shell/load-failed.tsx';

/** Laws that are in no score: what to do first under each, beside the tasks of the plan. */
export function PlanSmallLaws({ business }: { business: Business }) {
  const query = useAssessment(business.id);
  const mayTell = useMay('write', business.id);
  if (query.isError) return <LoadFailed what="your assessment" query={query} />;
  if (!query.isSuccess) return null;
  return <OwnSmallLaws businessId={business.id} assessment={query.data} mayTell={mayTell} />;
}
