/**
 * What to do after a regulator's letter, in order, with a day for each step. Days that the letter
 * names for an order are its own; the other days are our plan.
 */
import type { LetterKind } from '#engine/words/letters.ts';
import type { CureTerms, Stated } from '#law/schema.ts';
import { orderSteps, type PlannedOrder } from './order-steps.ts';
import { daysFor, weekBefore, weekdayBefore } from './plan-days.ts';

export type CureStepKind =
  | 'produce'
  | 'answer questions'
  | 'order'
  | 'more time'
  | 'privilege'
  | 'object'
  | 'one voice'
  | 'find the request'
  | 'answer the person'
  | 'insurer'
  | 'write little'
  | 'say nothing'
  | 'answer nothing'
  | 'counsel file'
  | 'check duties'
  | 'do not pay'
  | 'check the sender'
  | 'tell of it'
  | 'keep'
  | 'take down'
  | 'hold'
  | 'lawyer'
  | 'answer'
  | 'fix'
  | 'tell people'
  | 'policies'
  | 'proof'
  | 'statement'
  | 'after';

export interface CureStep {
  readonly kind: CureStepKind;
  /** The requirement to fix. */
  readonly requirementId: string | null;
  /** The planned day, or the letter's own; null where no last day is known. */
  readonly by: string | null;
  /** The orders that it carries out. */
  readonly items: readonly PlannedOrder[];
}

export interface PlannedLetter {
  readonly kind: LetterKind;
  readonly asOf: string;
  /** The day to work to (cureRight); null: none known. */
  readonly workTo: string | null;
  /** The statement that the law wants after a cure; null: none, or there is no time to cure. */
  readonly statement: CureTerms['statement'];
  /** In the order in which they are to be fixed. */
  readonly requirements: readonly string[];
  readonly lawyer: boolean;
  readonly orders: readonly PlannedOrder[];
  /** The last day to ask for more time as the letter names it; null: it names none. */
  readonly moreTimeBy: string | null;
  /** A demand under Daniel's Law, whose own days run whatever is answered. */
  readonly takeDown?: boolean;
  /** The last day to contest an order; null: none is named. */
  readonly objectBy: string | null;
}

/** Which share of the time is used when a step is to be done. */
const SHARE = { fix: 0.6, told: 0.75, proof: 0.8 } as const;

type Stepper = (
  kind: CureStepKind,
  by: string | null,
  requirementId?: string | null,
  items?: readonly PlannedOrder[],
) => CureStep;
const step: Stepper = (kind, by, requirementId = null, items = []) => ({
  kind,
  requirementId,
  by,
  items,
});

/**
 * The steps. None of our own is planned before `asOf` or after the day to work to; mail goes out on
 * a weekday.
 */
export function curePlan(planned: PlannedLetter): CureStep[] {
  const { asOf, kind } = planned;
  if (kind === 'invoice or scam')
    return [
      step('do not pay', asOf),
      step('check the sender', asOf),
      step('tell of it', null),
      step('keep', asOf),
    ];
  return todayFirst(planFor(planned), asOf);
}

function planFor(planned: PlannedLetter): CureStep[] {
  if (planned.kind === 'unclear') return unclearPlan(planned);
  return planned.kind === 'private demand' ? privatePlan(planned) : officePlan(planned);
}

/** Nobody knows what it is: it is kept, and its sender gets nothing yet. */
function unclearPlan(planned: PlannedLetter): CureStep[] {
  const { asOf, orders } = planned;
  const { held, others } = orderSteps(orders);
  return [
    step('answer nothing', asOf),
    step('hold', asOf, null, held),
    step('keep', asOf),
    ...takeDownStep(planned),
    step('check the sender', asOf),
    step('lawyer', asOf, null, others),
  ];
}

/**
 * What is for today, or late, stands before what has a later day: nobody keeps papers after handing
 * them over.
 */
function todayFirst(steps: readonly CureStep[], asOf: string): CureStep[] {
  const isDue = ({ by }: CureStep) => by !== null && by <= asOf;
  return [...steps.filter(isDue), ...steps.filter((step) => !isDue(step))];
}

