/**
 * The parts of a record that the check may show: all prongs, the exemptions that decide or concern
 * the owner, the duties of a part.
 */
import type { Exemption, LawRecord, Prong, Requirement } from './schema.ts';

export interface ShownParts {
  readonly prongs: readonly Prong[];
  /** Exemptions that answers alone can settle. */
  readonly deciding: readonly Exemption[];
  /** Exempt data, with the kinds of organization that should be told so. */
  readonly outside: readonly Exemption[];
  /** Duties that stay under an exemption, and those of limited prongs. */
  readonly requirements: readonly Requirement[];
  readonly doubts: LawRecord['doubts'];
}

export function shownParts({
  applicability: { prongs },
  exemptions,
  requirements,
  doubts,
}: Pick<LawRecord, 'applicability' | 'exemptions' | 'requirements' | 'doubts'>): ShownParts {
  const deciding = exemptions.filter(({ if: rule, level }) => rule && level === 'entity');
  const staying = new Set(deciding.flatMap(({ stillOwes }) => stillOwes ?? []));
  const limited = new Set(prongs.filter(({ reach }) => reach === 'limited').map(({ id }) => id));
  const named = new Set([...prongs, ...deciding].map(({ id }) => id));
  return {
    prongs,
    deciding,
    outside: exemptions.filter(({ concerns }) => concerns !== undefined),
    requirements: requirements.filter(
      ({ id, owedUnder, advice }) =>
        staying.has(id) || (!advice && owedUnder?.some((prong) => limited.has(prong))),
    ),
    doubts: doubts.filter(({ about }) => about?.some((id) => named.has(id))),
  };
}
