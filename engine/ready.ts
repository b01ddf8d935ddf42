/**
 * Laws made ready for many decisions: every condition is tried once for a business, however many laws name it, and
 * the rules read the results. Closures only: no code is made at run time.
 */
import type { Condition, Exemption, LawRecord, Prong, Rule } from '#law/schema.ts';
import type { FactIndex } from './facts.ts';
import { holdsOf } from './rule-closures.ts';
import type { Holds } from './rule-closures.ts';
import { counts, meets } from './truth.ts';
import type { Facts, Truth } from './truth.ts';

/** What of a record decides whether the law applies, and can say why. */
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

export interface Part<T> {
  readonly of: T;
  readonly holds: Holds;
}

/** What stays owed under an exemption: whether this requirement is. */
export interface Staying {
  /** Whether a prong reaches it and its `when` holds. */
  readonly due: Holds;
  /** The exemptions that leave it out: those that leave nothing owed, and those that leave a part owed. */
  readonly freedBy: readonly Part<Exemption>[];
}

export interface PartialExemption extends Part<Exemption> {
  readonly staying: readonly Staying[];
}

export interface ReadyLaw<L extends LawTests = LawTests> {
  readonly law: L;
  /** The day evaluated: the day asked for, or `effective` where that is later. */
  readonly day: string;
  readonly full: readonly Part<Prong>[];
  readonly limited: readonly Part<Prong>[];
  readonly exemptions: readonly Part<Exemption>[];
  /** Any full prong, any limited prong, any exemption that leaves nothing owed. */
  readonly anyFull: Holds;
  readonly anyLimited: Holds;
  readonly anyOutright: Holds;
  /** Exemptions that leave a part owed. */
  readonly partial: readonly PartialExemption[];
}

/** A condition as it stands in the list: whose facts it reads, and what a missing answer makes of it. */
export interface Placed {
  readonly condition: Condition;
  /** The law in whose state the fact is asked; the first law for facts of the business as a whole. */
  readonly law: number;
  readonly missing: Truth;
}

export interface Ready<L extends LawTests = LawTests> {
  readonly laws: readonly ReadyLaw<L>[];
  readonly conditions: readonly Placed[];
  readonly index: FactIndex;
}

/** Makes laws ready for decisions as of a calendar date (ISO). */
export function makeReady<L extends LawTests>(
  laws: readonly L[],
  asOf: string,
  index: FactIndex,
): Ready<L> {
  const conditions: Placed[] = [];
  const places = new Map<string, number>();
  const placeOf = (condition: Condition, law: number, assumes: boolean): number => {
    const { fact, op, value } = condition;
    const at = index.byKey.get(fact)?.perState ? law : 0;
    const missing = assumes && value === true && index.silent.has(fact) ? false : undefined;
    const name = `${fact} ${op} ${value} ${at} ${missing}`;
    const known = places.get(name);
    if (known !== undefined) return known;
    places.set(name, conditions.length);
    return conditions.push({ condition, law: at, missing }) - 1;
  };
  const ready = laws.map((law, at) =>
    readyLaw(law, asOf, (rule) => holdsOf(rule, true, (one, assumes) => placeOf(one, at, assumes))),
  );
  return { laws: ready, conditions, index };
}

type Compile = (rule: Rule) => Holds;

function readyLaw<L extends LawTests>(law: L, asOf: string, compile: Compile): ReadyLaw<L> {
  const day = asOf < law.effective ? law.effective : asOf;
  const prongs = law.applicability.prongs
    .filter((prong) => counts(prong, day))
    .map((of) => ({ of, holds: compile(of.if) }));
  const exemptions = law.exemptions.flatMap((of) =>
    of.if === undefined || of.level === 'data' || !counts(of, day)
      ? []
      : [{ of, holds: compile(of.if) }],
  );
  const full = prongs.filter(({ of }) => of.reach === 'full');
  const limited = prongs.filter(({ of }) => of.reach === 'limited');
  const outright = exemptions.filter(({ of }) => of.stillOwes === undefined);
  const any = (parts: readonly { of: { if?: Rule | undefined } }[]) =>
    compile({ any: parts.flatMap(({ of }) => (of.if ? [of.if] : [])) });
  return {
    law,
    day,
    full,
    limited,
    exemptions,
    anyFull: any(full),
    anyLimited: any(limited),
    anyOutright: any(outright),
    partial: exemptions
      .filter(({ of }) => of.stillOwes !== undefined)
      .map(({ of, holds }) => ({
        of,
        holds,
        staying: (of.stillOwes ?? []).flatMap((id) =>
          stayingUnder(id, { law, day, full, limited, exemptions }, compile),
        ),
      })),
  };
}

/** The requirement as it counts on that day; empty where it does not. */
function stayingUnder(
  id: string,
  {
    law,
    day,
    full,
    limited,
    exemptions,
  }: Omit<ReadyLaw, 'anyFull' | 'anyLimited' | 'anyOutright' | 'partial'>,
  compile: Compile,
): Staying[] {
  const requirement = law.requirements.find((one) => one.id === id);
  if (!requirement || !counts(requirement, day)) return [];
  const entries = requirement.owedUnder ?? ['full'];
  const reaching = [
    ...(entries.includes('full') ? full : []),
    ...limited.filter(({ of }) => entries.includes(of.id)),
  ].map(({ of }) => of.if);
  const when = requirement.when ? [requirement.when] : [];
  return [
    {
      due: compile({ all: [{ any: reaching }, ...when] }),
      freedBy: exemptions.filter(({ of }) => !of.stillOwes?.includes(id)),
    },
  ];
}

/**
 * Tries every condition. `facts` are those of each law's state, in the order of the laws, closed over their
 * implications (closeFacts); facts of the business as a whole are read from the first.
 */
export function truthsOf({ conditions }: Ready, facts: readonly Facts[]): Truth[] {
  const truths: Truth[] = [];
  for (let at = 0; at < conditions.length; at++) {
    const { condition, law, missing } = conditions[at] as Placed;
    const value = facts[law]?.[condition.fact];
    truths[at] = value === undefined ? missing : meets(value, condition);
  }
  return truths;
}

interface Kept extends Ready {
  /** From this day on, and before that one, the same rules count. */
  readonly since: string;
  readonly before: string;
}

const kept = new WeakMap<FactIndex, WeakMap<LawTests, Kept[]>>();

/** One law made ready; kept, because the same law is asked again and again. */
export function readyFor(law: LawTests, asOf: string, index: FactIndex): Ready {
  const day = asOf < law.effective ? law.effective : asOf;
  const byLaw = kept.get(index) ?? new WeakMap<LawTests, Kept[]>();
  kept.set(index, byLaw);
  const known = byLaw.get(law) ?? [];
  const fitting = known.find(({ since, before }) => since <= day && day < before);
  if (fitting) return fitting;
  const turns = turningDays(law);
  const made = {
    ...makeReady([law], day, index),
    since: turns.findLast((turn) => turn <= day) ?? '',
    before: turns.find((turn) => turn > day) ?? '9999-12-31',
  };
  byLaw.set(law, [...known, made]);
  return made;
}

/** The days on which a rule begins or is over, in order. */
function turningDays({ applicability, exemptions, requirements }: LawTests): string[] {
  const turns = [...applicability.prongs, ...exemptions, ...requirements].flatMap(
    ({ from, until }) => [
      ...(from ? [from] : []),
      // The day after `until`, as far as the order of days goes.
      ...(until ? [`${until}~`] : []),
    ],
  );
  return [...new Set(turns)].toSorted();
}
