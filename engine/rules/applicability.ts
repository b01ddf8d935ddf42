/**
 * Whether a law applies, on a day, to what is known about a business. A verdict is one of a closed
 * list, never a boolean. The order of the rules is that of law/README.md, "How to read the rules".
 */
import type { Exemption, FactKey, LawRecord, Prong, Requirement } from '#law/schema.ts';
import { counts, evaluate, every, NO_SILENT, negate, some } from './truth.ts';
import type { Facts, Silent, Truth } from './truth.ts';

export type SettledVerdict = 'applies' | 'applies in part' | 'does not apply' | 'exempt';
export type VerdictKind = SettledVerdict | 'cannot tell' | 'not in force yet';
type LawVerdict = SettledVerdict | 'cannot tell';

/** The parts of a record that decide whether the law applies, and explain why. */
export type LawTests = Pick<
  LawRecord,
  | 'state'
  | 'name'
  | 'effective'
  | 'checkedTo'
  | 'law'
  | 'applicability'
  | 'exemptions'
  | 'requirements'
  | 'doubts'
>;

/** A part of the law with its truth for this business. */
export interface Weighed<T> {
  readonly of: T;
  readonly holds: Truth;
}

/** A weighed law: the truth of each of its parts on one day. Duties and explanations use it too. */
export interface WeighedLaw<L extends LawTests = LawRecord> {
  readonly law: L;
  /** The day evaluated: the day asked about, or `effective` if that is later. */
  readonly day: string;
  readonly facts: Facts;
  readonly silent: Silent;
  readonly full: readonly Weighed<Prong>[];
  readonly limited: readonly Weighed<Prong>[];
  readonly exemptions: readonly Weighed<Exemption>[];
  /**
   * F: whether any full prong is met. L: any limited prong. E: any exemption that leaves nothing
   * owed.
   */
  readonly F: Truth;
  readonly L: Truth;
  readonly E: Truth;
  readonly verdict: LawVerdict;
}

/**
 * Weighs a law as of a calendar date (ISO): every prong and exemption that counts on that day, and
 * the verdict. `facts` are closed over their implications (closeFacts).
 */
export function weigh<L extends LawTests>(
  law: L,
  facts: Facts,
  asOf: string,
  { silent }: { readonly silent: Silent },
): WeighedLaw<L> {
  const day = asOf < law.effective ? law.effective : asOf;
  const prongs = law.applicability.prongs
    .filter((prong) => counts(prong, day))
    .map((of) => ({ of, holds: evaluate(of.if, facts, silent) }));
  const full = prongs.filter(({ of }) => of.reach === 'full');
  const limited = prongs.filter(({ of }) => of.reach === 'limited');
  const exemptions: Weighed<Exemption>[] = [];
  for (const of of law.exemptions) {
    if (of.if === undefined || of.level === 'data' || !counts(of, day)) continue;
    exemptions.push({ of, holds: evaluate(of.if, facts, silent) });
  }
  const holds = (part: Weighed<unknown>) => part.holds;
  const weighing = {
    law,
    day,
    facts,
    silent,
    full,
    limited,
    exemptions,
    F: some(full, holds),
    L: some(limited, holds),
    E: some(exemptions.filter(leavesNothing), holds),
  };
  return { ...weighing, verdict: verdictOf(weighing) };
}

type Weighing = Omit<WeighedLaw<LawTests>, 'verdict'>;

const leavesNothing = ({ of }: Weighed<Exemption>) => of.stillOwes === undefined;

/** Rules 0 to 4 of law/README.md. */
function verdictOf(weighing: Weighing): LawVerdict {
  const { F, L, E, exemptions } = weighing;
  if (F === false && L !== true) return L === false ? 'does not apply' : 'cannot tell';
  if (E === true) return 'exempt';
  const partial = exemptions.filter((one) => !leavesNothing(one));
  const without = verdictUnder({ ...weighing, exemptions: partial });
  // Unknown whether an exemption that leaves nothing owed applies: exempt without it is also exempt
  // with it.
  return E === false || without === 'exempt' ? without : 'cannot tell';
}

/**
 * The verdict if no exemption leaves nothing owed; `exemptions` are those that leave a part owed,
 * unknown ones tried both ways.
 */
function verdictUnder(weighing: Weighing): LawVerdict {
  const { F, exemptions, law, day } = weighing;
  const first = exemptions.findIndex(({ holds }) => holds !== false);
  const one = exemptions[first];
  if (one === undefined) {
    if (F === undefined) return 'cannot tell';
    return F ? 'applies' : 'applies in part';
  }
  if (one.holds === undefined) {
    const under = (holds: boolean) =>
      verdictUnder({ ...weighing, exemptions: exemptions.with(first, { ...one, holds }) });
    const verdict = under(true);
    return verdict === under(false) ? verdict : 'cannot tell';
  }
  const owed = some(one.of.stillOwes ?? [], (id) => {
    const duty = law.requirements.find((requirement) => requirement.id === id);
    return duty && counts(duty, day) ? owedTruth(duty, weighing) : false;
  });
  if (owed === undefined) return 'cannot tell';
  return owed ? 'applies in part' : 'exempt';
}

/**
 * Whether a requirement is owed, apart from its own days: one entry of `owedUnder` is met, `when`
 * holds, and no exemption that holds leaves it out.
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

/** Whether a prong brings the requirement. */
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
 * The facts assumed to be no on which the verdict depends: if one of them were yes, it could be
 * another verdict. In the order of the rules that use them.
 */
export function assumedFacts(weighed: WeighedLaw<LawTests>): FactKey[] {
  const prongs = [...weighed.full, ...weighed.limited];
  const read: { if?: Prong['if'] | undefined }[] = [];
  if (
    some(prongs, (p) => evaluate(p.of.if, weighed.facts, NO_SILENT)) !==
    some(prongs, (p) => p.holds)
  ) {
    read.push(...prongs.map((p) => p.of));
  }
  const stoppedBefore = weighed.verdict === 'does not apply' || weighed.E === true;
  if (!stoppedBefore) read.push(...weighed.exemptions.map((x) => x.of));
  const found = new Set<FactKey>();
  for (const { if: rule } of read) {
    if (rule === undefined || evaluate(rule, weighed.facts, NO_SILENT) !== undefined) continue;
    for (const fact of silentIn(rule, weighed)) found.add(fact);
  }
  return [...found];
}

function silentIn(rule: Prong['if'], weighed: WeighedLaw<LawTests>): FactKey[] {
  if ('fact' in rule) {
    const missing = weighed.facts[rule.fact] === undefined;
    return missing && rule.value === true && weighed.silent.has(rule.fact) ? [rule.fact] : [];
  }
  if ('not' in rule) return [];
  const parts = 'all' in rule ? rule.all : rule.any;
  return parts.flatMap((part) => silentIn(part, weighed));
}

/** Standing duties: they stay on a business of this kind although the law does not apply. */
export function standingDuties(weighed: WeighedLaw<LawTests>): Requirement[] {
  const ids = new Set(
    weighed.exemptions.filter((x) => x.holds === true).flatMap((x) => x.of.stillOwes ?? []),
  );
  if (weighed.E === true) return [];
  return weighed.law.requirements.filter(
    (requirement) =>
      ids.has(requirement.id) &&
      !requirement.advice &&
      counts(requirement, weighed.day) &&
      owedTruth(requirement, weighed) !== true,
  );
}
