/**
 * Whether a law applies, on a day, to what is known about a business. A verdict is a union, never a boolean.
 * The order of the rules is that of law/README.md, "How to read the rules".
 */
import type { Exemption, FactKey, LawRecord, Prong, Requirement } from '#law/schema.ts';
import type { FactIndex } from '../facts/facts.ts';
import { readyFor } from './ready.ts';
import type { LawTests, Part, Ready, ReadyLaw, Staying } from './ready.ts';
import { truthAt } from './rule-steps.ts';
import type { Levels } from './rule-steps.ts';
import { counts, evaluate, every, NO_SILENT, negate, some } from './truth.ts';
import type { Facts, Known, Silent, Truth } from './truth.ts';

export type SettledWord = 'applies' | 'applies in part' | 'does not apply' | 'exempt';
export type VerdictWord = SettledWord | 'cannot tell' | 'not in force yet';
type Word = SettledWord | 'cannot tell';

/** Something of the law with its truth for this business. */
export interface Weighed<T> {
  readonly of: T;
  readonly holds: Truth;
}

/** Everything that was weighed for one law on one day; duties and explanations read it too. */
export interface Reading<L extends LawTests = LawRecord> {
  readonly law: L;
  /** The day evaluated: the day asked for, or `effective` where that is later. */
  readonly day: string;
  readonly facts: Facts;
  readonly silent: Silent;
  readonly full: readonly Weighed<Prong>[];
  readonly limited: readonly Weighed<Prong>[];
  readonly exemptions: readonly Weighed<Exemption>[];
  /** F: any full prong. L: any limited prong. E: any exemption that leaves nothing owed. */
  readonly F: Truth;
  readonly L: Truth;
  readonly E: Truth;
  readonly word: Word;
}

/** Weighs a law as of a calendar date (ISO). `facts` are closed over their implications (closeFacts). */
export function weigh<L extends LawTests>(
  law: L,
  facts: Facts,
  asOf: string,
  index: FactIndex,
): Reading<L> {
  const ready = readyFor(law, asOf, index) as Ready<L>;
  const [only] = ready.laws as [ReadyLaw<L>];
  const day = asOf < law.effective ? law.effective : asOf;
  return readingOf({ ...only, day }, facts, ready.levelsOf([facts]), index.silent);
}

/** Everything weighed for each of the laws, in their order; `facts` as in levelsOf. */
export function weighAll<L extends LawTests>(
  ready: Ready<L>,
  facts: readonly Facts[],
): Reading<L>[] {
  const levels = ready.levelsOf(facts);
  return ready.laws.map((one, at) => readingOf(one, facts[at] ?? {}, levels, ready.index.silent));
}

function readingOf<L extends LawTests>(
  ready: ReadyLaw<L>,
  facts: Facts,
  levels: Levels,
  silent: Silent,
): Reading<L> {
  return {
    law: ready.law,
    day: ready.day,
    facts,
    silent,
    full: weighed(ready.full, levels),
    limited: weighed(ready.limited, levels),
    exemptions: weighed(ready.exemptions, levels),
    F: truthAt(levels, ready.anyFull),
    L: truthAt(levels, ready.anyLimited),
    E: truthAt(levels, ready.anyOutright),
    word: wordOf(ready, levels),
  };
}

function weighed<T>(parts: readonly Part<T>[], levels: Levels): Weighed<T>[] {
  return parts.map(({ of, place }) => ({ of, holds: truthAt(levels, place) }));
}

/** The verdicts alone, in the order of the laws; `facts` as in levelsOf. */
export function wordsOf(ready: Ready, facts: readonly Facts[]): Word[] {
  const levels = ready.levelsOf(facts);
  return ready.laws.map((law) => wordOf(law, levels));
}

/** Verdicts with all that they rest on. `ready` names what stands at a place: parts with their sections, conditions. */
export interface Explained {
  readonly words: readonly Word[];
  readonly levels: Levels;
  readonly values: readonly (Known | undefined)[];
}

/** The verdicts, whether every part and condition holds (truthAt), and on what value; `facts` as in levelsOf. */
export function explainAll(ready: Ready, facts: readonly Facts[]): Explained {
  const levels = ready.levelsOf(facts).slice();
  return {
    words: ready.laws.map((law) => wordOf(law, levels)),
    levels,
    values: ready.valuesOf(facts),
  };
}

/** Exemptions that are not known yet, each taken to be so or not so while both ways are worked out. */
interface Taken {
  readonly exemption: Exemption;
  readonly holds: boolean;
  readonly others: Taken | undefined;
}

function holdsUnder({ of, place }: Part<Exemption>, levels: Levels, taken?: Taken): Truth {
  for (let one = taken; one; one = one.others) if (one.exemption === of) return one.holds;
  return truthAt(levels, place);
}

