/** The input to one question, and the answers it makes. */
import { type StateCode, stateNameIn } from '#law/codes.ts';
import type { FactKey } from '#law/schema.ts';
import { NO_UPPER_BOUND, valueFault } from '#engine/facts/fact-value.ts';
import type { Step } from '#engine/interview/steps.ts';
import type { Answer } from '#engine/facts/known.ts';
import type { Known } from '#engine/rules/truth.ts';
import type { CheckWords } from '#web/words/check/words.ts';
import type { Sheet } from '#web/parts/interview/answers/sheet.ts';
import { bandsOf, boxesOf, leastOf } from './boxes.ts';
import type { Box } from './boxes.ts';

/** By name of the control: 'on' for a tick, the choice of a group, or the typed text. */
export type TypedControls = Readonly<Record<string, string>>;

export interface AnswerTrouble {
  readonly field: string;
  readonly message: string;
}

export type ReadStep =
  | { readonly troubles: readonly AnswerTrouble[] }
  | {
      readonly answers: readonly Answer[];
      readonly total?: number | null;
      readonly states?: readonly StateCode[];
    };

export const NONE = 'none';
export const UNSURE = 'unsure';
export const UNKNOWN = '?';

/** The controls as filled by the answers so far. */
export function draftOf(step: Step, sheet: Sheet): TypedControls {
  const { answers, total, states, nowhere } = sheet;
  const answered = (fact: FactKey, state: StateCode | null) =>
    answers.find((answer) => answer.fact === fact && answer.state === state)?.value;
  switch (step.kind) {
    case 'states':
      return nowhere ? { [NONE]: 'on' } : Object.fromEntries(states.map((state) => [state, 'on']));
    case 'total':
      if (total === undefined) return {};
      return total === null ? { unknown: 'on' } : { total: String(total) };
    case 'numbers':
      return Object.fromEntries(
        states.flatMap((state) => {
          const value = answered('consumers', state);
          if (value === null) return [[`${state}-unknown`, 'on']];
          return typeof value === 'number' ? [[state, String(value)]] : [];
        }),
      );
    case 'yes or no': {
      const value = answered(step.asked[0]?.fact ?? 'sbaSmallBusiness', null);
      if (value === undefined) return {};
      return { choice: value === null ? UNKNOWN : value === true ? 'yes' : 'no' };
    }
    case 'bands':
      return bandDraft(step, (fact) => answered(fact, null));
    default:
      return boxDraft(step, answered);
  }
}

function bandDraft(
  { asked: [only] }: Step,
  answered: (fact: FactKey) => Known | null | undefined,
): TypedControls {
  if (!only) return {};
  const value = answered(only.fact);
  if (value === undefined) return {};
  if (value === null) return { choice: UNKNOWN };
  const least = typeof value === 'object' ? value.least : Number(value);
  const band = bandsOf(only).find(({ value: range }) => {
    const { least: low, most } = range as { least: number; most: number };
    return low <= least && least <= most;
  });
  return band ? { choice: band.name } : {};
}

function boxDraft(
  { asked }: Step,
  answered: (fact: FactKey, state: StateCode | null) => Known | null | undefined,
): TypedControls {
  const boxes = boxesOf(asked).map((box) => {
    const value = answered(box.fact, box.states[0] ?? null);
    if (value === undefined || value === null) return { box, met: value };
    if (!box.figure) return { box, met: value === true };
    const { least, most } =
      typeof value === 'object' ? value : { least: Number(value), most: Number(value) };
    // A total leaves open how many of its people live here.
    const decided = least >= leastOf(box.figure) || most < leastOf(box.figure);
    return { box, met: decided ? least >= leastOf(box.figure) : undefined };
  });
  if (boxes.every(({ met }) => met === undefined)) return {};
  const ticked = boxes
    .filter(({ met }) => met === true)
    .map(({ box }) => [box.name, 'on'] as const);
  const unsure = boxes.some(({ met }) => met === null);
  const none = ticked.length === 0 && !unsure;
  return Object.fromEntries([
    ...ticked,
    ...(unsure ? [[UNSURE, 'on'] as const] : []),
    ...(none ? [[NONE, 'on'] as const] : []),
  ]);
}

