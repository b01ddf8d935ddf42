/**
 * The smallest businesses that two states of the law data tell something else: for each entry that
 * changed a test, an exemption or a duty, one on which it shows.
 */
import type { FactKey, LawRecord, Rule } from '#law/schema.ts';
import { closeFacts } from '../facts/facts.ts';
import { conditionsOf } from '../rules/truth.ts';
import type { Facts, FactValue } from '../rules/truth.ts';
import { answerOf, daysToCompare, dutiesChanged, lawOfPack } from './answers-compared.ts';
import type { DataOfPack, LawAnswer, LawOfPack } from './answers-compared.ts';
import type { ChangedEntry } from './entries.ts';

export interface Witness {
  readonly state: string;
  /** The entry whose change it shows. */
  readonly entry: string;
  /** No fact can be left out without another answer. */
  readonly facts: Facts;
  readonly day: string;
  readonly before: LawAnswer['verdict'];
  readonly after: LawAnswer['verdict'];
  /** Ids of duties that begin, end or move on that day. */
  readonly duties: readonly string[];
}

type Pair = readonly [LawOfPack, LawOfPack];
type Difference = 'verdict' | 'duties';

const ruleOf = (law: LawRecord | undefined, id: string): Rule[] => {
  if (!law) return [];
  const test = [...law.applicability.prongs, ...law.exemptions].find((one) => one.id === id)?.if;
  const when = law.requirements.find((one) => one.id === id)?.when;
  return [test, when].filter((one) => one !== undefined);
};

const testsOf = (law: LawRecord | undefined): Rule[] =>
  law ? [...law.applicability.prongs, ...law.exemptions].flatMap((one) => one.if ?? []) : [];

const keysOf = (rules: readonly Rule[]): FactKey[] => [
  ...new Set(rules.flatMap(conditionsOf).map(({ fact }) => fact)),
];

/** The values of each fact beside which a rule turns, the smallest first. */
function turningValues({ index }: LawOfPack, rules: readonly Rule[], keys: readonly FactKey[]) {
  const conditions = rules.flatMap(conditionsOf);
  return new Map<FactKey, readonly FactValue[]>(
    keys.map((key) => {
      const type = index.byKey.get(key)?.type;
      if (type === 'boolean') return [key, [false, true]];
      const most = type === 'percent' ? 100 : Number.MAX_SAFE_INTEGER;
      const edges = conditions.flatMap(({ fact, value }) =>
        fact === key && typeof value === 'number' ? [value - 1, value, value + 1] : [],
      );
      const values = [...new Set([0, ...edges])].filter((value) => value >= 0 && value <= most);
      return [key, values.toSorted((one, other) => one - other)];
    }),
  );
}

/** Every choice of values for some facts, those with the fewest and smallest changes first. */
function choices(
  keys: readonly FactKey[],
  values: ReadonlyMap<FactKey, readonly FactValue[]>,
): Facts[] {
  let all: Facts[] = [{}];
  for (const key of keys) {
    all = all.flatMap((facts) =>
      (values.get(key) ?? []).map((value) => ({ ...facts, [key]: value })),
    );
    if (all.length > MOST_CHOICES) break;
  }
  const size = (facts: Facts) =>
    Object.values(facts).reduce<number>((sum, value) => sum + Math.log2(1 + Number(value)), 0);
  return all.toSorted((one, other) => size(one) - size(other));
}

const MOST_CHOICES = 4000;

function differs([before, after]: Pair, facts: Facts, days: readonly string[], what: Difference) {
  for (const day of days) {
    const [was, is] = [answerOf(before, facts, day), answerOf(after, facts, day)];
    const duties = dutiesChanged(was, is);
    const isOther = what === 'verdict' ? was.verdict !== is.verdict : duties.length > 0;
    if (isOther) return { day, before: was.verdict, after: is.verdict, duties };
  }
  return undefined;
}

/** A plain business, to which the choices are added: no to everything, nobody's data. */
function plain(values: ReadonlyMap<FactKey, readonly FactValue[]>): Facts {
  return Object.fromEntries([...values].map(([key, [first = false]]) => [key, first]));
}

/** Takes out every fact without which both still say the same: of verdicts, or of duties too. */
function smallest(pair: Pair, facts: Facts, day: string, what: Difference): Facts {
  const said = (given: Facts) =>
    pair.map((one) => {
      const answer = answerOf(one, given, day);
      return what === 'verdict' ? answer.verdict : answer;
    });
  const wanted = JSON.stringify(said(facts));
  let kept = { ...facts };
  for (const key of Object.keys(facts) as FactKey[]) {
    const { [key]: _, ...fewer } = kept;
    if (JSON.stringify(said(fewer)) === wanted) kept = fewer;
  }
  return kept;
}

/** The sets of at most two other facts, which meet another test; the smaller first. */
function beside(keys: readonly FactKey[]): FactKey[][] {
  const single = keys.map((key) => [key]);
  const pairs = keys.flatMap((key, at) => keys.slice(at + 1).map((other) => [key, other]));
  return [[], ...single, ...pairs];
}

/** Today and what follows, then the days before it, the oldest first. */
function daysFrom(pair: Pair, today: string): string[] {
  const first = pair.flatMap(({ law }) => law?.effective ?? []).toSorted()[0] ?? today;
  const later = daysToCompare(...pair, today);
  return [...new Set([...later, ...daysToCompare(...pair, first)])];
}

function witnessOf(
  pair: Pair,
  entry: ChangedEntry,
  today: string,
): Omit<Witness, 'state' | 'entry'> | undefined {
  const [before, after] = pair;
  const own = keysOf(pair.flatMap(({ law }) => ruleOf(law, entry.id)));
  const rules = pair.flatMap(({ law }) => [...testsOf(law), ...ruleOf(law, entry.id)]);
  const keys = keysOf(rules);
  const values = turningValues(after.law ? after : before, rules, keys);
  const days = daysFrom(pair, today);
  const base = plain(values);
  const sets = beside(keys.filter((key) => !own.includes(key)));
  const searches: readonly Difference[] =
    entry.part === 'requirements' ? ['duties'] : ['verdict', 'duties'];
  for (const what of searches)
    for (const others of sets)
      for (const chosen of choices([...own, ...others], values)) {
        const facts = { ...base, ...chosen };
        if ('contradiction' in closeFacts(facts, after.index)) continue;
        const found = differs(pair, facts, days, what);
        if (!found) continue;
        const fewest = smallest(pair, facts, found.day, what);
        return { facts: fewest, ...(differs(pair, fewest, [found.day], what) ?? found) };
      }
  return undefined;
}

/** Parts whose changes can turn a verdict or a duty; of the rest of a record only its first day. */
const TURNING = new Set(['prongs', 'exemptions', 'requirements']);
const canTurn = ({ part, id, state }: ChangedEntry) =>
  TURNING.has(part) || (part === 'record' && (id === 'effective' || id === state));
const DECIDING = new Set(['law enacted', 'law changed', 'we were wrong']);

/** One business for each changed entry that can be shown on one, from today on. */
export function witnessesOf(
  before: DataOfPack,
  after: DataOfPack,
  entries: readonly ChangedEntry[],
  today: string,
): Witness[] {
  return entries.flatMap((entry) => {
    const { state, id } = entry;
    if (state === null || !canTurn(entry) || !DECIDING.has(entry.class)) return [];
    const pair: Pair = [lawOfPack(before, state), lawOfPack(after, state)];
    const found = witnessOf(pair, entry, today);
    return found ? [{ state, entry: id, ...found }] : [];
  });
}
