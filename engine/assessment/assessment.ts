/**
 * The assessment of one business: verdicts, score, risk, tasks, recommendations and open questions
 * (docs/requirements-decisions.md 5).
 */
import type { Language } from '#text/language.ts';
import type { ControlBook, LawRecord, Recommendation } from '#law/schema.ts';
import { overallText } from '../explain/sentences.ts';
import type { Sentences } from '../explain/sentences.ts';
import type { BusinessOnDay, FactSources } from '../facts/business-on-day.ts';
import { indexFacts } from '../facts/facts.ts';
import type { FactIndex } from '../facts/facts.ts';
import { dayReader, inferFromProfile } from '../facts/inference.ts';
import type { Profile } from '../facts/inference.ts';
import { clashTexts } from '#engine/explain/contradictions.ts';
import type { ClashText } from '#engine/explain/contradictions.ts';
import { mismatchesIn } from './mismatches.ts';
import type { CompanyDoings, AnswerMismatch } from './mismatches.ts';
import { knownIn } from '../facts/known.ts';
import { outcomeOf } from '#engine/duties/outcome.ts';
import type { StateOutcome } from '#engine/duties/outcome.ts';
import { givenOf } from '#engine/interview/check-answers.ts';
import { questionsLeft } from '../interview/length.ts';
import { askedQuestions, usedFacts } from '../interview/shown-questions.ts';
import type { AskedQuestion, ShownFact } from '../interview/shown-questions.ts';
import { marksThatCount } from '#engine/tasks/look-again.ts';
import { recommendationsFor } from './recommendations.ts';
import type { CitedRecommendation } from './recommendations.ts';
import { riskOf } from '#engine/duties/score.ts';
import type { RiskLevel, Score, WorkStatus } from '#engine/duties/score.ts';
import { overallOf, urgentStates } from '#engine/duties/overall.ts';
import { riskReason } from '../explain/risk-reason.ts';
import { spokenIn } from '../explain/spoken.ts';
import { scoredState, stateResult } from './state-result.ts';
import type { ScoredState, StateResult } from './state-result.ts';
import { tasksOf } from '#engine/tasks/tasks.ts';
import type { Task, WorkItem } from '#engine/tasks/tasks.ts';
import { moveTargets } from './targets.ts';
import { nextToBind } from './next-to-bind.ts';
import { standOf } from './stand.ts';
import type { Stand } from './stand.ts';

export interface Corpus extends FactSources {
  readonly controls: ControlBook;
  readonly recommendations: readonly Recommendation[];
  readonly hash: string;
  /** The language of its texts; English if left out. */
  readonly language?: Language;
  /** Sentences of the engine in that language, by their English. */
  readonly phrases?: Readonly<Record<string, string>>;
}

/** What the owner said about one business, and the work that is done. */
export interface AssessmentInput extends BusinessOnDay {
  readonly business: Profile & {
    readonly id: string;
    readonly businessName: string;
    readonly version: number;
  };
  /** Requirement states that the owner set; requirements not listed are open. */
  readonly work: readonly WorkItem[];
  /**
   * Requirement id → when it was first owed, or may have been, by this business: a date, or an
   * instant in UTC.
   */
  readonly owedSince: Readonly<Record<string, string>>;
  /** Companies that get data, from the data map. */
  readonly companies?: readonly CompanyDoings[] | undefined;
  readonly savedAt: string | null;
  /** The day of the oldest number that the owner gave; without it, today. */
  readonly numbersOf?: string | undefined;
  /** Hours that the owner gives in a week: targets that these cannot meet are moved. */
  readonly hoursAWeek?: number | undefined;
}

export interface Assessment {
  businessId: string;
  businessName: string;
  version: number;
  asOf: string;
  lawDataHash: string;
  lawCheckedTo: string;
  overallScore: number;
  provisional: boolean;
  headline: string;
  riskLevel: RiskLevel;
  riskReason: string;
  applicableStates: ScoredState[];
  otherStates: StateResult[];
  /** Where the business stands: what is next, and every count. */
  stand: Stand;
  tasks: Task[];
  recommendations: CitedRecommendation[];
  questions: AskedQuestion[];
  facts: ShownFact[];
  clashes: ClashText[];
  /** What the owner said and that does not fit together, until it is settled. */
  mismatches: AnswerMismatch[];
  /** Whether a mismatch touches a verdict or a task, and with it the score. */
  scoreInDoubt: boolean;
  savedAt: string | null;
}

