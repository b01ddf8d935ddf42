/** Routes of a business's reports and its task table. */
import * as calls from '#contract/documents/reports.ts';
import type { Services } from '#server/subjects/services.ts';
import { inLanguageOf } from '#server/base/in-language.ts';
import { downloadReport, tasksFile } from './reports.ts';
import type { Serve } from '#server/base/http/serve.ts';

export function reportRoutes(serve: Serve, services: Services): void {
  serve(calls.downloadReport, ({ owner, params, language }) =>
    downloadReport(
      owner,
      inLanguageOf(services, language),
      params.businessId,
      params.report,
      params.format,
    ),
  );

  serve(calls.downloadTasks, ({ owner, params }) => tasksFile(owner, services, params.businessId));
}
