/** The one next step of an item. */
import type { NEXT_STEPS } from '#engine/words/requests.ts';
import type { RequestType } from '#law/schema.ts';
import type { ClockDate, Due } from '#engine/requests/clock/clock-date.ts';
import type { ItemClock } from '#engine/requests/clock/clock.ts';
import type { RequestItem } from '#engine/requests/request.ts';
import type { State } from '#engine/requests/state.ts';
import { firstDayOf } from '#engine/requests/first-day.ts';

/** `by` null: no law sets a day. */
export interface NextStep {
  readonly step: (typeof NEXT_STEPS)[number];
  readonly due: Due | null;
  readonly by: string | null;
  /** What is sent with it, the likeliest first. */
  readonly letters: readonly ConsumerLetter[];
}

/** The letters by their numbers in the template "appeal-and-response-letters". */
export const ANSWER_LETTERS = {
  receipt: 1,
  'more-time': 2,
  data: 3,
  'no-data': 17,
  corrected: 4,
  deleted: 5,
  'opt-out-works': 6,
  refusal: 7,
  'not-genuine': 8,
  'appeal-granted': 9,
  'appeal-denied': 10,
  'appeal-more-time': 11,
  'decision-reasons': 12,
} as const;
type ConsumerLetter = keyof typeof ANSWER_LETTERS;

interface Place {
  readonly clock: ItemClock;
  readonly state: State;
  readonly item: RequestItem;
  readonly asOf: string;
}

const NOTHING: NextStep = { step: 'nothing', due: null, by: null, letters: [] };
const CLOSE: NextStep = { ...NOTHING, step: 'close' };
/**
 * Somebody asked to decide again where no law has an appeal: no day is set, and the request is open
 * all the same.
 */
const SECOND_LOOK: NextStep = {
  ...NOTHING,
  step: 'second-look',
  letters: ['appeal-granted', 'appeal-denied'],
};

/**
 * The step that comes first: an opt-out before the letter about it, a confirmation before the
 * search.
 */
export function nextStepOf(place: Place): NextStep {
  const { clock, state } = place;
  if (ENDED.has(state)) return NOTHING;
  if (clock.owed === false) return courtesy(place);
  if (state === 'appealed')
    return stepFor(clock, 'answer-appeal', 'appeal', appealLetters(clock)) ?? SECOND_LOOK;
  return toStop(place) ?? toAnswer(place) ?? toComplete(place) ?? CLOSE;
}

const ENDED: ReadonlySet<State> = new Set([
  'closed',
  'erased',
  'withdrawn',
  'duplicate',
  'not-a-request',
]);
const OPEN: ReadonlySet<State> = new Set(['open', 'waiting']);

function courtesy({ state, item, asOf }: Place): NextStep {
  if (state === 'appealed') return SECOND_LOOK;
  const done = !OPEN.has(state) || firstDayOf(item.events, ['effect'], asOf) !== null;
  if (done) return CLOSE;
  return { ...NOTHING, step: 'answer-by-courtesy', letters: [DOES[item.type]] };
}

/** Opt-outs first: the use stops, then the person is told. */
function toStop({ clock, state, item, asOf }: Place): NextStep | null {
  if (clock.rule?.family !== 'stop' || !OPEN.has(state)) return null;
  if (firstDayOf(item.events, ['effect'], asOf) === null) {
    const due = (['effect', 'withdraw', 'answer'] as const).find((each) => dateOf(clock, each));
    const date = due && dateOf(clock, due);
    // more time for the answer gives no more time for the effect
    const by = (due === 'answer' ? date?.by : date?.lastDay) ?? null;
    return { step: 'stop-the-use', due: due ?? null, by, letters: ['opt-out-works'] };
  }
  if (!clock.rule.answer) return CLOSE;
  const by = dateOf(clock, 'answer')?.lastDay ?? null;
  return { step: 'tell-the-person', due: 'answer', by, letters: ['opt-out-works'] };
}

function toAnswer({ clock, state, item }: Place): NextStep | null {
  if (!OPEN.has(state)) return null;
  // who answers by then need not confirm first (11 CCR § 7021(a)); a late answer comes first
  const isLate = dateOf(clock, 'answer')?.standing === 'overdue';
  const confirm =
    !isLate && stepFor(clock, 'acknowledge', 'acknowledge', ['receipt', DOES[item.type]]);
  if (confirm) return confirm;
  const step = state === 'waiting' ? 'wait-for-person' : 'search-and-answer';
  const by = dateOf(clock, 'answer')?.lastDay ?? null;
  return { step, due: 'answer', by, letters: answersTo(item.type) };
}

/** For a small business, that there is nothing on the person is the most frequent answer. */
const answersTo = (type: RequestType): readonly ConsumerLetter[] =>
  NEEDS_DATA.has(type) ? [DOES[type], 'no-data', 'refusal'] : [DOES[type], 'refusal'];

const NEEDS_DATA: ReadonlySet<RequestType> = new Set([
  'confirm',
  'access',
  'portability',
  'third-party-list',
  'correct',
  'delete',
]);

const toComplete = ({ clock }: Place) =>
  stepFor(clock, 'send-completion-notice', 'completion-notice', []);

/** null: nothing of it is left to do. */
function stepFor(
  clock: ItemClock,
  step: NextStep['step'],
  due: Due,
  letters: readonly ConsumerLetter[],
): NextStep | null {
  const date = dateOf(clock, due);
  const left = date?.standing === 'open' || date?.standing === 'overdue';
  return date && left ? { step, due, by: date.lastDay, letters } : null;
}

const dateOf = ({ dates }: ItemClock, wanted: Due): ClockDate | undefined =>
  dates.find(({ due }) => due === wanted);

const appealLetters = ({ rule }: ItemClock): readonly ConsumerLetter[] =>
  rule?.appeal?.extension
    ? ['appeal-granted', 'appeal-denied', 'appeal-more-time']
    : ['appeal-granted', 'appeal-denied'];

const DOES: Readonly<Record<RequestType, ConsumerLetter>> = {
  confirm: 'data',
  access: 'data',
  portability: 'data',
  'third-party-list': 'data',
  'question-profiling': 'decision-reasons',
  correct: 'corrected',
  delete: 'deleted',
  'opt-out-sale': 'opt-out-works',
  'opt-out-ads': 'opt-out-works',
  'opt-out-profiling': 'opt-out-works',
  'limit-sensitive': 'opt-out-works',
  'opt-out-sensitive': 'opt-out-works',
  'withdraw-consent': 'opt-out-works',
  signal: 'opt-out-works',
};
