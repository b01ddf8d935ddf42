/**
 * Findings as a business reads them: in words, with what to do, and with the requirements of its
 * states that each is about.
 */
import type { SiteFinding } from '#contract/site-tests/site-findings.ts';
import { assess } from '#engine/assessment/assessment.ts';
import type { Finding } from '#engine/site/judgement/finding.ts';
import { requirementsOf, type SiteOwner } from '#engine/site/report/law.ts';
import { findingText } from '#engine/site/report/finding-texts.ts';
import type { ControlKey } from '#law/schema.ts';
import { SITE_FINDINGS } from '#reference/site-signs.server.ts';
import { READY_SITE } from '#site-test/site-book.ts';
import { TOOLS } from '#reference/data.server.ts';
import { loadAssessmentInput } from '#server/business/assessments/service.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import { readStoredMap } from '#server/business/data-map/store.ts';
import type { Services } from '#server/subjects/services.ts';
import { toolName } from './judgement.ts';

/** The laws and the site builder for which a finding is worded. */
export interface ReaderOfFindings {
  readonly owner: SiteOwner;
  /** States whose law applies today. */
  readonly binding: readonly string[];
  /** Ids of the tools of its data map. */
  readonly tools: readonly string[];
}

/** The tool in the data map, or seen on the site → the builder whose steps fit. */
const BUILDER_OF: Readonly<Record<string, string>> = {
  shopify: 'shopify',
  wix: 'wix',
  squarespace: 'squarespace',
  woocommerce: 'wordpress',
  'jetpack-stats': 'wordpress',
  'wordpress-hosting': 'wordpress',
};

/** Throws `not-found`. */
export async function readerOf(
  { userId }: { readonly userId: string },
  services: Services,
  businessId: string,
): Promise<ReaderOfFindings> {
  const { db, corpus } = services;
  const business = await findBusinessOrThrow(userId, db, businessId);
  const input = await loadAssessmentInput(userId, db, services, business);
  const { tasks, applicableStates, otherStates } = assess(corpus, input);
  const listed = new Set(tasks.flatMap(({ requirements }) => requirements.map(({ id }) => id)));
  const states = [...applicableStates, ...otherStates].map(({ stateId }) => stateId);
  return {
    owner: { laws: corpus.laws, states, asOf: input.asOf, listed },
    binding: applicableStates.map(({ stateId }) => stateId),
    tools: (await readStoredMap(userId, db, businessId)).tools,
  };
}

/** The tasks that a finding is about, by the situation in which it was found. */
export const controlsOf = ({ finding, situation }: Finding): ControlKey[] =>
  (SITE_FINDINGS.findings[finding]?.law ?? [])
    .filter(
      ({ situations }) =>
        situations === undefined || (situation !== undefined && situations.includes(situation)),
    )
    .map(({ control }) => control);

/** Findings for a reader. A tool that stopped or was not seen touches no law. */
export function findingsFor(
  findings: readonly Finding[],
  { owner }: ReaderOfFindings,
): SiteFinding[] {
  return findings.map((finding) => {
    const { tool, verdict, evidence } = finding;
    const sends = verdict === 'still sends' || verdict === 'sends less';
    const isQuiet = verdict === 'stopped' || verdict === 'not seen';
    const known = TOOL.get(tool ?? '');
    const words = findingText(finding, READY_SITE.names, SITE_FINDINGS);
    return {
      ...finding,
      ...words,
      todo: [...words.todo],
      evidence: [...evidence],
      ...(tool !== undefined && { toolName: toolName(tool) }),
      ...(known && { toolPurpose: known.purpose }),
      whatToSwitch: sends ? (known?.whatToSwitch ?? null) : null,
      requirements: isQuiet
        ? []
        : requirementsOf(finding, SITE_FINDINGS, owner).map(
            ({ id, state, cite, from, conditional }) => ({
              requirementId: id,
              stateId: state,
              cite,
              from,
              conditional: conditional ?? null,
            }),
          ),
    };
  });
}

const TOOL = new Map(TOOLS.map((tool) => [tool.id, tool]));

/**
 * The site builder that the tools of the data map, or those seen on the site, speak of; null: none
 * does.
 */
export function likelyBuilder(findings: readonly Finding[], { tools }: ReaderOfFindings) {
  const seen = findings.flatMap(({ finding, tool }) =>
    finding === 'tool seen' && tool !== undefined ? [tool] : [],
  );
  return [...tools, ...seen].flatMap((tool) => BUILDER_OF[tool] ?? [])[0] ?? null;
}
