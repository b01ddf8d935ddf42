import { DUE_DAYS } from '#documents/tree/answer-words.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Assessment, Task } from '#contract/assessments.ts';
import { useDetails } from '#web/api/documents.ts';
import { notYetByTask } from '#web/words/practices.ts';
import { toast } from '#web/ui/toast-store.ts';
import { percent } from '#web/words/figures.ts';
import { TaskRow } from './task-row.tsx';

/** docs/requirements.md 9: the first ten, the rest behind a button. */
const SHOWN_FIRST = 10;

/**
 * The order of the tasks when the page was opened or answers were saved. A task that is marked done
 * keeps its position, so that nothing moves while the reader works.
 */
function useSteadyOrder(tasks: readonly Task[], saves: number): Task[] {
  const [steady, setSteady] = useState(() => ({ saves, order: new Map<string, number>() }));
  if (steady.saves !== saves) setSteady({ saves, order: new Map() });
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

interface TasksProps {
  businessId: string;
  assessment: Assessment;
  /** How often answers were saved from this page. */
  saves: number;
}

/** Open tasks, done tasks, and good practice in a section of its own. */
/** What a mark did to the score: "The overall score went from 12% to 24%." */
function changeOf(before: Assessment, after: Assessment): string {
  if (after.provisional) return '';
  const [was, is] = [percent(before.overallScore), percent(after.overallScore)];
  return was === is || before.provisional
    ? `The overall score is ${is}.`
    : `The overall score went from ${was} to ${is}.`;
}

export function Tasks({ businessId, assessment, saves }: TasksProps) {
  const [chosen, setAll] = useState(false);
  const printing = usePrinting();
  const all = chosen || printing;
  const [said, say] = useState('');
  useEffect(() => {
    // The page may have been opened for its tasks, which are rendered only after the browser looked for the address's target.
    if (window.location.hash === '#tasks') document.getElementById('tasks')?.focus();
  }, []);
  const details = useDetails(businessId);
  const notYet = notYetByTask(details.data?.details ?? []);
  const ordered = useSteadyOrder(assessment.tasks, saves);
  const duties = ordered.filter((task) => !task.advice);
  const advice = ordered.filter((task) => task.advice);
  const shown = all ? duties : duties.slice(0, SHOWN_FIRST);
  const row = (task: Task) => (
    <TaskRow
      key={task.id}
      task={task}
      businessId={businessId}
      notYet={notYet.get(task.id) ?? []}
      asOf={assessment.asOf}
      questions={assessment.questions}
      onSaved={(words, after) => {
        const change = changeOf(assessment, after);
        say([words, change].filter(Boolean).join(' '));
        toast({ title: words, text: change });
      }}
    />
  );
  if (ordered.length === 0) return null;
  return (
    <>
      <section aria-labelledby="tasks" className="stack-sm">
        <div className="row row--between">
          <div>
            <h2 id="tasks" tabIndex={-1}>
              {all ? `All ${duties.length} tasks` : 'Top 10 tasks'}
            </h2>
            <p className="soft">In the order in which the work builds on itself. {DUE_DAYS}</p>
          </div>
          {duties.length > SHOWN_FIRST && (
            <button
              className="btn btn--sm btn--quiet noprint"
              type="button"
              onClick={() => setAll(!chosen)}
            >
              {all ? 'Show top 10' : `View All ${duties.length}`}
            </button>
          )}
        </div>
        <p className="vh" role="status">
          {said}
        </p>
        <ol className="tasks hairs">{shown.map(row)}</ol>
      </section>
      {advice.length > 0 && (
        <section aria-labelledby="advice" className="stack-sm">
          <h2 id="advice">Good practice</h2>
          <p className="soft">
            No duty today, and not in the score. The sections cited make them worth doing.
          </p>
          <ol className="tasks hairs">{advice.map(row)}</ol>
        </section>
      )}
    </>
  );
}
