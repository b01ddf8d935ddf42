/**
 * The texts of an assessment that follow from the law data alone: one part that all states share,
 * and one for each state.
 */
import type { StateCode } from '#law/codes.ts';
import type { ControlKey, FactKey, LawRecord } from '#law/schema.ts';
import type { Corpus } from '../assessment/assessment.ts';
import { CONTROLS_WITH_TERMS, termsOf } from '#engine/duties/duties.ts';
import type { Task, TaskRequirement } from '#engine/tasks/task.ts';
import type { AskedQuestion } from '../interview/shown-questions.ts';

type ControlText = Pick<
  Task,
  | 'category'
  | 'title'
  | 'description'
  | 'steps'
  | 'firstStepMinutes'
  | 'evidence'
  | 'templates'
  | 'tool'
>;
type FactText = Pick<AskedQuestion, 'type' | 'question' | 'help' | 'why' | 'typical'>;
type DutyText = Pick<TaskRequirement, 'title' | 'text' | 'cite' | 'evidence'>;

export interface SharedTexts {
  controls: Partial<Record<ControlKey, ControlText>>;
  /** `{state}` in a question stands for the name of the state. */
  facts: Partial<Record<FactKey, FactText>>;
}

export interface StateTexts {
  stateId: StateCode;
  stateName: string;
  slug: string;
  lawName: string;
  effective: string;
  lawUrl: string;
  requirements: Record<string, DutyText>;
  exemptions: Record<string, { text: string; cite: string }>;
  /** The numbers of days that the law sets, by the work that they bound. */
  terms: Partial<Record<ControlKey, { text: string; cite: string }>>;
}

/** What tasks and questions say, in whatever state. */
export function sharedTexts({ controls, facts }: Pick<Corpus, 'controls' | 'facts'>): SharedTexts {
  return {
    controls: Object.fromEntries(
      controls.controls.map((control) => [
        control.key,
        {
          category: control.category,
          title: control.title,
          description: control.achieves,
          steps: [...control.steps],
          firstStepMinutes: control.firstStepMinutes,
          evidence: control.evidence,
          tool: control.tool ?? null,
          templates: control.templates.flatMap((wanted) =>
            controls.templates
              .filter(({ id }) => id === wanted)
              .map(({ id, title }) => ({ id, title })),
          ),
        },
      ]),
    ),
    facts: Object.fromEntries(
      facts.facts.map(({ key, type, question, help, why, typical }) => [
        key,
        { type, question, help, why, typical: typical ? { ...typical } : null },
      ]),
    ),
  };
}

/** What one law says: its name, its duties and its exemptions. */
export function stateTexts(record: LawRecord): StateTexts {
  const { state, name, slug, law, effective, requirements, exemptions } = record;
  return {
    stateId: state,
    stateName: name,
    slug,
    lawName: law.name,
    effective,
    lawUrl: law.url,
    requirements: Object.fromEntries(
      requirements.map(({ id, title, text, cite, evidence }) => [
        id,
        { title, text, cite, evidence },
      ]),
    ),
    exemptions: Object.fromEntries(exemptions.map(({ id, text, cite }) => [id, { text, cite }])),
    terms: Object.fromEntries(
      CONTROLS_WITH_TERMS.flatMap((control) =>
        termsOf(control, [record], BEFORE_ALL).terms.map(({ text, cite }) => [
          control,
          { text, cite },
        ]),
      ),
    ),
  };
}

/** A term that ended is in no assessment; its text is the same on every day. */
const BEFORE_ALL = '0000-01-01';