const verdictsIn = (states: readonly StateOutcome[]) => states.map(({ verdict }) => verdict);

/** Computes the whole assessment. Pure: the same corpus and input give the same assessment. */
export function assess(corpus: Corpus, subject: AssessmentInput): Assessment {
  const { business, answers, asOf } = subject;
  const { index, laws, inferred, known, states, work, statusOf } = weighAll(corpus, subject);
  const spoken = spokenIn(corpus);
  const { sentences } = spoken;
  const { overall, provisional, scope } = overallOf(states, statusOf);
  const tasks = ownTasks(corpus, subject, states, overall, work);
  const urgentIn = urgentStates(scope, statusOf);
  const assessed = {
    businessId: business.id,
    businessName: business.businessName,
    version: business.version,
    asOf,
    lawDataHash: corpus.hash,
    lawCheckedTo: oldestCheck(laws),
    overallScore: overall.percent,
    provisional,
    headline: overallText(verdictsIn(states), sentences),
    riskLevel: riskOf(overall.percent, urgentIn.length > 0),
    riskReason: riskReason({ scope, tasks, urgentIn, asOf }, spoken.risk),
    ...statesShown(states, index, sentences),
    tasks,
    recommendations: recommendationsFor(corpus, { states, tasks, urgentIn, asOf }, sentences.list),
    questions: askedQuestions(states, answers, index),
    facts: usedFacts(known, laws, index, spoken.phrase),
    clashes: clashTexts(answers, inferred, laws, spoken),
    ...mismatchesIn({ subject, inferred, known, states, tasks, index, spoken }),
    savedAt: subject.savedAt,
  };
  const told = { ...assessed, numbersOf: subject.numbersOf };
  const later = {
    questionsLeft: () => {
      const places = laws.map(({ state }) => state);
      return questionsLeft(givenOf(places, answers, inferred, index), laws, asOf, index);
    },
    nextToBind: () => nextToBind(corpus, subject),
  };
  return { ...assessed, stand: standOf(told, laws, later) };
}

/** Each state's result; where its law may bind, with its score. */
function statesShown(states: readonly StateOutcome[], index: FactIndex, sentences: Sentences) {
  const [bound, others] = [true, false].map((binding) =>
    states.filter((state) => state.mayBind === binding),
  );
  return {
    applicableStates: (bound ?? []).map((state) => scoredState(state, index, sentences)),
    otherStates: (others ?? []).map((state) => stateResult(state, index, sentences)),
  };
}

/** What is known of the business, and each of its states' laws weighed by it. */
function weighAll(corpus: Corpus, { business, answers, asOf, work: marks }: AssessmentInput) {
  const index = indexFacts(corpus.facts);
  const laws = corpus.laws.filter((law) => business.statesOperating.includes(law.state));
  const work = new Map(marks.map((item) => [item.requirementId, item]));
  const marked = marksThatCount(marks, corpus.controls.controls, asOf);
  const statusOf = (id: string): WorkStatus => marked[id] ?? 'open';
  const inferred = inferFromProfile(business, corpus.sensitive, dayReader(laws, asOf));
  const known = new Map(
    laws.map((law) => [law.state, knownIn(law.state, answers, inferred, index)]),
  );
  const states = laws.map((law) =>
    outcomeOf(law, known.get(law.state)?.facts ?? {}, asOf, index, statusOf),
  );
  return { index, laws, inferred, known, states, work, statusOf };
}

function ownTasks(
  corpus: Corpus,
  { owedSince, asOf, hoursAWeek }: AssessmentInput,
  states: readonly StateOutcome[],
  overall: Score,
  work: ReadonlyMap<string, WorkItem>,
): Task[] {
  const tasks = tasksOf({
    duties: states.flatMap((state) => state.duties),
    allWeighed: new Map(states.map(({ weighed }) => [weighed.law.state, weighed])),
    controls: corpus.controls.controls,
    templates: corpus.controls.templates,
    work,
    owedSince,
    asOf,
    lost: overall.lost,
  });
  return hoursAWeek === undefined ? tasks : moveTargets(tasks, hoursAWeek, asOf);
}

function oldestCheck(laws: readonly LawRecord[]): string {
  return laws
    .map((law) => law.checkedTo)
    .reduce((one, other) => (one < other ? one : other), '9999-12-31');
}
