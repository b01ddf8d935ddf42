/**
 * The due dates of open tasks and the days to look again, as dated entries for the calendar file
 * and the feed.
 */
import type { Assessment } from '#engine/assessment/assessment.ts';
import { longDate } from '#text/english.ts';
import type { DatedEntry } from './coming-changes.ts';
import { DISCLAIMER } from './guide.ts';

type Assessed = Pick<Assessment, 'businessId' | 'lawCheckedTo' | 'tasks'>;

type DatedTask = Assessed['tasks'][number];

/** One entry for each task that is surely owed and open, or done with a day to look again. */
export function taskEntries(assessed: Assessed): DatedEntry[] {
  return assessed.tasks
    .filter(({ advice, owed }) => !advice && owed !== 'may be owed')
    .flatMap((task) => {
      const { status, lookAgain } = task;
      if (status === 'open') return [entry(assessed, task, dueNow(task))];
      return lookAgain ? [entry(assessed, task, dueAgain(lookAgain))] : [];
    });
}

type Due = Pick<DatedEntry, 'date' | 'title'> & { readonly whose: string };

function dueNow({ dueDate, dueByLaw, movedFrom, again }: DatedTask): Due {
  return {
    date: dueDate,
    title: again ? 'Look again' : 'Task due',
    whose: dueByLaw
      ? 'The law sets this date.'
      : `This date is our target${movedFrom === null ? '' : `, moved from ${longDate(movedFrom)}`}; no law sets it.`,
  };
}

const dueAgain = ({ on, by, cite, why }: NonNullable<DatedTask['lookAgain']>): Due =>
  cite === null
    ? { date: on, title: 'Look again', whose: `${why} This date is our advice; no law sets it.` }
    : { date: by, title: 'Look again', whose: `The law sets this date: ${cite}.` };

function entry(
  { businessId, lawCheckedTo }: Assessed,
  task: DatedTask,
  { date, title, whose }: Due,
): DatedEntry {
  return {
    date,
    key: ['task', task.id],
    title: `${title}: ${task.title}`,
    lines: [
      task.description,
      ...task.steps.slice(0, 1).map((step) => `First step: ${step}`),
      whose,
      `For ${task.stateIds.join(', ')}.`,
      DISCLAIMER,
    ],
    page: `/assessment?business=${encodeURIComponent(businessId)}#tasks`,
    checkedTo: lawCheckedTo,
  };
}