/** Rules 0 to 4. */
function wordOf(ready: ReadyLaw, levels: Levels): Word {
  const F = truthAt(levels, ready.anyFull);
  if (F === false) {
    const L = truthAt(levels, ready.anyLimited);
    if (L !== true) return L === false ? 'does not apply' : 'cannot tell';
  }
  const E = truthAt(levels, ready.anyOutright);
  if (E === true) return 'exempt';
  const word = wordUnder(ready, F, levels);
  // Not known whether an exemption leaves nothing owed: what is exempt without it is so with it.
  return E === false || word === 'exempt' ? word : 'cannot tell';
}

/** The verdict if no exemption leaves nothing owed. */
function wordUnder(ready: ReadyLaw, F: Truth, levels: Levels, taken?: Taken): Word {
  for (const one of ready.partial) {
    const holds = holdsUnder(one, levels, taken);
    if (holds === undefined) {
      const under = (so: boolean) =>
        wordUnder(ready, F, levels, { exemption: one.of, holds: so, others: taken });
      const word = under(true);
      return word === under(false) ? word : 'cannot tell';
    }
    if (holds) {
      const owed = some(one.staying, (duty) => staysDue(duty, levels, taken));
      if (owed === undefined) return 'cannot tell';
      return owed ? 'applies in part' : 'exempt';
    }
  }
  if (F === undefined) return 'cannot tell';
  return F ? 'applies' : 'applies in part';
}

function staysDue({ due, freedBy }: Staying, levels: Levels, taken?: Taken): Truth {
  const owed = truthAt(levels, due);
  if (owed === false) return false;
  const free = some(freedBy, (one) => holdsUnder(one, levels, taken));
  if (free === true) return false;
  return free === undefined ? undefined : owed;
}

/**
 * Whether a requirement is owed, apart from its own days: one entry of `owedUnder` is met, `when` holds, and no
 * exemption that holds leaves it out.
 */
export function owedTruth(requirement: Requirement, weighing: Reading<LawTests>): Truth {
  return every(
    [
      reached(requirement, weighing),
      requirement.when ? evaluate(requirement.when, weighing.facts, weighing.silent) : true,
      negate(leftOut(requirement, weighing)),
    ],
    (truth) => truth,
  );
}

/** Whether a prong reaches the requirement. */
export function reached(requirement: Requirement, weighing: Reading<LawTests>): Truth {
  return some(requirement.owedUnder ?? ['full'], (entry) => {
    if (entry === 'full') return weighing.F;
    const prong = weighing.limited.find((p) => p.of.id === entry);
    return prong ? prong.holds : false;
  });
}

/** Whether an exemption leaves the requirement out. */
export function leftOut(requirement: Requirement, weighing: Reading<LawTests>): Truth {
  return some(weighing.exemptions, (x) =>
    x.of.stillOwes?.includes(requirement.id) ? false : x.holds,
  );
}

/**
 * The facts silently counted as no that the verdict rests on: were one of them yes, it could be another.
 * In the order of the rules that read them.
 */
export function assumedFacts(reading: Reading<LawTests>): FactKey[] {
  const prongs = [...reading.full, ...reading.limited];
  const read: { if?: Prong['if'] | undefined }[] = [];
  if (
    some(prongs, (p) => evaluate(p.of.if, reading.facts, NO_SILENT)) !==
    some(prongs, (p) => p.holds)
  ) {
    read.push(...prongs.map((p) => p.of));
  }
  const stoppedBefore = reading.word === 'does not apply' || reading.E === true;
  if (!stoppedBefore) read.push(...reading.exemptions.map((x) => x.of));
  const found = new Set<FactKey>();
  for (const { if: rule } of read) {
    if (rule === undefined || evaluate(rule, reading.facts, NO_SILENT) !== undefined) continue;
    for (const fact of silentIn(rule, reading)) found.add(fact);
  }
  return [...found];
}

function silentIn(rule: Prong['if'], reading: Reading<LawTests>): FactKey[] {
  if ('fact' in rule) {
    const missing = reading.facts[rule.fact] === undefined;
    return missing && rule.value === true && reading.silent.has(rule.fact) ? [rule.fact] : [];
  }
  if ('not' in rule) return [];
  const parts = 'all' in rule ? rule.all : rule.any;
  return parts.flatMap((part) => silentIn(part, reading));
}

/** Duties that stay on a business of this kind though nothing triggers them today. */
export function standingDuties(reading: Reading<LawTests>): Requirement[] {
  const ids = new Set(
    reading.exemptions.filter((x) => x.holds === true).flatMap((x) => x.of.stillOwes ?? []),
  );
  if (reading.E === true) return [];
  return reading.law.requirements.filter(
    (requirement) =>
      ids.has(requirement.id) &&
      !requirement.advice &&
      counts(requirement, reading.day) &&
      owedTruth(requirement, reading) !== true,
  );
}
