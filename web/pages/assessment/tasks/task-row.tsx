import { say } from '#text/say.ts';
import type { Assessment, Task } from '#contract/assessments.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { shortDate } from '#web/words/figures.ts';
import { list } from '#text/english.ts';
import { Due, DueInShort } from './due.tsx';
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
      {task.again && (
        <span className="badge badge--coming">
          <Icon name="clock" />
          Look again
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

/** A task that came back: when it was done, and the proof of that time. */
function LastTime({ last, again }: { last: NonNullable<Task['lastTime']>; again: boolean }) {
  return (
    <p className="small">
      {`You did ${again ? say`it` : 'part of it'} on ${shortDate(last.on)}. Look again.`}
      {last.note !== null && (
        <>
          {' '}
          <strong>Last time: </strong>
          {last.note}
        </>
      )}
    </p>
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

export interface TaskRowProps {
  task: Task;
  businessId: string;
  /** Whether it stands open when the page is opened. */
  isOpen: boolean;
  /** What the owner said is not yet so, for a document. */
  notYet: readonly string[];
  assessment: Assessment;
  onSaved: (words: string, after: Assessment, undo?: () => void) => void;
}

/** What the closed row says: the title, the date, and what is unusual about the task. */
function Line({ task }: { task: Task }) {
  return (
    <summary id={`task-${task.id}`}>
      <h3 className="h4">{task.title}</h3>
      <span className="taskrow__when">
        {task.status !== 'open' && <Status task={task} />}
        <Marks task={task} />
        <DueInShort task={task} />
      </span>
    </summary>
  );
}

/** Why it is here and how it stands. */
function Inside({ task, notYet, assessment }: Omit<TaskRowProps, 'onSaved' | 'isOpen'>) {
  const open = task.status === 'open';
  return (
    <>
      {open && <p className="small soft narrow">{task.description}</p>}
      <div className="tasks__meta">
        {open && <Status task={task} />}
        <Due task={task} asOf={assessment.asOf} />
      </div>
      {task.lastTime !== null && <LastTime last={task.lastTime} again={task.again} />}
      <p className="onpaper">
        {task.cites.map(({ stateId, cite, url }) => (
          <Citation key={`${stateId} ${cite}`} cite={cite} url={url} />
        ))}
      </p>
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
    </>
  );
}

/** One task: a line with its title and date, which opens; of all tasks one is open at a time. */
export function TaskRow({ isOpen, onSaved, ...shown }: TaskRowProps) {
  const { task, businessId, assessment } = shown;
  return (
    <li className={task.status === 'open' ? undefined : 'is-done'}>
      <details className="taskrow" name="task" open={isOpen}>
        <Line task={task} />
        <div className="taskrow__in">
          <Inside {...shown} />
          <TaskActs task={task} businessId={businessId} onSaved={onSaved} />
          <TaskDetails task={task} businessId={businessId} assessment={assessment} />
        </div>
      </details>
    </li>
  );
}
