import { DUE_DAYS } from '#documents/reports/answer-words.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { Assessment, Task } from '#contract/assessments.ts';
import { useDetails } from '#web/api/documents.ts';
import { notYetByTask } from '#web/words/practices.ts';
import { toast } from '#web/ui/toast-store.ts';
import { isScoreInSight } from '#engine/assessment/stand-kinds.ts';
import { plural } from '#text/figures.ts';
import { percent } from '#web/words/figures.ts';
import { TaskRow } from './task-row.tsx';
import rows from './task-rows.css?url';

/** docs/requirements.md 9: the first ten, the rest behind a button. */
const SHOWN_FIRST = 10;

/** Whether a task that is in both lists has another status. */
const isMarked = (before: readonly Task[], now: readonly Task[]) =>
  before.some(({ id, status }) => now.some((task) => task.id === id && task.status !== status));

/**
 * The order of the tasks when the page was opened or the answers changed, which counts the version
 * up. A task that is marked done keeps its position, so that nothing moves while the reader works;
 * also where answers of another tab come with the reply.
 */
function useSteadyOrder({ tasks, version }: Assessment): Task[] {
  const [steady, setSteady] = useState(() => ({
    version,
    tasks,
    order: new Map<string, number>(),
  }));
  if (steady.version !== version || steady.tasks !== tasks) {
    const isNew = steady.version !== version && !isMarked(steady.tasks, tasks);
    setSteady({ version, tasks, order: isNew ? new Map() : steady.order });
  }
  const { order } = steady;
  for (const task of tasks) if (!order.has(task.id)) order.set(task.id, order.size);
  return tasks.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
}

/** A printed page has no button, so all tasks are shown for printing. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** What a mark did to the score: "The overall score went from 12% to 24%." */
function changeOf(before: Assessment, after: Assessment): string {
  if (!isScoreInSight(after.stand)) return '';
  const [was, is] = [percent(before.overallScore), percent(after.overallScore)];
  return was === is || !isScoreInSight(before.stand)
    ? `The overall score is ${is}.`
    : `The overall score went from ${was} to ${is}.`;
}

/**
 * The tasks that were done before this visit: they stand at the end, those done now stay in place.
 */
function useDoneBefore(tasks: readonly Task[]): ReadonlySet<string> {
  const [before] = useState(
    () => new Set<string>(tasks.filter(({ status }) => status !== 'open').map(({ id }) => id)),
  );
  return new Set(
    tasks.filter(({ id, status }) => status !== 'open' && before.has(id)).map(({ id }) => id),
  );
}

interface TasksProps {
  businessId: string;
  assessment: Assessment;
}

/** Open tasks in the order of work; folds for good practice and for what was done before. */
export function Tasks({ businessId, assessment }: TasksProps) {
  const [said, say] = useState('');
  const details = useDetails(businessId);
  const notYet = notYetByTask(details.data?.details ?? []);
  const ordered = useSteadyOrder(assessment);
  const doneBefore = useDoneBefore(assessment.tasks);
  const listed = ordered.filter(({ id }) => !doneBefore.has(id));
  const duties = listed.filter((task) => !task.advice);
  const { all, chosen, setChosen } = useAll(duties);
  const isFirst = useFirst(duties);
  const row = (task: Task) => (
    <TaskRow
      key={task.id}
      task={task}
      isOpen={isFirst(task)}
      businessId={businessId}
      notYet={notYet.get(task.id) ?? []}
      assessment={assessment}
      onSaved={(words, after, undo) => {
        const change = changeOf(assessment, after);
        say([words, change].filter(Boolean).join(' '));
        toast({ title: words, text: change, act: undo && { label: 'Undo', run: undo } });
      }}
    />
  );
  if (ordered.length === 0) return null;
  return (
    <section aria-labelledby="tasks" className="stack-sm">
      <div className="row row--between">
        <div className="stack-xs">
          <h2 id="tasks" tabIndex={-1}>
            {all || duties.length <= SHOWN_FIRST ? 'Your tasks' : 'Top 10 tasks'}
          </h2>
          <p className="soft">In the order in which the work builds on itself. {DUE_DAYS}</p>
        </div>
        {duties.length > SHOWN_FIRST && (
          <button
            className="btn btn--sm btn--quiet noprint"
            type="button"
            onClick={() => setChosen(!chosen)}
          >
            {all ? 'Show top 10' : 'View All'}
          </button>
        )}
      </div>
      <link rel="stylesheet" href={rows} precedence="default" />
      <p className="vh" role="status">
        {said}
      </p>
      <ol className="tasks taskrows hairs">
        {(all ? duties : duties.slice(0, SHOWN_FIRST)).map(row)}
      </ol>
      <More title="Good practice" tasks={listed.filter((task) => task.advice)} row={row}>
        No duty today, and not in the score. The sections cited make them worth doing.
      </More>
      <More
        title="Done or not applicable"
        tasks={ordered.filter(({ id }) => doneBefore.has(id))}
        row={row}
      />
    </section>
  );
}

/**
 * The first task stands open, also where answers brought another one to the top; none does where
 * the page was opened at a task that its address names.
 */
function useFirst(duties: readonly Task[]) {
  const { hash } = useLocation();
  const [named] = useState(hash.startsWith('#task-'));
  return ({ id }: Task) => !named && id === duties[0]?.id;
}

/**
 * Whether all tasks are shown: by choice, on paper, or because the address names one beyond the
 * first ten.
 */
function useAll(duties: readonly Task[]) {
  const [chosen, setChosen] = useState(false);
  const printing = usePrinting();
  const { hash } = useLocation();
  const named = duties.findIndex(({ id }) => hash === `#task-${id}`) >= SHOWN_FIRST;
  const [followed, setFollowed] = useState('');
  if (named && followed !== hash) {
    setFollowed(hash);
    setChosen(true);
  }
  return { all: chosen || printing, chosen, setChosen };
}

interface MoreProps {
  title: string;
  tasks: readonly Task[];
  row: (task: Task) => ReactNode;
  children?: ReactNode;
}

function More({ title, tasks, row, children }: MoreProps) {
  if (tasks.length === 0) return null;
  return (
    <details className="folded">
      <summary>
        {title}
        <span className="folded__count">{plural(tasks.length, 'task')}</span>
      </summary>
      <div className="stack-sm">
        {children !== undefined && <p className="soft">{children}</p>}
        <ol className="tasks taskrows hairs">{tasks.map(row)}</ol>
      </div>
    </details>
  );
}
