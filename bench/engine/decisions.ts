/**
 * The prongs and exemptions of each law as plain rules, for engines that only know true and false.
 * If everything about a business is known, they give the verdict of engine/rules/applicability.ts.
 */
import { counts } from '#engine/rules/truth.ts';
import type { Exemption, LawRecord, Requirement, Rule } from '#law/schema.ts';

export type Word = 'applies' | 'applies in part' | 'does not apply' | 'exempt';

export interface Decision {
  readonly law: LawRecord;
  readonly full: readonly Rule[];
  readonly limited: readonly Rule[];
  /** Exemptions that leave nothing owed. */
  readonly outright: readonly Rule[];
  /** Exemptions that leave a part owed, and whether any of it is owed. */
  readonly partial: readonly { readonly if: Rule; readonly due: readonly Rule[] }[];
}

type Ruled = Exemption & { readonly if: Rule };

/** The law on a day, or on its first day if that is later. */
export function decisionOf(law: LawRecord, asOf: string): Decision {
  const day = asOf < law.effective ? law.effective : asOf;
  const prongs = law.applicability.prongs.filter((prong) => counts(prong, day));
  const exemptions = law.exemptions.filter(
    (one): one is Ruled => one.if !== undefined && one.level !== 'data' && counts(one, day),
  );
  const partial = exemptions.filter(({ stillOwes }) => stillOwes !== undefined);
  const rules = (among: readonly { if: Rule }[]) => among.map((each) => each.if);
  const dueOf = (requirement: Requirement): Rule => {
    const { owedUnder = ['full'], when, id } = requirement;
    const reaching = prongs.filter((prong) =>
      owedUnder.includes(prong.reach === 'full' ? 'full' : prong.id),
    );
    const freeing = partial.filter(({ stillOwes }) => !stillOwes?.includes(id));
    const freed: Rule[] = freeing.length > 0 ? [{ not: { any: rules(freeing) } }] : [];
    return { all: [{ any: rules(reaching) }, ...(when ? [when] : []), ...freed] };
  };
  return {
    law,
    full: rules(prongs.filter(({ reach }) => reach === 'full')),
    limited: rules(prongs.filter(({ reach }) => reach === 'limited')),
    outright: rules(exemptions.filter(({ stillOwes }) => stillOwes === undefined)),
    partial: partial.map((one) => ({
      if: one.if,
      due: law.requirements
        .filter((each) => one.stillOwes?.includes(each.id) && counts(each, day))
        .map(dueOf),
    })),
  };
}
