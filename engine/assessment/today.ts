/** What the owner does today: one thing, with its first step. */
import type { ControlKey, FactKey } from '#law/schema.ts';
import { minutesFor } from '../interview/length.ts';
import type { AskedQuestion } from '../interview/shown-questions.ts';
import type { Task } from '#engine/tasks/tasks.ts';

/**
 * answer: the interview comes before any work, with at most so many questions; task: the first of
 * the tasks; nothing: nothing is open.
 */
export type Today =
  | { act: 'answer'; answers: number; minutes: number }
  | {
      act: 'task';
      id: ControlKey;
      title: string;
      /** Its first step, and our estimate of the minutes for that step alone. */
      firstStep: string;
      minutes: number;
      /** Hours of the whole task: our estimate. */
      hours: number;
      dueDate: string;
      dueByLaw: boolean;
      priority: 1 | 2 | 3;
      owed: Task['owed'];
      /** Titles of the open tasks that build on it. */
      leadsTo: string[];
      template: { id: string; title: string } | null;
    }
  | { act: 'nothing' };

interface Assessed {
  readonly provisional: boolean;
  readonly tasks: readonly Task[];
  readonly questions: readonly Pick<AskedQuestion, 'fact' | 'standing'>[];
  readonly applicableStates: readonly {
    readonly verdict: string;
    readonly settledBy: readonly (readonly FactKey[])[];
  }[];
}

/** Whether an answer would settle whether a law applies. */
function missesAnswers({ questions, applicableStates }: Assessed): boolean {
  const settling = new Set(
    applicableStates
      .filter(({ verdict }) => verdict === 'cannot tell')
      .flatMap(({ settledBy }) => settledBy.flat()),
  );
  return questions.some(({ fact, standing }) => standing !== 'assumed' && settling.has(fact));
}

/**
 * Work that is surely owed comes first, then missing answers, then work that comes later or may be
 * owed. Tasks are in the order in which the work builds on itself. `questionsLeft`: how many the
 * interview may still ask.
 */
export function todayOf(assessment: Assessed, questionsLeft: () => number): Today {
  const open = assessment.tasks.filter((task) => task.status === 'open' && !task.advice);
  const sure = open.find((task) => task.owed === 'owed');
  if ((assessment.provisional || !sure) && missesAnswers(assessment)) {
    const answers = Math.max(1, questionsLeft());
    return { act: 'answer', answers, minutes: minutesFor(answers) };
  }
  const first = sure ?? open[0];
  return first ? taskToday(first, open) : { act: 'nothing' };
}

function taskToday(task: Task, open: readonly Task[]): Today {
  const { id, title, dueDate, dueByLaw, priority, owed } = task;
  return {
    act: 'task',
    id,
    title,
    firstStep: task.steps[0] ?? task.description,
    minutes: task.firstStepMinutes,
    hours: task.estimatedHours,
    dueDate,
    dueByLaw,
    priority,
    owed,
    leadsTo: open.filter((other) => task.leadsTo.includes(other.id)).map((other) => other.title),
    template: task.templates[0] ?? null,
  };
}
