/**
 * Details of a verdict: which duties a law brings that applies in part, and which data it exempts.
 */
import type { Exemption, Requirement } from '#law/schema.ts';
import { owedTruth } from '../rules/applicability.ts';
import type { WeighedLaw } from '../rules/applicability.ts';
import type { LawTests } from '../rules/applicability.ts';
import { counts } from '../rules/truth.ts';

/** The duties certainly owed under a law that applies in part; none under any other verdict. */
export function owedInPart(weighed: WeighedLaw<LawTests>): Requirement[] {
  if (weighed.verdict !== 'applies in part') return [];
  return weighed.law.requirements.filter(
    (requirement) =>
      !requirement.advice &&
      counts(requirement, weighed.day) &&
      owedTruth(requirement, weighed) === true,
  );
}

/**
 * Data that a law exempts although it applies, or may apply, to an organization of the kind that
 * has it: a clinic's patient records.
 */
export function outsideData(weighed: WeighedLaw<LawTests>): Exemption[] {
  if (weighed.verdict === 'does not apply' || weighed.verdict === 'exempt') return [];
  return weighed.law.exemptions.filter(
    (exemption) =>
      counts(exemption, weighed.day) &&
      exemption.concerns?.some((fact) => weighed.facts[fact] === true) === true,
  );
}
