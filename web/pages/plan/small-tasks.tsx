import type { SmallTask } from '#contract/small-tasks.ts';
import { useSmallTasks } from '#web/api/plan.ts';
import { Locked } from '#web/parts/owner-page/may.tsx';
import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { plural } from '#text/figures.ts';
import { SmallTaskRow } from './small-task.tsx';

interface ListProps {
  tasks: readonly SmallTask[];
  businessId: string;
}

const Rows = ({ tasks, businessId }: ListProps) => (
  <ul className="plain hairs stack">
    {tasks.map((task) => (
      <SmallTaskRow key={`${task.lawId}/${task.number}`} task={task} businessId={businessId} />
    ))}
  </ul>
);

/** So many open ones are seen at once. */
const SEEN = 3;

/** What the laws that bind ask: three open things first, the others and what is done folded. */
export function SmallTasks({ businessId }: { businessId: string }) {
  const query = useSmallTasks(businessId);
  if (query.isError) return <LoadFailed what="these tasks" query={query} />;
  if (!query.isSuccess) return null;
  const { tasks } = query.data;
  const open = tasks.filter(({ isDone }) => !isDone);
  const done = tasks.filter(({ isDone }) => isDone);
  const later = open.slice(SEEN);
  return (
    <Locked businessId={businessId}>
      <div className="stack">
        <p className="soft">
          {`${plural(open.length, 'task')} open, ${done.length} done. They bind firms of any size and are in no score.`}
        </p>
        {open.length > 0 && <Rows tasks={open.slice(0, SEEN)} businessId={businessId} />}
        {later.length > 0 && (
          <details className="why">
            <summary>{plural(later.length, 'more task')}</summary>
            <Rows tasks={later} businessId={businessId} />
          </details>
        )}
        {done.length > 0 && (
          <details className="why">
            <summary>{`Done: ${done.length}`}</summary>
            <Rows tasks={done} businessId={businessId} />
          </details>
        )}
      </div>
    </Locked>
  );
}
