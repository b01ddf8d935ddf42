/** The due dates of a business's open tasks as dated entries, for the calendar file and the feed. */
import type { Assessment } from '#engine/assessment/assessment.ts';
import type { DatedEntry } from './coming-changes.ts';
import { DISCLAIMER } from './guide.ts';

type Assessed = Pick<Assessment, 'businessId' | 'lawCheckedTo' | 'tasks'>;

/** One entry for each task that is open and surely owed, or owed from a known day. */
export function taskEntries({ businessId, lawCheckedTo, tasks }: Assessed): DatedEntry[] {
  return tasks
    .filter(({ status, advice, owed }) => status === 'open' && !advice && owed !== 'may be owed')
    .map((task) => ({
      date: task.dueDate,
      key: ['task', task.id],
      title: `Task due: ${task.title}`,
      lines: [
        task.description,
        ...task.steps.slice(0, 1).map((step) => `First step: ${step}`),
        task.dueByLaw ? 'The law sets this date.' : 'This date is our target; no law sets it.',
        `For ${task.stateIds.join(', ')}.`,
        DISCLAIMER,
      ],
      page: `/assessment?business=${encodeURIComponent(businessId)}#tasks`,
      checkedTo: lawCheckedTo,
    }));
}
