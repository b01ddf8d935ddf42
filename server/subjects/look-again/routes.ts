/** The day to look again as a calendar file. */
import { downloadLookAgain } from '#contract/feeds.ts';
import { calendarFile } from '#documents/formats/calendar.ts';
import { lookAgainCalendar } from '#documents/reports/look-again-entry.ts';
import { assess } from '#engine/assessment/assessment.ts';
import type { Serve } from '#server/base/http/serve.ts';
import { loadAssessmentInput } from '#server/business/assessments/service.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import { calendarKey } from '#server/subjects/feeds/service.ts';
import type { Services } from '#server/subjects/services.ts';

export function lookAgainRoutes(serve: Serve, services: Services): void {
  serve(downloadLookAgain, async ({ owner, params, header }) => {
    const { businessId } = params;
    const business = await findBusinessOrThrow(owner.userId, services.db, businessId);
    const input = await loadAssessmentInput(owner.userId, services.db, services, business);
    header('content-disposition', 'attachment; filename="statewise-look-again.ics"');
    return calendarFile(lookAgainCalendar(assess(services.corpus, input)), {
      key: calendarKey(businessId),
      origin: services.origin(),
    });
  });
}
