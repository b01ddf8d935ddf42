/** The owner's tasks: duties merged across states, with due date, time limits and points. */
import type { StateCode } from '#law/codes.ts';
import type { Control, ControlKey, LawRecord } from '#law/schema.ts';
import { dueDate } from './due-date.ts';
import { factsAsked, mergeByControl, termsOf } from '#engine/duties/duties.ts';
import type { Duty, Owed } from '#engine/duties/duties.ts';
import type { WeighedLaw } from '#engine/rules/applicability.ts';
import type { WorkStatus } from '#engine/duties/score.ts';
import { buildingOn, inWorkOrder } from './work-order.ts';
import type { BuildsOn } from './work-order.ts';
import type { Task, TaskRequirement, WorkItem } from './task.ts';
import { cameBack, nextLook, recordOf } from './task-record.ts';

export type { Task, TaskRequirement, WorkItem };

export interface TaskInput {
  readonly duties: readonly Duty[];
  readonly allWeighed: ReadonlyMap<string, WeighedLaw>;
  readonly controls: readonly Control[];
  /** The order of duties within a task. */
  readonly templates: readonly { readonly id: string; readonly title: string }[];
  readonly work: ReadonlyMap<string, WorkItem>;
  /** Requirement id → when it was first owed by this business. */
  readonly owedSince: Readonly<Record<string, string>>;
  readonly asOf: string;
  /** Requirement id → points of the overall score that are lost while it is open. */
  readonly lost: ReadonlyMap<string, number>;
}

/**
 * One task for each control: certain duties first, then coming ones, then those that may be owed,
 * each group in the order in which the work builds on itself; good practice after them, done tasks
 * last.
 */
export function tasksOf(input: TaskInput): Task[] {
  const order = input.controls.map((control) => control.key);
  const buildsOn: BuildsOn = new Map(input.controls.map(({ key, after }) => [key, after]));
  const byKey = new Map(input.controls.map((control) => [control.key, control]));
  const tasks = mergeByControl(input.duties, order).flatMap(({ control, duties }) => {
    const definition = byKey.get(control);
    return definition ? [taskOf(definition, duties, input)] : [];
  });
  const open = tasks.filter(({ status }) => status === 'open');
  for (const task of tasks) task.leadsTo = [...buildingOn(task.id, open, buildsOn)];
  const groups = Map.groupBy(tasks, groupOf);
  return [...groups.keys()]
    .sort((one, other) => one - other)
    .flatMap((group) => inWorkOrder(groups.get(group) ?? [], buildsOn));
}

const OWED_RANK = { owed: 0, 'coming up': 1, 'may be owed': 2 } as const;

/** Lower groups come first. */
const groupOf = ({ status, advice, owed }: Task) =>
  (status === 'open' ? 0 : 20) + (advice ? 10 : 0) + OWED_RANK[owed];

function taskOf(control: Control, duties: readonly Duty[], input: TaskInput): Task {
  const listed = duties.map((duty) => requirementOf(duty, input));
  const next = nextLook(control, listed, input.work);
  const comesBack = next !== null && next.on <= input.asOf;
  const requirements = comesBack ? cameBack(control, listed, input.work) : listed;
  const stateIds = [...new Set(requirements.map((requirement) => requirement.stateId))];
  const [only, ...others] = stateIds;
  const laws = [...new Set(duties.map((duty) => duty.law))];
  const status = statusOfAll(requirements.map((requirement) => requirement.status));
  return {
    id: control.key,
    priority: lowest(duties.map((duty) => duty.requirement.priority)),
    category: control.category,
    title: control.title,
    description: control.achieves,
    steps: [...control.steps],
    firstStepMinutes: control.firstStepMinutes,
    leadsTo: [],
    evidence: control.evidence,
    templates: control.templates.flatMap((wanted) =>
      input.templates.filter(({ id }) => id === wanted).map(({ id, title }) => ({ id, title })),
    ),
    tool: control.tool ?? null,
    estimatedHours: Math.max(...duties.map((duty) => duty.requirement.hours)),
    ...earliestDue(requirements),
    ...(only !== undefined && others.length === 0 ? { stateId: only } : {}),
    stateIds,
    cites: requirements.map(({ stateId, cite, url }) => ({ stateId, cite, url })),
    owed: strongest(requirements.map((requirement) => requirement.owed)),
    advice: duties.every((duty) => duty.requirement.advice === true),
    status,
    reopenedFor: status === 'open' ? addedLater(requirements, input) : [],
    ...termFields(control.key, laws, input.asOf),
    asks: factsAsked(duties, input.allWeighed),
    ...recordOf(requirements, status, input.work),
    lookAgain: status === 'done' ? next : null,
    lostPoints: requirements.reduce((sum, requirement) => sum + requirement.lostPoints, 0),
    requirements,
  };
}

