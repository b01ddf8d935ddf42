/** Reports: assessment, checklist and record, made from today’s assessment. They are not stored. */
import type { Printed } from '#contract/documents/versions.ts';
import type { Report } from '#contract/documents/reports.ts';
import { csvOf } from '#documents/formats/csv.ts';
import { reportDocument } from '#documents/reports/report.ts';
import { standRecord } from '#documents/reports/stand-record.ts';
import { TASK_COLUMNS, taskRows } from '#documents/reports/task-rows.ts';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { workListDocument } from '#documents/reports/work-list.ts';
import { assess, type Assessment } from '#engine/assessment/assessment.ts';
import type { Upcoming } from '#engine/duties/upcoming.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import type { Owner } from '#server/base/owner.ts';
import { loadAssessmentInput } from '#server/business/assessments/service.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import type { Services } from '#server/subjects/services.ts';
import { comingFor, horizon } from '#server/business/plan/service.ts';
import { FileReply } from '#server/base/http/serve.ts';
import { reportInSpanish } from './report-in-spanish.ts';
import { PRINTED_FILES, startOf } from './versions/version-files.ts';

export interface ReportInput {
  readonly assessment: Assessment;
  readonly coming: readonly Upcoming[];
}

/**
 * Today's assessment, unless there is one already, and what changes within 24 months. Throws
 * `not-found`.
 */
export async function loadReportInput(
  owner: Owner,
  services: Services,
  businessId: string,
  known?: Assessment,
): Promise<ReportInput> {
  const business = await findBusinessOrThrow(owner.userId, services.db, businessId);
  const assessment =
    known ??
    assess(
      services.corpus,
      await loadAssessmentInput(owner.userId, services.db, services, business),
    );
  const { upcoming } = await comingFor(
    owner.userId,
    services,
    business,
    horizon(services, business),
  );
  return { assessment, coming: upcoming };
}

const TREES: Readonly<Record<Report, (work: ReportInput) => DocumentTree>> = {
  report: ({ assessment, coming }) => reportDocument(assessment, coming),
  checklist: ({ assessment }) => workListDocument(assessment),
  record: ({ assessment }) => standRecord(assessment),
};

/**
 * The report as a file, dated with the day of the assessment: as long as nothing changes, the file
 * is the same all day.
 */
export const printReport = (
  services: Services,
  work: ReportInput,
  report: Report,
  format: Printed,
) => {
  const { assessment } = work;
  const tree = TREES[report](work);
  const shown = services.corpus.language === 'es' ? reportInSpanish(tree, assessment) : tree;
  return services.printing.print(shown, format, startOf(assessment.asOf));
};

/**
 * One of them as a download. Throws `not-found`, `too-many-tries`, `busy`,
 * `printing-stopped`.
 */
export async function downloadReport(
  owner: Owner,
  services: Services,
  businessId: string,
  report: Report,
  format: Printed,
): Promise<FileReply> {
  const work = await loadReportInput(owner, services, businessId);
  await countTryOrThrow(services, 'prints', owner.userId);
  const [type, ending] = PRINTED_FILES[format];
  const bytes = await printReport(services, work, report, format);
  return new FileReply(type, `privacy-${report}-${work.assessment.asOf}.${ending}`, bytes);
}

export const tasksTable = ({ assessment }: ReportInput) =>
  new TextEncoder().encode(csvOf(taskRows(assessment), TASK_COLUMNS));

/** All tasks as CSV. Throws `not-found`, `too-many-tries`. */
export async function tasksFile(
  owner: Owner,
  services: Services,
  businessId: string,
): Promise<FileReply> {
  const work = await loadReportInput(owner, services, businessId);
  await countTryOrThrow(services, 'downloads', owner.userId);
  const name = `privacy-tasks-${work.assessment.asOf}.csv`;
  return new FileReply('text/csv; charset=utf-8', name, tasksTable(work));
}
