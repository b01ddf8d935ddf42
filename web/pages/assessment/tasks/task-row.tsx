import type { Assessment, Task } from '#contract/assessments.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { PageLink } from '#web/parts/shell/page-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { count, plural } from '#web/words/figures.ts';
import { list } from '#text/english.ts';
import { Due } from './due.tsx';
import { stateName } from '#law/codes.ts';
import { TaskActs } from './task-acts.tsx';
import { TaskDetails } from './task-details.tsx';

/** docs/requirements.md 3: names for 1 and 2; any other is low. */
function Priority({ level }: { level: number }) {
  const [look, icon, word] =
    level === 1
      ? (['p1', 'bars3', 'High Priority'] as const)
      : level === 2
        ? (['p2', 'bars2', 'Medium Priority'] as const)
        : (['p3', 'bars1', 'Low Priority'] as const);
  return (
    <span className={`badge badge--${look}`}>
      <Icon name={icon} />
      {word}
    </span>
  );
}

function Marks({ task }: { task: Task }) {
  return (
    <>
      {task.status === 'open' && task.owed === 'may be owed' && (
        <span className="badge badge--ask">
          <Icon name="ask" />
          May be owed
        </span>
      )}
      {task.status === 'open' && task.owed === 'coming up' && (
        <span className="badge badge--coming">
          <Icon name="clock" />
          Coming up
        </span>
      )}
      {task.reopenedFor.length > 0 && (
        <span className="badge badge--differs">
          <Icon name="alert" />
          {`Added for ${list(task.reopenedFor.map(stateName))}`}
        </span>
      )}
    </>
  );
}

function Status({ task }: { task: Task }) {
  if (task.status === 'open') return <Priority level={task.priority} />;
  return (
    <span className="badge badge--done">
      <Icon name={task.status === 'done' ? 'done' : 'empty'} />
      {task.status === 'done' ? 'Completed' : 'Not applicable'}
    </span>
  );
}

function Strictest({ strictest }: { strictest: Task['strictest'] }) {
  if (strictest === null) return null;
  const { days, unit, what, stateIds } = strictest;
  return (
    <p className="small">
      <strong>{`Strictest term: ${count(days)} ${unit}`}</strong>
      {` ${what} (${list(stateIds.map(stateName))})`}
    </p>
  );
}

/** The documents that help with the task, filled in with the owner's facts. */
function ServedBy({ task: { templates }, businessId }: Pick<TaskRowProps, 'task' | 'businessId'>) {
  if (templates.length === 0) return null;
  return (
    <ul className="small row" aria-label={templates.length === 1 ? 'Document' : 'Documents'}>
      {templates.map(({ id, title }) => (
        <li key={id}>
          <PageLink to={`/documents?business=${businessId}&document=${id}`}>
            {`Document: ${title}`}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

interface TaskRowProps {
  task: Task;
  businessId: string;
  /** What the owner said is not yet so, for a document. */
  notYet: readonly string[];
  asOf: string;
  questions: Assessment['questions'];
  onSaved: (words: string, after: Assessment) => void;
}

export function TaskRow({ task, businessId, notYet, asOf, questions, onSaved }: TaskRowProps) {
  const open = task.status === 'open';
  return (
    <li className={open ? undefined : 'is-done'}>
      <div>
        <h3 className="h4" id={`task-${task.id}`} tabIndex={-1}>
          {task.title}
        </h3>
        {open && <p className="small soft">{task.description}</p>}
        <p className="tasks__meta">
          <Status task={task} />
          <Marks task={task} />
          <span className="badge badge--plain">{task.category}</span>
          {task.cites.map(({ stateId, cite, url }) => (
            <Citation key={`${stateId} ${cite}`} cite={cite} url={url} />
          ))}
          {open && task.lostPoints > 0 && (
            <span className="small soft">{`Raises the score by ${plural(Math.round(task.lostPoints * 10) / 10, 'point')}`}</span>
          )}
        </p>
        {open && <Strictest strictest={task.strictest} />}
        {open && <ServedBy task={task} businessId={businessId} />}
        {task.note !== null && (
          <p className="small">
            <strong>{task.status === 'not applicable' ? 'Reason: ' : 'Note: '}</strong>
            {task.note}
          </p>
        )}
        {notYet.length > 0 && (
          <p className="small">
            <strong>You said “Not yet” in your documents: </strong>
            {notYet.join(' ')}
          </p>
        )}
        <TaskDetails task={task} questions={questions} />
      </div>
      <Due task={task} asOf={asOf} />
      <TaskActs task={task} businessId={businessId} onSaved={onSaved} />
    </li>
  );
}
