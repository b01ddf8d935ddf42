/** What laws without a size test ask of a business, with the owner's marks, for the binder. */
import { csvOf } from '#documents/formats/csv.ts';
import type { Assessment } from '#engine/assessment/assessment.ts';
import type { Owner } from '#server/base/owner.ts';
import { smallTasksOf } from '#server/business/assessments/small-tasks.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import type { Services } from '#server/subjects/services.ts';

const COLUMNS = ['Law', 'What it asks', 'Section', 'Status', 'Done on', 'Done by', 'Note'] as const;

/** All of it as CSV. Throws `not-found`. */
export async function otherLawsTable(
  { userId }: Owner,
  services: Services,
  businessId: string,
  assessment: Assessment,
): Promise<Uint8Array> {
  const business = await findBusinessOrThrow(userId, services.db, businessId);
  const tasks = await smallTasksOf(userId, services.db, services, business, assessment);
  const rows = tasks.map(({ law, text, cite, also, isDone, on, by, note }) => ({
    Law: [law, ...also.map((each) => each.law)].join('; '),
    'What it asks': text,
    Section: [cite, ...also.map((each) => each.cite)].join('; '),
    Status: isDone ? 'done' : 'open',
    'Done on': on ?? '',
    'Done by': by ?? '',
    Note: note ?? '',
  }));
  return new TextEncoder().encode(csvOf(rows, COLUMNS));
}
