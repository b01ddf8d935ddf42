import { say } from '#text/say.ts';
import type { Task } from '#contract/assessments.ts';
import { Icon } from '#web/ui/icon.tsx';
import { plural } from '#text/figures.ts';
import { shortDate } from '#web/words/figures.ts';
import { daysBetween } from '#calendar/dates.ts';

function distance(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? say`tomorrow` : `in ${plural(days, 'day')}`;
}

/** "look again Nov 22, 2027"; with a law's own last day, by when. */
const nextLook = ({ on, by, cite }: NonNullable<Task['lookAgain']>) =>
  cite === null ? `look again ${shortDate(on)}` : `look again by ${shortDate(by)} (the law’s date)`;

/** "Due Dec 26, 2026", or when it was done. */
export function DueInShort({ task }: { task: Task }) {
  if (task.status !== 'open')
    return task.doneOn === null ? null : <span>{shortDate(task.doneOn.slice(0, 10))}</span>;
  return <span>{`Due ${shortDate(task.dueDate)}`}</span>;
}

/** When and by whom it was done, or when it is due and how much work it is. */
export function Due({ task, asOf }: { task: Task; asOf: string }) {
  if (task.status !== 'open') {
    const done = task.status === 'done';
    const day = task.doneOn === null ? undefined : shortDate(task.doneOn.slice(0, 10));
    return (
      <p className="tasks__due">
        <span className="soft">
          {done ? 'Done' : 'Not applicable'}
          {day !== undefined && (done ? ` ${day}` : ` since ${day}`)}
          {task.doneBy !== null && ` by ${task.doneBy}`}
        </span>{' '}
        {task.lookAgain !== null && <span className="soft">{nextLook(task.lookAgain)}</span>}
      </p>
    );
  }
  const days = daysBetween(asOf, task.dueDate);
  const ours =
    task.movedFrom === null ? 'our target' : `our target, moved from ${shortDate(task.movedFrom)}`;
  const whose = task.dueByLaw ? 'the law’s date' : ours;
  return (
    <p className="tasks__due">
      <strong>Due {shortDate(task.dueDate)}</strong>{' '}
      {days < 0 ? (
        <>
          <span className="badge badge--late">
            <Icon name="late" />
            {`Overdue ${plural(-days, 'day')}`}
          </span>{' '}
          <span className="soft">{`(${whose})`}</span>
        </>
      ) : (
        <span className="soft">{`${distance(days)} (${whose})`}</span>
      )}{' '}
      <span className="soft">{`${plural(task.estimatedHours, 'hour')} of work`}</span>
    </p>
  );
}