/** Daniel's Law gives its days whoever wrote, and whatever is answered. */
const takeDownStep = ({ takeDown, workTo }: PlannedLetter): CureStep[] =>
  takeDown === true ? [step('take down', workTo)] : [];

/** A demand of a person is answered by a lawyer; what it demands is for the lawyer to weigh. */
function privatePlan(planned: PlannedLetter): CureStep[] {
  const { asOf, orders } = planned;
  const { soon } = daysFor(planned);
  const { held, others } = orderSteps(orders);
  return [
    step('say nothing', asOf),
    step('hold', asOf, null, held),
    step('keep', asOf),
    ...takeDownStep(planned),
    step('insurer', asOf),
    step('lawyer', asOf, null, others),
    step('write little', asOf),
    step('counsel file', soon),
    step('after', null),
  ];
}

/** What an office's letter wants: beside what is for today, the ordered first. */
function officePlan(planned: PlannedLetter): CureStep[] {
  const { asOf, kind, lawyer, orders } = planned;
  const { send, soon } = daysFor(planned);
  const { held } = orderSteps(orders);
  const answered = [soon, ...orders.flatMap(({ by, done }) => (done ? [] : (by ?? [])))];
  const first = answered.filter((day) => day >= asOf).toSorted()[0] ?? asOf;
  return [
    ...firstSteps(planned),
    step('hold', asOf, null, held),
    step('keep', asOf),
    step('write little', asOf),
    step('insurer', soon),
    ...(lawyer ? [step('lawyer', asOf)] : []),
    ...(kind === 'audit' ? [step('one voice', soon)] : []),
    step('answer', first),
    ...(kind === 'forwarded complaint'
      ? [step('find the request', asOf), step('answer the person', send)]
      : []),
    ...(kind === 'violation' ? mendingSteps(planned) : checkSteps(planned, soon)),
    step('after', null),
  ];
}

const checkSteps = ({ requirements }: PlannedLetter, soon: string): CureStep[] =>
  requirements.length === 0 ? [] : [step('check duties', soon)];

/** Only a notice of a violation is answered by mending; elsewhere that would admit something. */
function mendingSteps(planned: PlannedLetter): CureStep[] {
  const { requirements, statement } = planned;
  const { at, send } = daysFor(planned);
  const states = (what: Stated) => statement?.says.includes(what) === true;
  return [
    ...requirements.map((id) => step('fix', at(SHARE.fix), id)),
    ...(states('told people') ? [step('tell people', at(SHARE.told))] : []),
    ...(states('policies') ? [step('policies', at(SHARE.told))] : []),
    step('proof', at(SHARE.proof)),
    ...(statement === null ? [] : [step('statement', send)]),
  ];
}

/** What is wanted by a day, and more time for it: that stands apart from any time to fix. */
function firstSteps(planned: PlannedLetter): CureStep[] {
  const { kind, orders, asOf, workTo, moreTimeBy, objectBy } = planned;
  const { handed, alone } = orderSteps(orders);
  const first = handed.flatMap(({ by, done }) => (done ? [] : (by ?? []))).toSorted()[0] ?? null;
  const wanted = handed.length > 0 || ASKS.has(kind);
  const by = first ?? (ASKS.has(kind) ? workTo : null);
  const latest = by ?? workTo;
  const early = latest === null ? asOf : weekBefore(latest, asOf);
  const asks = moreTimeBy !== null || latest !== null || ASKS.has(kind);
  return [
    ...alone.map((order) => step('order', order.by, null, [order])),
    ...(wanted
      ? [step(kind === 'inquiry' ? 'answer questions' : 'produce', by, null, handed)]
      : []),
    ...(objectBy !== null
      ? [step('object', weekdayBefore(objectBy, asOf))]
      : kind === 'subpoena'
        ? [step('object', asOf)]
        : []),
    ...(asks ? [step('more time', moreTimeBy ?? early)] : []),
    ...(wanted && kind !== 'inquiry' ? [step('privilege', early)] : []),
  ];
}

/** Kinds that want papers or answers, even where no single one was read. */
const ASKS: ReadonlySet<LetterKind> = new Set(['inquiry', 'production', 'subpoena', 'audit']);
