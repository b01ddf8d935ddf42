/** The owner's own papers, made from the assessment as it stands. Nothing of them is stored. */
import type { Printed } from '#contract/documents.ts';
import type { OwnPaper } from '#contract/reports.ts';
import { csvOf } from '#documents/formats/csv.ts';
import { reportDocument } from '#documents/tree/report.ts';
import { TASK_COLUMNS, taskRows } from '#documents/tree/task-rows.ts';
import type { PaperDocument } from '#documents/tree/tree.ts';
import { workListDocument } from '#documents/tree/work-list.ts';
import { assess, type Assessment } from '#engine/assessment/assessment.ts';
import type { Upcoming } from '#engine/assessment/upcoming.ts';
import { allowTry } from '../limits/limits.ts';
import type { Owner } from '../accounts/sessions.ts';
import { found, subjectOf } from '../assessments/service.ts';
import type { House } from '../services.ts';
import { comingFor, horizon } from '../plan/service.ts';
import { FileReply } from '../http/serve.ts';
import { PRINTED_FILES, startOf } from './version-files.ts';

export interface OwnWork {
  readonly assessment: Assessment;
  readonly coming: readonly Upcoming[];
}

/** The assessment of today and what changes within 24 months. Throws `not-found`. */
export async function ownWork(owner: Owner, house: House, businessId: string): Promise<OwnWork> {
  const business = await found(owner.userId, house.db, businessId);
  const assessment = assess(house.corpus, await subjectOf(owner.userId, house.db, house, business));
  const { upcoming } = await comingFor(owner.userId, house, business, horizon(house, business));
  return { assessment, coming: upcoming };
}

const TREES: Readonly<Record<OwnPaper, (work: OwnWork) => PaperDocument>> = {
  report: ({ assessment, coming }) => reportDocument(assessment, coming),
  checklist: ({ assessment }) => workListDocument(assessment),
};

/** The paper as a file. Its date is the day of the assessment: the same work is the same file all day. */
export const printOwn = (house: House, work: OwnWork, paper: OwnPaper, format: Printed) =>
  house.printing.print(TREES[paper](work), format, startOf(work.assessment.asOf));

/** The report or the checklist to take away. Throws `not-found`, `too-many-tries`, `busy`, `printing-stopped`. */
export async function downloadOwn(
  owner: Owner,
  house: House,
  businessId: string,
  paper: OwnPaper,
  format: Printed,
): Promise<FileReply> {
  const work = await ownWork(owner, house, businessId);
  await allowTry(house, 'prints', owner.userId);
  const [type, ending] = PRINTED_FILES[format];
  const bytes = await printOwn(house, work, paper, format);
  return new FileReply(type, `privacy-${paper}-${work.assessment.asOf}.${ending}`, bytes);
}

export const tasksTable = ({ assessment }: OwnWork) =>
  new TextEncoder().encode(csvOf(taskRows(assessment), TASK_COLUMNS));

/** All tasks as CSV. Throws `not-found`, `too-many-tries`. */
export async function tasksFile(
  owner: Owner,
  house: House,
  businessId: string,
): Promise<FileReply> {
  const work = await ownWork(owner, house, businessId);
  await allowTry(house, 'downloads', owner.userId);
  const name = `privacy-tasks-${work.assessment.asOf}.csv`;
  return new FileReply('text/csv; charset=utf-8', name, tasksTable(work));
}
