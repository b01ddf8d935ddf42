/** Every small change of a law that a case should detect. */
import { addDays } from '#calendar/dates.ts';
import type { Exemption, LawRecord, Prong, Requirement, Rule } from '#law/schema.ts';
import { ruleMutations } from './rule-mutations.ts';

export interface Mutant {
  readonly state: string;
  /** The id of the prong, exemption or requirement that was changed. */
  readonly id: string;
  readonly what: string;
  readonly law: LawRecord;
  readonly kind: 'remove' | 'number' | 'boolean' | 'operator' | 'part' | 'day' | 'reference';
}

type Change = Omit<Mutant, 'state' | 'id' | 'law'>;

export function mutantsOf(law: LawRecord): Mutant[] {
  return [
    ...law.applicability.prongs.flatMap((prong) => ofProng(law, prong)),
    ...law.exemptions.flatMap((exemption) => ofExemption(law, exemption)),
    ...law.requirements.flatMap((requirement) => ofRequirement(law, requirement)),
    ...ofFirstDay(law),
  ];
}

function ofProng(law: LawRecord, prong: Prong): Mutant[] {
  const made = (change: Change, by: Prong | undefined): Mutant => {
    const prongs = replaced(law.applicability.prongs, prong, by);
    const mutated = { ...law, applicability: { ...law.applicability, prongs } };
    return { ...change, state: law.state, id: prong.id, law: mutated };
  };
  return [
    made({ what: 'removed', kind: 'remove' }, undefined),
    ...rules(prong.if).map(([change, rule]) => made(change, { ...prong, if: rule })),
    ...days(prong).map(([change, by]) => made(change, by)),
  ];
}

function ofExemption(law: LawRecord, exemption: Exemption): Mutant[] {
  if (exemption.if === undefined) return [];
  const made = (change: Change, by: Exemption | undefined): Mutant => {
    const exemptions = replaced(law.exemptions, exemption, by);
    return { ...change, state: law.state, id: exemption.id, law: { ...law, exemptions } };
  };
  const { stillOwes } = exemption;
  return [
    made({ what: 'removed', kind: 'remove' }, undefined),
    ...rules(exemption.if).map(([change, rule]) => made(change, { ...exemption, if: rule })),
    ...days(exemption).map(([change, by]) => made(change, by)),
    ...(stillOwes ?? []).map((id) => {
      const left = stillOwes?.filter((each) => each !== id);
      const { stillOwes: _, ...without } = exemption;
      const by = left?.length ? { ...exemption, stillOwes: left } : without;
      return made({ what: `${id} no longer stays owed`, kind: 'reference' }, by);
    }),
  ];
}

function ofRequirement(law: LawRecord, requirement: Requirement): Mutant[] {
  const made = (change: Change, by: Requirement | undefined): Mutant => {
    const requirements = replaced(law.requirements, requirement, by);
    return { ...change, state: law.state, id: requirement.id, law: { ...law, requirements } };
  };
  const { when, ...always } = requirement;
  const { owedUnder } = requirement;
  const removed = when ? [made({ what: '`when` removed', kind: 'remove' }, always)] : [];
  return [
    made({ what: 'removed', kind: 'remove' }, undefined),
    ...removed,
    ...rules(when).map(([change, rule]) => made(change, { ...requirement, when: rule })),
    ...days(requirement).map(([change, by]) => made(change, by)),
    ...(owedUnder ?? []).map((entry) =>
      made(
        { what: `no longer owed under ${entry}`, kind: 'reference' },
        { ...requirement, owedUnder: owedUnder?.filter((each) => each !== entry) },
      ),
    ),
  ];
}

function ofFirstDay(law: LawRecord): Mutant[] {
  const { state } = law;
  return [-1, 1].map((by) => {
    const effective = addDays(law.effective, by);
    const what = `${law.effective} becomes ${effective}`;
    return { state, id: 'effective', what, kind: 'day' as const, law: { ...law, effective } };
  });
}

function replaced<T>(all: T[], one: T, by: T | undefined): T[] {
  return all.flatMap((each) => (each === one ? (by === undefined ? [] : [by]) : [each]));
}

function rules(rule: Rule | undefined): [Change, Rule][] {
  if (rule === undefined) return [];
  return ruleMutations(rule).map(({ what, kind, rule: mutated }) => [{ what, kind }, mutated]);
}

/** Its first and last day, each one day earlier and later. */
function days<T extends { from?: string | undefined; until?: string | undefined }>(
  row: T,
): [Change, T][] {
  return (['from', 'until'] as const).flatMap((end) => {
    const day = row[end];
    if (day === undefined) return [];
    return [-1, 1].map((by): [Change, T] => {
      const moved = addDays(day, by);
      return [
        { what: `${end} ${day} becomes ${moved}`, kind: 'day' },
        { ...row, [end]: moved },
      ];
    });
  });
}
