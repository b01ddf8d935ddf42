/**
 * An assessment without the texts that follow from the law data alone (`law-texts.ts`). What is
 * left depends on the owner. `whole.ts` puts the two together again.
 */
import type { StateCode } from '#law/codes.ts';
import type { FactKey } from '#law/schema.ts';
import type { Assessment } from '../assessment/assessment.ts';
import type { CitedRecommendation } from '../assessment/recommendations.ts';
import type { ScoredState, StateResult } from '../assessment/state-result.ts';
import type { Task, TaskRequirement } from '#engine/tasks/task.ts';
import type { AskedQuestion, ShownFact } from '../interview/shown-questions.ts';
import type { SharedTexts, StateTexts } from './law-texts.ts';

/** What most states, tasks and requirements have. */
export const USUAL_STATE = { settledBy: [], standing: [], owed: [], outside: [] };
export const USUAL_SCORED = { ...USUAL_STATE, provisional: false, requirementsMet: 0 };
export const USUAL_TASK = {
  leadsTo: [],
  dueByLaw: false,
  advice: false,
  status: 'open',
  reopenedFor: [],
  strictest: null,
  asks: [],
  note: null,
  doneOn: null,
  doneBy: null,
  lookAgain: null,
  again: false,
  lastTime: null,
  lostPoints: 0,
} as const;
export const USUAL_REQUIREMENT = {
  from: null,
  status: 'open',
  again: false,
  dueByLaw: false,
  lostPoints: 0,
} as const;

type ControlText = NonNullable<SharedTexts['controls'][keyof SharedTexts['controls']]>;
type FactText = NonNullable<SharedTexts['facts'][FactKey]>;

/** What is left out has its usual value. */
type Without<T, Gone extends PropertyKey, Usual extends PropertyKey> = Omit<T, Gone | Usual> & {
  [Key in keyof T & Usual]?: T[Key] | undefined;
};

interface BriefParts {
  because: Omit<StateResult['because'][number], 'url'>[];
  assuming: FactKey[];
  /** The ids of exemptions. */
  toRead: string[];
}
type FromLaw = Exclude<keyof StateTexts, 'stateId'> | keyof BriefParts;
export type BriefState = Without<StateResult, FromLaw, keyof typeof USUAL_STATE> & BriefParts;
export type BriefScored = Without<ScoredState, FromLaw, keyof typeof USUAL_SCORED> & BriefParts;

/** A day, and how it is owed, are left out where they are those of its task. */
export type BriefRequirement = Pick<TaskRequirement, 'id'> & {
  [Key in keyof typeof USUAL_REQUIREMENT | 'owed' | 'dueDate']?: TaskRequirement[Key] | undefined;
};
type FromRequirements = 'cites' | 'stateId' | 'stateIds' | 'requirements' | 'terms';
export type BriefTask = Without<
  Task,
  keyof ControlText | FromRequirements,
  keyof typeof USUAL_TASK
> & {
  /** The states whose law sets a number of days. */
  terms: StateCode[];
  requirements: BriefRequirement[];
};
export type BriefRecommendation = Omit<CitedRecommendation, 'cites'> & {
  cites: Omit<CitedRecommendation['cites'][number], 'url'>[];
};
export type BriefQuestion = Omit<AskedQuestion, keyof FactText>;
export type BriefFact = Omit<ShownFact, 'type' | 'question'>;

export type BriefAssessment = Omit<
  Assessment,
  'applicableStates' | 'otherStates' | 'tasks' | 'recommendations' | 'questions' | 'facts'
> & {
  applicableStates: BriefScored[];
  otherStates: BriefState[];
  tasks: BriefTask[];
  recommendations: BriefRecommendation[];
  questions: BriefQuestion[];
  facts: BriefFact[];
};

/** Leaves out what the texts of the law data hold. */
export function briefOf(assessment: Assessment): BriefAssessment {
  return {
    ...assessment,
    applicableStates: assessment.applicableStates.map((state) => briefState(state, USUAL_SCORED)),
    otherStates: assessment.otherStates.map((state) => briefState(state, USUAL_STATE)),
    tasks: assessment.tasks.map(briefTask),
    recommendations: assessment.recommendations.map(({ cites, ...rest }) => ({
      ...rest,
      cites: cites.map(({ stateId, cite }) => ({ stateId, cite })),
    })),
    questions: assessment.questions.map(({ fact, state, states, standing }) => ({
      fact,
      state,
      states,
      standing,
    })),
    facts: assessment.facts.map(({ fact, state, value, source, how }) => ({
      fact,
      state,
      value,
      source,
      how,
    })),
  };
}

/** Leaves out each value that is the usual one: null, false, 0, a word or an empty list. */
function unusual<T extends object, U extends object>(
  value: T,
  usual: U,
): Omit<T, keyof U> & { [Key in keyof T & keyof U]?: T[Key] | undefined } {
  const kept = Object.entries(value).filter(([key, each]) => {
    const other = (usual as Record<string, unknown>)[key];
    const bothEmpty = Array.isArray(each) && each.length === 0 && Array.isArray(other);
    return each !== other && !bothEmpty;
  });
  // only keys of `usual` were taken out
  return Object.fromEntries(kept) as ReturnType<typeof unusual<T, U>>;
}

function briefState<S extends StateResult, U extends object>(state: S, usual: U) {
  const {
    stateName: _,
    slug: _slug,
    lawName: _law,
    effective: _day,
    lawUrl: _url,
    because,
    assuming,
    toRead,
    ...rest
  } = state;
  return {
    ...unusual(rest, usual),
    because: because.map(({ url: _where, ...reason }) => reason),
    assuming: assuming.map(({ fact }) => fact),
    toRead: toRead.map(({ id }) => id),
  };
}

function briefTask(task: Task): BriefTask {
  const {
    category: _category,
    title: _title,
    description: _description,
    steps: _steps,
    firstStepMinutes: _minutes,
    evidence: _evidence,
    templates: _templates,
    tool: _tool,
    cites: _cites,
    stateId: _only,
    stateIds: _all,
    terms,
    requirements,
    ...rest
  } = task;
  return {
    ...unusual(rest, USUAL_TASK),
    terms: terms.map(({ stateId }) => stateId),
    requirements: requirements.map((duty) => briefRequirement(duty, task)),
  };
}

function briefRequirement(duty: TaskRequirement, { owed, dueDate }: Task): BriefRequirement {
  const { id, from, status, again, dueByLaw, lostPoints } = duty;
  const own = { id, owed: duty.owed, dueDate: duty.dueDate };
  return unusual(
    { ...own, from, status, again, dueByLaw, lostPoints },
    { ...USUAL_REQUIREMENT, owed, dueDate },
  );
}
