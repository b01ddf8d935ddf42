/**
 * Things that the owner said and that do not fit together, with both ways to mend each, and what
 * hangs on it.
 */
import type { StateCode } from '#law/codes.ts';
import type { ControlKey, FactKey, LawRecord } from '#law/schema.ts';
import { lowerFirst } from '#text/case.ts';
import type { LanguageOfCorpus } from '../explain/spoken.ts';
import type { FactIndex } from '../facts/facts.ts';
import type { Inferred } from '../facts/inference.ts';
import { knownIn } from '../facts/known.ts';
import type { Answer, UsedFact } from '../facts/known.ts';
import { isOfSide } from '../facts/pairs-among.ts';
import { MONEY_ONLY, PAIRS } from '../facts/pairs.ts';
import type { Doing, Pair, Side } from '../facts/pairs.ts';
import { outcomeKindOf } from '#engine/duties/outcome.ts';
import type { OutcomeKind, StateOutcome } from '#engine/duties/outcome.ts';
import type { Known } from '../rules/truth.ts';
import type { Task } from '#engine/tasks/tasks.ts';

/** A company that gets data: what its owner said of it, or what such a tool mostly does. */
export type CompanyDoings = { readonly name: string } & Readonly<Record<Doing, boolean>>;

interface MendingWay {
  text: string;
  /** The question to change, or the task to open again; neither: the data map. */
  fact: FactKey | null;
  task: ControlKey | null;
}

export interface AnswerMismatch {
  id: string;
  /** Where both are so. */
  stateIds: StateCode[];
  text: string;
  ways: [MendingWay, MendingWay];
  cites: { stateId: StateCode; cite: string; url: string }[];
  /** States whose verdict, or whose tasks, would change without these two. */
  verdictIn: StateCode[];
  tasksIn: StateCode[];
}

interface Weighing {
  readonly states: readonly StateOutcome[];
  readonly tasks: readonly Task[];
  readonly subject: {
    readonly answers: readonly Answer[];
    readonly companies?: readonly CompanyDoings[] | undefined;
    readonly asOf: string;
  };
  readonly inferred: readonly Inferred[];
  readonly known: ReadonlyMap<StateCode, { readonly used: readonly UsedFact[] }>;
  readonly index: FactIndex;
  readonly spoken: LanguageOfCorpus;
}

/**
 * Every pair of the table that is so in at least one state, in the order of the table, and whether
 * the score hangs on one.
 */
export function mismatchesIn(weighing: Weighing) {
  const all = { ...weighing, byState: answersByState(weighing) };
  const mismatches = PAIRS.flatMap((pair) => mismatchOf(pair, all) ?? []);
  const touchesScore = ({ verdictIn, tasksIn, ways }: AnswerMismatch) =>
    verdictIn.length + tasksIn.length > 0 || ways.some(({ task }) => task !== null);
  return { mismatches, scoreInDoubt: mismatches.some(touchesScore) };
}

type AnswersByState = ReadonlyMap<StateCode, ReadonlyMap<FactKey, Known>>;

/**
 * What was answered or follows from the profile; what another answer implies is no second thing
 * that was said.
 */
const answersByState = ({ known }: Weighing): AnswersByState =>
  new Map(
    [...known].map(([state, { used }]) => [
      state,
      new Map(
        used
          .filter(({ source }) => source !== 'implied')
          .map(({ fact, value }) => [fact, value] as const),
      ),
    ]),
  );

type Weighed = Weighing & { readonly byState: AnswersByState };

