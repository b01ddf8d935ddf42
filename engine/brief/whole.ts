/**
 * A brief assessment and the texts of the law data, put together again: the same as the whole
 * assessment.
 */
import type { StateCode } from '#law/codes.ts';
import type { FactKey } from '#law/schema.ts';
import type { Assessment } from '../assessment/assessment.ts';
import type { ScoredState, StateResult } from '../assessment/state-result.ts';
import type { Task, TaskRequirement } from '#engine/tasks/task.ts';
import { USUAL_REQUIREMENT, USUAL_SCORED, USUAL_STATE, USUAL_TASK } from './brief.ts';
import type { BriefAssessment, BriefRequirement, BriefState, BriefTask } from './brief.ts';
import type { SharedTexts, StateTexts } from './law-texts.ts';

export interface LawTexts {
  readonly shared: SharedTexts;
  readonly states: readonly StateTexts[];
}

/** The states whose texts a brief assessment needs. */
export const statesIn = ({ applicableStates, otherStates }: BriefAssessment): StateCode[] =>
  [...applicableStates, ...otherStates].map(({ stateId }) => stateId);

/** Throws where a text is missing: texts and assessment are of different law data then. */
export function wholeOf(brief: BriefAssessment, texts: LawTexts): Assessment {
  const book = bookOf(texts);
  return {
    ...brief,
    applicableStates: brief.applicableStates.map(
      (state) => ({ ...USUAL_SCORED, ...stateJoined(state, book) }) as ScoredState,
    ),
    otherStates: brief.otherStates.map((state) => stateJoined(state, book)),
    tasks: brief.tasks.map((task) => taskJoined(task, book)),
    recommendations: brief.recommendations.map((each) => ({
      ...each,
      cites: each.cites.map((cited) => ({ ...cited, url: book.state(cited.stateId).lawUrl })),
    })),
    questions: brief.questions.map((asked) => {
      const { question, help, why, ...rest } = book.fact(asked.fact);
      const fill = (text: string) => book.named(text, asked.state);
      return { ...asked, ...rest, question: fill(question), help: fill(help), why: fill(why) };
    }),
    facts: brief.facts.map((used) => {
      const { type, question } = book.fact(used.fact);
      return { ...used, type, question: book.named(question, used.state) };
    }),
  };
}

type Book = ReturnType<typeof bookOf>;

function bookOf({ shared, states }: LawTexts) {
  const byState = new Map(states.map((each) => [each.stateId, each]));
  const duties = new Map(
    states.flatMap((of) =>
      Object.entries(of.requirements).map(([id, text]) => [id, { of, text }] as const),
    ),
  );
  return {
    state: (id: StateCode) => found(byState.get(id), id),
    duty: (id: string) => found(duties.get(id), id),
    fact: (key: FactKey) => found(shared.facts[key], key),
    control: (key: Task['id']) => found(shared.controls[key], key),
    named: (text: string, state: StateCode | null) =>
      text.replaceAll('{state}', (state && byState.get(state)?.stateName) ?? 'the state'),
  };
}

function found<T>(text: T | undefined, what: string): T {
  if (text === undefined) throw new Error(`the texts of the law data lack ${what}`);
  return text;
}

function stateJoined(state: BriefState, book: Book): StateResult {
  const { requirements: _, exemptions, terms: _days, ...law } = book.state(state.stateId);
  return {
    ...USUAL_STATE,
    ...state,
    ...law,
    because: state.because.map((reason) => ({ ...reason, url: law.lawUrl })),
    assuming: state.assuming.map((fact) => ({ fact, question: book.fact(fact).question })),
    toRead: state.toRead.map((id) => ({ id, ...found(exemptions[id], id) })),
  } as StateResult;
}

function taskJoined(task: BriefTask, book: Book): Task {
  const requirements = task.requirements.map((duty) => dutyJoined(duty, task, book));
  const stateIds = [...new Set(requirements.map(({ stateId }) => stateId))];
  const [only] = stateIds;
  return {
    ...USUAL_TASK,
    ...task,
    ...book.control(task.id),
    cites: requirements.map(({ stateId, cite, url }) => ({ stateId, cite, url })),
    ...(only !== undefined && stateIds.length === 1 && { stateId: only }),
    stateIds,
    terms: task.terms.map((stateId) => ({
      stateId,
      ...found(book.state(stateId).terms[task.id], `${stateId} ${task.id}`),
    })),
    requirements,
  } as Task;
}

function dutyJoined(
  duty: BriefRequirement,
  { owed, dueDate }: BriefTask,
  book: Book,
): TaskRequirement {
  const { of, text } = book.duty(duty.id);
  const usual = { ...USUAL_REQUIREMENT, owed, dueDate };
  return { ...usual, ...duty, ...text, stateId: of.stateId, url: of.lawUrl } as TaskRequirement;
}
