/**
 * The owner's plan: hours and cost of the open work, its weeks, what others can do, and regulators'
 * actions about such work.
 */
import type { PlanBook } from '#reference/plan.ts';
import type { EnforcementAction } from '#reference/schema.ts';
import type { ControlKey } from '#law/schema.ts';
import type { StateCode } from '#law/codes.ts';
import type { Assessment } from './assessment.ts';
import { hourlyRate } from '../cost/cost.ts';
import { casesFor, reportsWith } from './cases.ts';
import type { Case, CaseReader } from './cases.ts';
import { workOf } from './open-work.ts';
import type { OpenWork } from './open-work.ts';
import type { Task } from '#engine/tasks/tasks.ts';
import { toPlan } from './targets.ts';
import { hoursThatMeet, planWeeks } from './weeks.ts';
import type { PlannedWork } from './weeks.ts';

type Who = Choice['who'];

/** Who can do the work of a control, and why. */
type Choice = PlanBook['choices'][number];

interface PlanTask {
  id: ControlKey;
  title: string;
  priority: 1 | 2 | 3;
  hours: number;
  dueDate: string;
  /** Whether a law sets that date; else it is our target. */
  dueByLaw: boolean;
  /** The day from which our target was moved, as the owner's hours cannot meet it; else null. */
  movedFrom: string | null;
  stateIds: StateCode[];
  owed: Task['owed'];
  who: Who;
  why: string;
  /** null for work that is owed only if a missing answer turns out so. */
  weeks: Omit<PlannedWork, 'id'> | null;
}

export interface Plan {
  businessId: string;
  businessName: string;
  asOf: string;
  /** US dollars an hour, by the cost calculator's rule; the owner may set another rate. */
  rate: number;
  /** Hours that the owner gives in a week. */
  hoursAWeek: number;
  /**
   * The fewest whole hours a week that end each task by its due date, the first one where it was
   * moved; null if 40 are not enough.
   */
  hoursThatMeet: number | null;
  /** Work that is certain, by priority: owed today or from a known day. */
  byPriority: (OpenWork['sure'] & { priority: 1 | 2 | 3 })[];
  total: OpenWork['sure'];
  /** Work that is owed only if a missing answer turns out so; not in the total. */
  maybe: OpenWork['maybe'];
  /** In the order in which the work builds on itself. */
  work: PlanTask[];
  /** Actions that concern the owner's work, the nearest first. */
  cases: Case[];
  /** Reports which say that first contacts ended in a repair. */
  repairs: Case[];
}

type OpenTask = Pick<
  Task,
  | 'id'
  | 'title'
  | 'priority'
  | 'dueDate'
  | 'dueByLaw'
  | 'movedFrom'
  | 'stateIds'
  | 'owed'
  | 'estimatedHours'
>;
interface InState {
  readonly stateId: StateCode;
}

/** The parts of an assessment that a plan uses. */
interface Assessed extends Pick<Assessment, 'businessId' | 'businessName' | 'asOf'> {
  readonly tasks: readonly (OpenTask & Pick<Task, 'status' | 'advice'>)[];
  readonly applicableStates: readonly InState[];
  readonly otherStates: readonly InState[];
}

export interface PlanInput {
  readonly assessment: Assessed;
  readonly employees: number;
  readonly industry: string;
  readonly annualRevenue: number | undefined;
  readonly hoursAWeek: number;
  readonly choices: readonly Choice[];
  readonly actions: readonly EnforcementAction[];
  /** Ids of the reports which say that first contacts ended in a repair. */
  readonly repairs: readonly string[];
}

/** The plan for an assessment's open tasks. Done tasks and good practice are left out. */
export function planOf(input: PlanInput): Plan {
  const { assessment, hoursAWeek } = input;
  const { sure: total, maybe } = workOf(assessment.tasks);
  const duties = assessment.tasks.filter((task) => !task.advice);
  const open = duties.filter((task) => task.status === 'open');
  const sure = toPlan(duties);
  const hoursOf = ({ id, dueDate, estimatedHours: hours }: OpenTask) => ({ id, dueDate, hours });
  const weeks = new Map(
    planWeeks(sure.map(hoursOf), hoursAWeek, assessment.asOf).map(({ id, ...when }) => [id, when]),
  );
  const atFirst = sure.map((task) => ({
    ...hoursOf(task),
    dueDate: task.movedFrom ?? task.dueDate,
  }));
  const reader = readerOf(input, duties);
  return {
    businessId: assessment.businessId,
    businessName: assessment.businessName,
    asOf: assessment.asOf,
    rate: hourlyRate(input.annualRevenue ?? 0),
    hoursAWeek,
    hoursThatMeet: hoursThatMeet(atFirst, assessment.asOf),
    byPriority: ([1, 2, 3] as const).map((priority) => ({
      priority,
      ...workOf(sure.filter((task) => task.priority === priority)).sure,
    })),
    total,
    maybe,
    work: open.map((task) => planTask(task, input.choices, weeks.get(task.id) ?? null)),
    cases: casesFor(input.actions, reader),
    repairs: reportsWith(input.repairs, input.actions, reader),
  };
}

function readerOf(
  { assessment, employees, industry }: PlanInput,
  duties: Assessed['tasks'],
): CaseReader {
  return {
    employees,
    industry,
    states: new Set<string>(
      [...assessment.applicableStates, ...assessment.otherStates].map(({ stateId }) => stateId),
    ),
    duties: duties.filter(({ owed }) => owed !== 'may be owed'),
    open: duties.filter(({ status }) => status === 'open'),
  };
}

/** The cost of some hours, in whole US dollars. */
export const priceOf = (hours: number, rate: number) => Math.round(hours * rate);

function planTask(task: OpenTask, choices: readonly Choice[], weeks: PlanTask['weeks']): PlanTask {
  const choice = choices.find(({ control }) => control === task.id);
  const { id, title, priority, dueDate, dueByLaw, movedFrom, stateIds, owed } = task;
  return {
    id,
    title,
    priority,
    hours: task.estimatedHours,
    dueDate,
    dueByLaw,
    movedFrom,
    stateIds: [...stateIds],
    owed,
    // A control without an entry is work without anything special to know.
    who: choice?.who ?? 'you',
    why: choice?.why ?? '',
    weeks,
  };
}