function requirementOf({ law, requirement, owed, from }: Duty, input: TaskInput): TaskRequirement {
  const since = input.owedSince[requirement.id] ?? input.asOf;
  const due = dueDate(requirement, law.effective, since);
  return {
    id: requirement.id,
    stateId: law.state,
    title: requirement.title,
    text: requirement.text,
    cite: requirement.cite,
    url: law.law.url,
    evidence: requirement.evidence,
    owed,
    from,
    status: input.work.get(requirement.id)?.status ?? 'open',
    again: false,
    dueDate: due,
    dueByLaw: due === law.effective || due === requirement.from,
    lostPoints: input.lost.get(requirement.id) ?? 0,
  };
}

function lowest(priorities: (1 | 2 | 3)[]): 1 | 2 | 3 {
  return priorities.reduce((one, other) => (one < other ? one : other));
}

/** The earliest due date of the open requirements; of all requirements if none is open. */
function earliestDue(
  requirements: readonly TaskRequirement[],
): Pick<Task, 'dueDate' | 'dueByLaw' | 'movedFrom'> {
  const open = requirements.filter((requirement) => requirement.status === 'open');
  const { dueDate: day, dueByLaw } = (open.length > 0 ? open : requirements).reduce((one, other) =>
    one.dueDate <= other.dueDate ? one : other,
  );
  return { dueDate: day, dueByLaw, movedFrom: null };
}

function strongest(all: readonly Owed[]): Owed {
  return all.reduce((one, other) => (OWED_RANK[one] <= OWED_RANK[other] ? one : other));
}

/**
 * A task is done when all its requirements are; a requirement that is not applicable needs no work.
 */
function statusOfAll(all: readonly WorkStatus[]): WorkStatus {
  if (all.includes('open')) return 'open';
  return all.includes('done') ? 'done' : 'not applicable';
}

/**
 * States whose requirement was added to the task after the rest of it had been done ("added for
 * Texas").
 */
function addedLater(requirements: readonly TaskRequirement[], input: TaskInput): StateCode[] {
  const finished = requirements
    .filter((requirement) => requirement.status === 'done' || requirement.again)
    .map((requirement) => input.work.get(requirement.id)?.on ?? '');
  const first = finished.sort()[0];
  if (first === undefined) return [];
  const added = requirements.filter(
    ({ id, status, again: isAgain }) =>
      status === 'open' && !isAgain && (input.owedSince[id] ?? input.asOf) > first,
  );
  return [...new Set(added.map((requirement) => requirement.stateId))];
}

function termFields(
  control: ControlKey,
  laws: readonly LawRecord[],
  asOf: string,
): Pick<Task, 'terms' | 'strictest'> {
  const { what, terms, strictest } = termsOf(control, laws, asOf);
  const whose = terms.filter(
    (term) => term.days === strictest?.days && term.unit === strictest.unit,
  );
  return {
    terms: terms.map(({ state, text, cite }) => ({ stateId: state, text, cite })),
    strictest: strictest
      ? {
          days: strictest.days,
          unit: strictest.unit,
          what,
          stateIds: whose.map((term) => term.state),
        }
      : null,
  };
}