function mismatchOf(pair: Pair, weighing: Weighed): AnswerMismatch | undefined {
  const where = weighing.states
    .filter(
      ({ weighed: { law } }) =>
        !(pair.anyValue && MONEY_ONLY.has(law.state)) && isSo(pair, law, weighing),
    )
    .map((state) => ({ state, other: withoutPair(pair, state, weighing) }))
    // a law that is ruled out either way is no matter
    .filter(({ state, other }) => state.mayBind || other.mayBind);
  if (where.length === 0) return undefined;
  const laws = where.map(({ state }) => state.weighed.law);
  const { spoken } = weighing;
  const [one, other] = [pair.one, pair.other].map((side) => wordsOf(side, laws, weighing));
  const differs = (how: (outcome: OutcomeKind) => string) =>
    where
      .filter(({ state, other }) => how(kindOf(state)) !== how(other))
      .map(({ state }) => state.weighed.law.state);
  return {
    id: pair.id,
    stateIds: laws.map(({ state }) => state),
    text: spoken.clash.but(one ?? '', lowerFirst(other ?? ''), spoken.phrase(pair.why)),
    ways: [
      wayOf(pair.one, spoken.phrase(pair.ways[0])),
      wayOf(pair.other, spoken.phrase(pair.ways[1])),
    ],
    cites: citesOf(pair, laws, weighing),
    verdictIn: differs(({ verdict }) => verdict),
    tasksIn: differs(({ duties }) =>
      duties.map(({ requirement, owed }) => `${requirement.id} ${owed}`).join(),
    ),
  };
}

const kindOf = ({ verdict, duties, mayBind }: StateOutcome): OutcomeKind => ({
  verdict: verdict.verdict,
  duties,
  mayBind,
});

const isSo = ({ one, other, also = [] }: Pair, law: LawRecord, weighing: Weighed) =>
  [one, other, ...also].every((side) => sideIsSo(side, law.state, weighing));

function sideIsSo(side: Side, state: StateCode, weighing: Weighed): boolean {
  if ('company' in side)
    return (weighing.subject.companies ?? []).some((each) => each[side.company]);
  if ('setAside' in side) return taskSetAside(side.setAside, state, weighing) !== undefined;
  const value = answerIn(side.fact, state, weighing);
  return value !== undefined && isOfSide(side, value);
}

const answerIn = (fact: FactKey, state: StateCode, { byState }: Weighed): Known | undefined =>
  byState.get(state)?.get(fact);

const taskSetAside = (id: ControlKey, state: StateCode, { tasks }: Weighing) =>
  tasks.find(
    (task) =>
      task.id === id &&
      task.requirements.some(
        ({ stateId, status }) => stateId === state && status === 'not applicable',
      ),
  );

function wordsOf(side: Side, laws: readonly LawRecord[], weighing: Weighed): string {
  if ('company' in side) {
    const names = (weighing.subject.companies ?? [])
      .filter((each) => each[side.company])
      .map(({ name }) => name);
    return weighing.spoken.clash.youUse([...new Set(names)]);
  }
  const [first] = laws;
  if (!first) return '';
  if ('setAside' in side)
    return weighing.spoken.clash.setAside(
      taskSetAside(side.setAside, first.state, weighing)?.title ?? '',
    );
  const value = answerIn(side.fact, first.state, weighing);
  return value === undefined
    ? ''
    : weighing.spoken.sentences.facts[side.fact].have(value, first.name);
}

const wayOf = (side: Side, text: string): MendingWay => ({
  text,
  fact: 'fact' in side ? side.fact : null,
  task: 'setAside' in side ? side.setAside : null,
});

/** The definition on which it turns, or the sections of the task; each state's first. */
function citesOf({ one, term }: Pair, laws: readonly LawRecord[], weighing: Weighed) {
  return laws.flatMap(({ state, definitions, law: { url } }) => {
    const cite =
      'setAside' in one
        ? taskSetAside(one.setAside, state, weighing)?.cites.find(
            ({ stateId }) => stateId === state,
          )?.cite
        : definitions.find((each) => each.term === term)?.cite;
    return cite === undefined ? [] : [{ stateId: state, cite, url }];
  });
}

/** The state's outcome if nothing were known of the two. */
function withoutPair(
  { one, other }: Pair,
  { weighed: { law } }: StateOutcome,
  { subject: { answers, asOf }, inferred, index }: Weighing,
): OutcomeKind {
  const left = new Set([one, other].flatMap((side) => ('fact' in side ? [side.fact] : [])));
  const kept = <Said extends { readonly fact: FactKey }>(all: readonly Said[]) =>
    all.filter(({ fact }) => !left.has(fact));
  const { facts } = knownIn(law.state, kept(answers), kept(inferred), index);
  return outcomeKindOf(law, facts, asOf, index);
}
