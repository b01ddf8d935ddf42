import { PRINTED } from '#contract/documents/versions.ts';
import { REPORTS } from '#contract/documents/reports.ts';
import { documentVersions } from '#server/base/database/schema.ts';
import type { Owner } from '#server/base/owner.ts';
import { type Owned, shapedPages } from '#server/base/owned.ts';
import type { Services } from '#server/subjects/services.ts';
import { otherLawsTable } from './other-laws-table.ts';
import { loadReportInput, printReport, tasksTable } from './reports.ts';
import { headOf } from './versions/service.ts';
import { PRINTED_FILES } from './versions/version-files.ts';
import { versionPages } from './versions/version-store.ts';
import type { Assessment } from '#engine/assessment/assessment.ts';

/**
 * The reports of today, and the tasks as a table. The versions are put in by what publishes them.
 */
async function binderReports(
  owner: Owner,
  services: Services,
  businessId: string,
  assessment: Assessment,
) {
  const work = await loadReportInput(owner, services, businessId, assessment);
  const others = await otherLawsTable(owner, services, businessId, assessment);
  const files: Record<string, Uint8Array> = {
    'tasks.csv': tasksTable(work),
    'other-laws.csv': others,
  };
  for (const report of REPORTS)
    for (const format of PRINTED)
      files[`${report}.${PRINTED_FILES[format][1]}`] = await printReport(
        services,
        work,
        report,
        format,
      );
  return { files };
}

export const ownedDocuments: Owned<Services> = {
  tables: [documentVersions],
  large: [documentVersions],
  exportedLists: ({ owner, businessId }, db) => ({
    documents: shapedPages(versionPages(owner, db, businessId), (version) => ({
      ...headOf(version),
      document: version.template,
      text: version.tree,
      madeFrom: version.inputs,
    })),
  }),
  binder: binderReports,
};