/** Parses the controls, or returns what is wrong with which. */
export function readStep(
  step: Step,
  draft: TypedControls,
  words: CheckWords,
  states: readonly StateCode[],
): ReadStep {
  const { errors } = words;
  const first = step.asked[0];
  switch (step.kind) {
    case 'states':
      return readStates(draft, errors.states);
    case 'total': {
      if (draft['unknown']) return { answers: [], total: null };
      const total = readPeople(draft['total'], words);
      return typeof total === 'number'
        ? { answers: [], total }
        : { troubles: [{ field: 'total', message: total }] };
    }
    case 'numbers':
      return readNumbers(draft, states, words);
    case 'yes or no':
      if (!draft['choice'] || !first)
        return { troubles: [{ field: 'choice-yes', message: errors.choose }] };
      return { answers: [{ fact: first.fact, state: null, value: truthOf(draft['choice']) }] };
    case 'bands': {
      const band = first && bandsOf(first).find(({ name }) => name === draft['choice']);
      if (draft['choice'] === UNKNOWN && first)
        return { answers: [{ fact: first.fact, state: null, value: null }] };
      if (!band || !first)
        return { troubles: [{ field: 'choice-band-0', message: errors.choose }] };
      return { answers: [{ fact: first.fact, state: null, value: band.value }] };
    }
    default:
      return readBoxes(boxesOf(step.asked), draft, words);
  }
}

const truthOf = (choice: string) => (choice === UNKNOWN ? null : choice === 'yes');

function readStates(draft: TypedControls, message: string): ReadStep {
  const states = Object.keys(draft).filter((name) => draft[name] && name !== NONE) as StateCode[];
  if (states.length === 0 && !draft[NONE]) return { troubles: [{ field: 'state-AL', message }] };
  return { answers: [], states: draft[NONE] ? [] : states };
}

/** A number of people, or what is wrong with the typed text. */
function readPeople(typed: string | undefined, { errors }: CheckWords): number | string {
  const text = (typed ?? '').replaceAll(/[\s,]/g, '');
  if (!/^\d+(\.\d+)?$/.test(text)) return errors.number;
  const fault = valueFault('count', Number(text));
  if (fault === 'not whole') return errors.whole;
  return fault === undefined ? Number(text) : errors.fewer;
}

function readNumbers(
  draft: TypedControls,
  states: readonly StateCode[],
  words: CheckWords,
): ReadStep {
  const troubles: AnswerTrouble[] = [];
  const answers = states.flatMap((state): Answer[] => {
    if (draft[`${state}-unknown`]) return [{ fact: 'consumers', state, value: null }];
    const value = readPeople(draft[state], words);
    if (typeof value === 'number') return [{ fact: 'consumers', state, value }];
    troubles.push({
      field: `people-${state}`,
      message: words.errors.at(stateNameIn(words.language, state), value),
    });
    return [];
  });
  return troubles.length > 0 ? { troubles } : { answers };
}

function readBoxes(boxes: readonly Box[], draft: TypedControls, { errors }: CheckWords): ReadStep {
  const ticked = boxes.filter(({ name }) => draft[name]);
  const field = `box-${boxes[0]?.name ?? ''}`;
  if (draft[NONE] && (ticked.length > 0 || draft[UNSURE]))
    return { troubles: [{ field: `box-${NONE}`, message: errors.exclusive }] };
  if (ticked.length === 0 && !draft[NONE] && !draft[UNSURE])
    return { troubles: [{ field, message: errors.choose }] };
  const groupOf = ({ fact, states, figure }: Box) => `${fact} ${figure ? states.join() : ''}`;
  const groups = [...new Set(boxes.map(groupOf))].map((name) =>
    boxes.filter((box) => groupOf(box) === name),
  );
  return { answers: groups.flatMap((group) => answersOf(group, draft)) };
}

/** The boxes of one fact: a tick, or the figures reached in one state. */
function answersOf(group: readonly Box[], draft: TypedControls): Answer[] {
  const [first] = group;
  if (!first) return [];
  const states = first.states.length > 0 ? first.states : [null];
  const value = valueOf(group, draft);
  return states.map((state) => ({ fact: first.fact, state, value }));
}

function valueOf(group: readonly Box[], draft: TypedControls): Known | null {
  const reached = group.filter(({ name }) => draft[name]);
  if (group.every(({ figure }) => figure === undefined))
    return reached.length > 0 ? true : draft[UNSURE] ? null : false;
  const highest = Math.max(
    0,
    ...reached.flatMap(({ figure }) => (figure ? [leastOf(figure)] : [])),
  );
  const open = group.flatMap(({ figure }) =>
    figure && leastOf(figure) > highest ? [leastOf(figure)] : [],
  );
  if (draft[UNSURE]) return highest === 0 ? null : { least: highest, most: NO_UPPER_BOUND };
  const most = open.length === 0 ? NO_UPPER_BOUND : Math.min(...open) - 1;
  return { least: highest, most };
}
