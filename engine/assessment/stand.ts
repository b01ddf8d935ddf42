/**
 * Where a business stands: one value, from which every page and mail takes its sentence, its button
 * and its counts.
 */
import type { StateCode } from '#law/codes.ts';
import type { ControlKey, FactKey, LawRecord } from '#law/schema.ts';
import { addMonths } from '#calendar/dates.ts';
import { workOf } from './open-work.ts';
import type { OpenWork } from './open-work.ts';
import { changeDates } from '#engine/verdict/change-days.ts';
import { minutesFor } from '../interview/length.ts';
import type { AskedQuestion } from '../interview/shown-questions.ts';
import type { Task } from '#engine/tasks/tasks.ts';

/** The first of the open tasks. */
interface NextTask {
  id: ControlKey;
  title: string;
  /** Its first step, and our estimate of the minutes for that step alone. */
  firstStep: string;
  minutes: number;
  /** Hours of the whole task: our estimate. */
  hours: number;
  dueDate: string;
  dueByLaw: boolean;
  /** The day from which our target was moved, as the owner's hours cannot meet it; else null. */
  movedFrom: string | null;
  priority: 1 | 2 | 3;
  owed: Task['owed'];
  /** Titles of the open tasks that build on it. */
  leadsTo: string[];
  template: { id: string; title: string } | null;
}

/** Questions that decide something, and what: names of states whose law is open, and tasks. */
interface Settling {
  /** At most so many questions of the interview, and about so many minutes. */
  answers: number;
  minutes: number;
  stateNames: string[];
  tasks: number;
}

export interface Stand {
  /**
   * settle: questions that decide a law or more than a few tasks come first; work: tasks are open;
   * unclear: no answer settles whether a law binds; keep: no task, but duties to keep to; done:
   * every task is done; nothing owed: no law binds.
   */
  at: 'settle' | 'work' | 'unclear' | 'keep' | 'done' | 'nothing owed';
  laws: { binding: number; open: number; coming: number; out: number };
  /** Open tasks owed today or from a known day; those that an answer decides; settled ones. */
  work: OpenWork;
  /** What answers would decide; null where nothing is asked that decides anything. */
  settling: Settling | null;
  /** The first open task; null where none is open. */
  task: NextTask | null;
  /** The first due date of work that is surely owed. */
  nextDue: string | null;
  /** Duties of laws that otherwise do not apply: nothing to do but keep to them. */
  keep: { stateId: StateCode; stateName: string; title: string; cite: string }[];
  /** The day to look again: a law of one's own states changes, or a year has passed. */
  lookAgain: { on: string; stateName: string | null };
  /** Of who has nothing left to do, or is bound by none: the next day on which a law binds. */
  binds: LawsThatBind | null;
}

/** Laws that do not bind yet, by today's answers, and do from this day. */
export interface LawsThatBind {
  on: string;
  stateNames: string[];
}

interface WeighedState {
  readonly stateId: StateCode;
  readonly stateName: string;
  readonly verdict: string;
  readonly then?: string | undefined;
  readonly settledBy: readonly (readonly FactKey[])[];
  readonly standing: readonly { readonly title: string; readonly cite: string }[];
}

interface Assessed {
  readonly asOf: string;
  /** The day of the oldest number that the owner gave. */
  readonly numbersOf?: string | undefined;
  readonly tasks: readonly Task[];
  readonly questions: readonly Pick<AskedQuestion, 'fact' | 'standing'>[];
  readonly applicableStates: readonly WeighedState[];
  readonly otherStates: readonly WeighedState[];
}

/** So many tasks that an answer decides are worked on without it. */
const A_FEW = 3;

const BINDS = new Set(['applies', 'applies in part']);

function lawsOf(states: readonly WeighedState[]): Stand['laws'] {
  const kinds = states.map(({ verdict, then }) => {
    const isComing = verdict === 'not in force yet';
    const kind = isComing ? (then ?? 'cannot tell') : verdict;
    if (BINDS.has(kind)) return isComing ? 'coming' : 'binding';
    return kind === 'cannot tell' ? 'open' : 'out';
  });
  const of = (kind: keyof Stand['laws']) => kinds.filter((each) => each === kind).length;
  return { binding: of('binding'), open: of('open'), coming: of('coming'), out: of('out') };
}

/** States whose law one of these questions helps to decide. */
function decidedBy(states: readonly WeighedState[], facts: ReadonlySet<FactKey>): string[] {
  return states
    .filter(({ verdict }) => verdict === 'cannot tell')
    .filter(({ settledBy }) => settledBy.flat().some((fact) => facts.has(fact)))
    .map(({ stateName }) => stateName);
}

