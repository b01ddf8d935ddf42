/** What a verdict alone does not say: which duties a law brings that binds in part, and which data it leaves outside. */
import type { Exemption, Requirement } from '#law/schema.ts';
import { owedTruth } from '../rules/applicability.ts';
import type { WeighedLaw } from '../rules/applicability.ts';
import type { LawTests } from '../rules/applicability.ts';
import { counts } from '../rules/truth.ts';

/** The duties surely owed under a law that binds in part; none under a law that binds as a whole or not at all. */
export function owedInPart(reading: WeighedLaw<LawTests>): Requirement[] {
  if (reading.verdict !== 'applies in part') return [];
  return reading.law.requirements.filter(
    (requirement) =>
      !requirement.advice &&
      counts(requirement, reading.day) &&
      owedTruth(requirement, reading) === true,
  );
}

/** Data that a law leaves outside though it binds, or may bind, an organization of the kind that holds it: a clinic's patient records. */
export function outsideData(reading: WeighedLaw<LawTests>): Exemption[] {
  if (reading.verdict === 'does not apply' || reading.verdict === 'exempt') return [];
  return reading.law.exemptions.filter(
    (exemption) =>
      counts(exemption, reading.day) &&
      exemption.concerns?.some((fact) => reading.facts[fact] === true) === true,
  );
}
