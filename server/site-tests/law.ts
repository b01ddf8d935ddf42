/** Which requirements of a business a finding is about: by control, of those that its assessment of today lists. */
import type { SiteFinding } from '#contract/site-findings.ts';
import { assess } from '#engine/assessment/assessment.ts';
import type { Finding } from '#engine/site/finding.ts';
import { requirementsOf, type SiteOwner } from '#engine/site/law.ts';
import type { ControlKey } from '#law/schema.ts';
import { SITE_FINDINGS } from '#reference/site-signs.server.ts';
import { loadAssessmentInput } from '../assessments/service.ts';
import { findBusinessOrThrow } from '../businesses/find.ts';
import type { Services } from '../services.ts';
import { saidOf, switchOf, toolName } from './judged.ts';

/** What was found, by the task that it belongs to. A tool that sends breaks the signal's or the opt-out's, by situation. */
export const controlsOf = ({ finding, situation }: Finding): readonly ControlKey[] =>
  (SITE_FINDINGS.findings[finding]?.law ?? [])
    .filter(
      ({ situations }) =>
        situations === undefined || (situation !== undefined && situations.includes(situation)),
    )
    .map(({ control }) => control);

/** Whose laws are asked: the states of the business, and the requirements that its assessment lists. Throws `not-found`. */
export async function lawOfBusiness(
  { userId }: { readonly userId: string },
  services: Services,
  businessId: string,
): Promise<SiteOwner> {
  const business = await findBusinessOrThrow(userId, services.db, businessId);
  const input = await loadAssessmentInput(userId, services.db, services, business);
  const { tasks } = assess(services.corpus, input);
  return {
    laws: services.corpus.laws,
    states: input.business.statesOperating,
    asOf: input.asOf,
    listed: new Set(tasks.flatMap(({ requirements }) => requirements.map(({ id }) => id))),
  };
}

const SETTLED = new Set<Finding['verdict']>(['stopped', 'not seen']);

/** Findings with the requirements that they touch. A tool that was only seen, or that stopped, touches none. */
export const withLaw = (findings: readonly Finding[], owner: SiteOwner): SiteFinding[] =>
  findings.map((each) => ({
    ...each,
    ...saidOf(each),
    evidence: [...each.evidence],
    ...(each.tool !== undefined && { toolName: toolName(each.tool) }),
    whatToSwitch: each.verdict === 'still sends' ? switchOf(each.tool) : null,
    requirements: SETTLED.has(each.verdict)
      ? []
      : requirementsOf(each, SITE_FINDINGS, owner).map(
          ({ id, state, cite, from, conditional }) => ({
            requirementId: id,
            stateId: state,
            cite,
            from,
            conditional: conditional ?? null,
          }),
        ),
  }));