/**
 * What the missing answers decide. "I don't know" is an answer: what it leaves open is asked for
 * again only where nothing else is left to do.
 */
function settlingOf(
  { questions, applicableStates }: Assessed,
  { sure, maybe }: Stand['work'],
  questionsLeft: () => number,
): Settling | null {
  const factsOf = (standing: AskedQuestion['standing']) =>
    new Set(questions.flatMap((each) => (each.standing === standing ? [each.fact] : [])));
  const asked = factsOf('asked');
  const facts = asked.size > 0 || sure.tasks > 0 ? asked : factsOf('unknown');
  const stateNames = decidedBy(applicableStates, facts);
  const tasks = asked.size > 0 ? maybe.tasks : 0;
  if (stateNames.length === 0 && tasks === 0) return null;
  const answers = Math.max(1, questionsLeft());
  return { answers, minutes: minutesFor(answers), stateNames, tasks };
}

const decidesMuch = (settling: Settling | null) =>
  settling !== null && (settling.stateNames.length > 0 || settling.tasks > A_FEW);

/** The next day after `asOf` on which a number of that day is so many years old. */
function birthdayOf(numbersOf: string, asOf: string): string {
  const years = Math.max(1, Number(asOf.slice(0, 4)) - Number(numbersOf.slice(0, 4)));
  const on = addMonths(numbersOf, 12 * years);
  return on > asOf ? on : addMonths(numbersOf, 12 * (years + 1));
}

/** The next day on which a law of these states changes, or the numbers are a year old. */
export function lookAgainOn(
  laws: readonly LawRecord[],
  { asOf, numbersOf = asOf }: Pick<Assessed, 'asOf' | 'numbersOf'>,
): Stand['lookAgain'] {
  const [next] = laws
    .flatMap((law) => changeDates(law, []).map((on) => ({ on, stateName: law.name })))
    .filter(({ on }) => on > asOf)
    .toSorted((one, other) => one.on.localeCompare(other.on));
  const inAYear = birthdayOf(numbersOf, asOf);
  return next && next.on <= inAYear ? next : { on: inAYear, stateName: null };
}

/** What is worked out only where the place asks for it. */
interface Later {
  /** How many questions the interview may still ask. */
  readonly questionsLeft: () => number;
  /** The next day on which another law binds. */
  readonly nextToBind: () => LawsThatBind | null;
}

/**
 * Questions that decide a law or more than a few tasks come first, then work that is owed, then
 * work that comes later or may be owed. Tasks are in the order in which the work builds on itself.
 */
export function standOf(
  assessed: Assessed,
  records: readonly LawRecord[],
  { questionsLeft, nextToBind }: Later,
): Stand {
  const states = [...assessed.applicableStates, ...assessed.otherStates];
  const duties = assessed.tasks.filter(({ advice }) => !advice);
  const open = duties.filter(({ status }) => status === 'open');
  const sure = open.filter(({ owed }) => owed !== 'may be owed');
  const work = workOf(assessed.tasks);
  const keep = states.flatMap(({ stateId, stateName, standing }) =>
    standing.map(({ title, cite }) => ({ stateId, stateName, title, cite })),
  );
  const settling = settlingOf(assessed, work, questionsLeft);
  const first = open.find(({ owed }) => owed === 'owed') ?? sure[0] ?? open[0];
  const laws = lawsOf(states);
  const placeOf = (): Stand['at'] => {
    if (decidesMuch(settling)) return 'settle';
    if (first) return 'work';
    if (laws.open > 0) return 'unclear';
    if (work.done + work.notApplicable > 0) return 'done';
    return keep.length > 0 ? 'keep' : 'nothing owed';
  };
  const at = placeOf();
  return {
    at,
    laws,
    work,
    settling,
    task: first ? nextTask(first, open) : null,
    nextDue: sure.map(({ dueDate }) => dueDate).toSorted()[0] ?? null,
    keep,
    lookAgain: lookAgainOn(records, assessed),
    binds: laws.binding === 0 || at === 'done' ? nextToBind() : null,
  };
}

function nextTask(task: Task, open: readonly Task[]): NextTask {
  const { id, title, dueDate, dueByLaw, movedFrom, priority, owed } = task;
  return {
    id,
    title,
    firstStep: task.steps[0] ?? task.description,
    minutes: task.firstStepMinutes,
    hours: task.estimatedHours,
    dueDate,
    dueByLaw,
    movedFrom,
    priority,
    owed,
    leadsTo: open.filter((other) => task.leadsTo.includes(other.id)).map((other) => other.title),
    template: task.templates[0] ?? null,
  };
}
