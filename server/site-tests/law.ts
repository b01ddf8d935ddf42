/** Which requirements of a business a finding is about: by control, from the assessment of today. */
import type { SiteFinding } from '#contract/site-findings.ts';
import { assess } from '#engine/assessment/assessment.ts';
import type { Finding, FindingName } from '#engine/site/finding.ts';
import type { ControlKey } from '#law/schema.ts';
import { loadAssessmentInput } from '../assessments/service.ts';
import { findBusinessOrThrow } from '../businesses/find.ts';
import type { Services } from '../services.ts';
import { toolName } from './judged.ts';

type Touched = SiteFinding['requirements'][number];
/** Control → the requirements of the states whose laws bind the business, or may. */
export type LawOfBusiness = ReadonlyMap<string, readonly Touched[]>;

/** The controls of a finding; "to know" where no law of the 24 speaks of it. */
const CONTROLS: Readonly<Partial<Record<FindingName, readonly ControlKey[]>>> = {
  'opt-out link missing': ['opt-out-sale-ads'],
  'opt-out link has old words': ['opt-out-sale-ads'],
  'opt-out link dead': ['opt-out-sale-ads'],
  'opt-out needs an account': ['opt-out-sale-ads'],
  'opt-out asks for too much': ['opt-out-sale-ads'],
  "opt-out leads to another company's page": ['opt-out-sale-ads'],
  'opt-out effect': ['opt-out-sale-ads'],
  'limit link missing': ['limit-sensitive'],
  'limit link dead': ['limit-sensitive'],
  'signal not confirmed on the site': ['opt-out-signal'],
  'strings contradict each other': ['opt-out-signal'],
  'banner asymmetrical': ['consent-design'],
  'banner accepts on close': ['consent-design'],
  'notice missing': ['privacy-notice'],
  'notice not dated': ['privacy-notice'],
  'notice older than 12 months': ['privacy-notice'],
  'address tells something sensitive': ['sensitive-consent', 'health-data', 'purpose-limitation'],
  'session recording': ['processor-contracts'],
  'typed words leave before sending': ['processor-contracts'],
};

/** What was found, by the task that it belongs to. A tool that sends breaks the signal's or the opt-out's, by situation. */
export function controlsOf({ finding, situation }: Finding): readonly ControlKey[] {
  if (finding === 'tool still sends')
    return situation === 'gpc' ? ['opt-out-signal'] : ['opt-out-sale-ads'];
  return CONTROLS[finding] ?? [];
}

/** Throws `not-found`. */
export async function lawOfBusiness(
  owner: { readonly userId: string },
  services: Services,
  businessId: string,
): Promise<LawOfBusiness> {
  const { userId } = owner;
  const business = await findBusinessOrThrow(userId, services.db, businessId);
  const input = await loadAssessmentInput(userId, services.db, services, business);
  return new Map(
    assess(services.corpus, input).tasks.map(({ id, requirements }) => [
      id,
      requirements.map((each) => ({
        requirementId: each.id,
        stateId: each.stateId,
        cite: each.cite,
      })),
    ]),
  );
}

/** Findings with the requirements that they touch. A tool that was only seen, or that stopped, touches none. */
export const withLaw = (findings: readonly Finding[], law: LawOfBusiness): SiteFinding[] =>
  findings.map((each) => ({
    ...each,
    evidence: [...each.evidence],
    ...(each.tool !== undefined && { toolName: toolName(each.tool) }),
    requirements:
      each.verdict === 'stopped' || each.verdict === 'not seen'
        ? []
        : controlsOf(each).flatMap((control) => law.get(control) ?? []),
  }));
