/**
 * Whether a law applies, on a day, to what is known about a business. A verdict is a union, never a boolean.
 * The order of the rules is that of law/README.md, "How to read the rules".
 */
import type { Exemption, FactKey, LawRecord, Prong, Requirement } from '#law/schema.ts';
import type { FactIndex } from './facts.ts';
import { counts, evaluate, every, NO_SILENT, negate, some } from './truth.ts';
import type { Facts, Silent, Truth } from './truth.ts';

export type SettledWord = 'applies' | 'applies in part' | 'does not apply' | 'exempt';
export type VerdictWord = SettledWord | 'cannot tell' | 'not in force yet';

/** Something of the law with its truth for this business. */
export interface Weighed<T> {
  readonly of: T;
  readonly holds: Truth;
}

/** Everything that was weighed for one law on one day; duties and explanations read it too. */
export interface Reading {
  readonly law: LawRecord;
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
  readonly word: SettledWord | 'cannot tell';
}

/** Weighs a law as of a calendar date (ISO). `facts` are closed over their implications (closeFacts). */
export function weigh(law: LawRecord, facts: Facts, asOf: string, index: FactIndex): Reading {
  const day = asOf < law.effective ? law.effective : asOf;
  const silent = index.silent;
  const prongs = law.applicability.prongs
    .filter((prong) => counts(prong, day))
    .map((of) => ({ of, holds: evaluate(of.if, facts, silent) }));
  const full = prongs.filter((prong) => prong.of.reach === 'full');
  const limited = prongs.filter((prong) => prong.of.reach === 'limited');
  const exemptions: Weighed<Exemption>[] = [];
  for (const of of law.exemptions) {
    if (of.if === undefined || of.level === 'data' || !counts(of, day)) continue;
    exemptions.push({ of, holds: evaluate(of.if, facts, silent) });
  }
  const holds = (weighed: Weighed<unknown>) => weighed.holds;
  const F = some(full, holds);
  const L = some(limited, holds);
  const E = some(
    exemptions.filter((x) => x.of.stillOwes === undefined),
    holds,
  );
  const weighed = { law, day, facts, silent, full, limited, exemptions, F, L, E };
  return { ...weighed, word: verdict(weighed) };
}

type Weighing = Omit<Reading, 'word'>;

/** Rule 0: where an exemption is unknown, only a verdict that stands both ways is one. */
function verdict(weighing: Weighing): Reading['word'] {
  const open = weighing.exemptions.find(
    (x) => x.of.stillOwes !== undefined && x.holds === undefined,
  );
  if (open) {
    return same(
      verdict({ ...weighing, exemptions: settle(weighing.exemptions, open, true) }),
      verdict({ ...weighing, exemptions: settle(weighing.exemptions, open, false) }),
    );
  }
  if (weighing.E === undefined) {
    const none = weighing.exemptions.map((x) =>
      x.holds === undefined ? { ...x, holds: false } : x,
    );
    return same(
      ordered({ ...weighing, E: true }),
      ordered({ ...weighing, E: false, exemptions: none }),
    );
  }
  return ordered(weighing);
}

function settle(all: Reading['exemptions'], one: Weighed<Exemption>, holds: boolean) {
  return all.map((x) => (x === one ? { ...x, holds } : x));
}

function same(one: Reading['word'], other: Reading['word']): Reading['word'] {
  return one === other ? one : 'cannot tell';
}

/** Rules 1 to 4. */
function ordered(weighing: Weighing): Reading['word'] {
  const { F, L, E } = weighing;
  if (F === false && L === false) return 'does not apply';
  if (F === false && L === undefined) return 'cannot tell';
  if (E === true) return 'exempt';
  const still = weighing.exemptions.find((x) => x.of.stillOwes !== undefined && x.holds === true);
  if (still) {
    const owed = some(still.of.stillOwes ?? [], (id) => owedUnderStill(weighing, id));
    if (owed === undefined) return 'cannot tell';
    return owed ? 'applies in part' : 'exempt';
  }
  if (F === true) return 'applies';
  return F === undefined ? 'cannot tell' : 'applies in part';
}

function owedUnderStill(weighing: Weighing, id: string): Truth {
  const requirement = weighing.law.requirements.find((r) => r.id === id);
  if (!requirement || !counts(requirement, weighing.day)) return false;
  return owedTruth(requirement, weighing);
}

/**
 * Whether a requirement is owed, apart from its own days: one entry of `owedUnder` is met, `when` holds, and no
 * exemption that holds leaves it out.
 */
export function owedTruth(requirement: Requirement, weighing: Weighing): Truth {
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
export function reached(requirement: Requirement, weighing: Weighing): Truth {
  return some(requirement.owedUnder ?? ['full'], (entry) => {
    if (entry === 'full') return weighing.F;
    const prong = weighing.limited.find((p) => p.of.id === entry);
    return prong ? prong.holds : false;
  });
}

/** Whether an exemption leaves the requirement out. */
export function leftOut(requirement: Requirement, weighing: Weighing): Truth {
  return some(weighing.exemptions, (x) =>
    x.of.stillOwes?.includes(requirement.id) ? false : x.holds,
  );
}

/**
 * The facts silently counted as no that the verdict rests on: were one of them yes, it could be another.
 * In the order of the rules that read them.
 */
export function assumedFacts(reading: Reading): FactKey[] {
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

function silentIn(rule: Prong['if'], reading: Reading): FactKey[] {
  if ('fact' in rule) {
    const missing = reading.facts[rule.fact] === undefined;
    return missing && rule.value === true && reading.silent.has(rule.fact) ? [rule.fact] : [];
  }
  if ('not' in rule) return [];
  const parts = 'all' in rule ? rule.all : rule.any;
  return parts.flatMap((part) => silentIn(part, reading));
}

/** Duties that stay on a business of this kind though nothing triggers them today. */
export function standingDuties(reading: Reading): Requirement[] {
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
