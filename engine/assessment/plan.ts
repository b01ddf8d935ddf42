/** The owner's plan: hours and cost of the open work, what others can do, and regulators' actions against similar businesses. */
import type { PlanBook } from '#reference/plan.ts';
import type { EnforcementAction } from '#reference/schema.ts';
import type { ControlKey } from '#law/schema.ts';
import type { StateCode } from '#law/codes.ts';
import type { Assessment } from './assessment.ts';
import { hourlyRate } from '../cost/cost.ts';
import type { Task } from './tasks.ts';

type Who = Choice['who'];
export type BusinessSize = NonNullable<EnforcementAction['size']>;

/** Who can do the work of a control, and why. */
type Choice = PlanBook['choices'][number];

interface Effort {
  tasks: number;
  hours: number;
}

interface PlanTask {
  id: ControlKey;
  title: string;
  priority: 1 | 2 | 3;
  hours: number;
  dueDate: string;
  stateIds: StateCode[];
  owed: Task['owed'];
  who: Who;
  why: string;
}

interface Case {
  id: string;
  date: string;
  datePrecision: EnforcementAction['datePrecision'];
  state: string;
  regulator: string;
  against: string;
  amountUSD: number | null;
  law: string;
  kind: EnforcementAction['kind'];
  what: string;
  source: string;
  doubt?: string;
  inYourStates: boolean;
  /** The owner's open tasks that would prevent it. */
  prevents: string[];
}

export interface Plan {
  businessId: string;
  businessName: string;
  asOf: string;
  /** US dollars an hour, by the cost calculator's rule; the owner may set another rate. */
  rate: number;
  /** Work that is certain, by priority: owed today or from a known day. */
  byPriority: (Effort & { priority: 1 | 2 | 3 })[];
  total: Effort;
  /** Work that is owed only if a missing answer turns out so; not in the total. */
  maybe: Effort;
  work: PlanTask[];
  size: BusinessSize;
  sizeRule: string;
  /** Actions against businesses of this size: those in the owner's states first, then the newest. */
  cases: Case[];
  /** How many of the cases are about data brokers that did not register. */
  brokerCases: number;
  /** Reports which say that first contacts ended in a repair. */
  repairs: Case[];
}

type OpenTask = Pick<
  Task,
  'id' | 'title' | 'priority' | 'dueDate' | 'stateIds' | 'owed' | 'estimatedHours'
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
  readonly annualRevenue: number | undefined;
  readonly choices: readonly Choice[];
  readonly actions: readonly EnforcementAction[];
  /** Ids of the reports which say that first contacts ended in a repair. */
  readonly repairs: readonly string[];
}

/** The plan for an assessment's open tasks. Done tasks and good practice are left out. */
export function planOf(input: PlanInput): Plan {
  const { assessment } = input;
  const open = assessment.tasks.filter((task) => task.status === 'open' && !task.advice);
  const sure = open.filter((task) => task.owed !== 'may be owed');
  const size = sizeOf(input.employees);
  const cases = casesOf(input, open, (action) => action.size === size);
  return {
    businessId: assessment.businessId,
    businessName: assessment.businessName,
    asOf: assessment.asOf,
    rate: hourlyRate(input.annualRevenue ?? 0),
    byPriority: ([1, 2, 3] as const).map((priority) => ({
      priority,
      ...effortOf(sure.filter((task) => task.priority === priority)),
    })),
    total: effortOf(sure),
    maybe: effortOf(open.filter((task) => task.owed === 'may be owed')),
    work: open.map((task) => planTask(task, input.choices)),
    size,
    sizeRule: SIZE_RULES[size],
    cases,
    brokerCases: cases.filter(({ id }) => broker(input.actions, id)).length,
    repairs: casesOf(input, open, (action) => input.repairs.includes(action.id)),
  };
}

/** The cost of some hours, in whole US dollars. */
export const priceOf = (hours: number, rate: number) => Math.round(hours * rate);

/** An action of a federal regulator concerns every state. */
const FEDERAL = 'US';

const SIZE_RULES: Record<BusinessSize, string> = {
  small: 'fewer than 100 employees',
  medium: '100 to 999 employees',
  large: '1,000 to 9,999 employees',
  giant: '10,000 employees or more',
};

/** The size class of a business: a rough estimate by head count, like that of the public cases. */
export function sizeOf(employees: number): BusinessSize {
  if (employees < 100) return 'small';
  if (employees < 1_000) return 'medium';
  return employees < 10_000 ? 'large' : 'giant';
}

function effortOf(tasks: readonly OpenTask[]): Effort {
  return {
    tasks: tasks.length,
    hours: tasks.reduce((sum, task) => sum + task.estimatedHours, 0),
  };
}

function planTask(task: OpenTask, choices: readonly Choice[]): PlanTask {
  const choice = choices.find(({ control }) => control === task.id);
  const { id, title, priority, dueDate, stateIds, owed } = task;
  return {
    id,
    title,
    priority,
    hours: task.estimatedHours,
    dueDate,
    stateIds: [...stateIds],
    owed,
    // A control without an entry is work without anything special to know.
    who: choice?.who ?? 'you',
    why: choice?.why ?? '',
  };
}

function casesOf(
  { assessment, actions }: PlanInput,
  open: readonly OpenTask[],
  fits: (action: EnforcementAction) => boolean,
): Case[] {
  const own = new Set<string>(
    [...assessment.applicableStates, ...assessment.otherStates].map(({ stateId }) => stateId),
  );
  return actions
    .filter(fits)
    .map((action) => caseOf(action, open, own))
    .toSorted(
      (one, other) =>
        Number(other.inYourStates) - Number(one.inYourStates) || other.date.localeCompare(one.date),
    );
}

function caseOf(
  action: EnforcementAction,
  open: readonly OpenTask[],
  own: ReadonlySet<string>,
): Case {
  const { lessons, otherStates = [], size: _, doubt, ...said } = action;
  return {
    ...said,
    ...(doubt === undefined ? {} : { doubt }),
    inYourStates: [action.state, ...otherStates].some(
      (state) => state === FEDERAL || own.has(state),
    ),
    prevents: open.filter((task) => lessons.includes(task.id)).map((task) => task.title),
  };
}

const broker = (actions: readonly EnforcementAction[], id: string) =>
  actions.find((action) => action.id === id)?.lessons.includes('data-broker') ?? false;
