/** Laws made ready for many decisions: what of their rules counts on a day, and where each result stands. */
import type { Exemption, LawRecord, Prong, Rule } from '#law/schema.ts';
import type { FactIndex } from '../facts/facts.ts';
import { RuleSteps } from './rule-steps.ts';
import type { Placed, Trying } from './rule-steps.ts';
import { counts } from './truth.ts';

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
  /** Where it stands whether it holds; so are all other numbers below. */
  readonly place: number;
  readonly cite: string;
  readonly conditions: readonly Placed[];
}

/** What stays owed under an exemption: whether this requirement is. */
export interface Staying {
  /** Whether a prong reaches it and its `when` holds. */
  readonly due: number;
  /** The exemptions that leave a part owed, but not this one. */
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
  readonly anyFull: number;
  readonly anyLimited: number;
  readonly anyOutright: number;
  /** Exemptions that leave a part owed. */
  readonly partial: readonly PartialExemption[];
}

export interface Ready<L extends LawTests = LawTests> extends Trying {
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
  const steps = new RuleSteps(index);
  const ready = laws.map((law, at) =>
    readyLaw(law, asOf, (rule) => ({
      place: steps.add(rule, at),
      conditions: steps.conditionsOf(rule, at),
    })),
  );
  return { laws: ready, conditions: steps.conditions, index, ...steps.done() };
}

type Put = (rule: Rule) => Omit<Part<unknown>, 'of' | 'cite'>;

const partOf = <T extends { cite: string }>(of: T, { place, conditions }: ReturnType<Put>) => ({
  of,
  place,
  cite: of.cite,
  conditions,
});

function readyLaw<L extends LawTests>(law: L, asOf: string, put: Put): ReadyLaw<L> {
  const day = asOf < law.effective ? law.effective : asOf;
  const prongs = law.applicability.prongs
    .filter((prong) => counts(prong, day))
    .map((of) => partOf(of, put(of.if)));
  const exemptions = law.exemptions.flatMap((of) =>
    of.if === undefined || of.level === 'data' || !counts(of, day) ? [] : [partOf(of, put(of.if))],
  );
  const full = prongs.filter(({ of }) => of.reach === 'full');
  const limited = prongs.filter(({ of }) => of.reach === 'limited');
  const outright = exemptions.filter(({ of }) => of.stillOwes === undefined);
  const anyOf = (parts: readonly { of: { if?: Rule | undefined } }[]) =>
    put({ any: parts.flatMap(({ of }) => (of.if ? [of.if] : [])) }).place;
  return {
    law,
    day,
    full,
    limited,
    exemptions,
    anyFull: anyOf(full),
    anyLimited: anyOf(limited),
    anyOutright: anyOf(outright),
    partial: exemptions
      .filter(({ of }) => of.stillOwes !== undefined)
      .map((part) => ({
        ...part,
        staying: (part.of.stillOwes ?? []).flatMap((id) =>
          stayingUnder(id, { law, day, full, limited, exemptions }, put),
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
  put: Put,
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
      due: put({ all: [{ any: reaching }, ...when] }).place,
      freedBy: exemptions.filter(({ of }) => of.stillOwes && !of.stillOwes.includes(id)),
    },
  ];
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
