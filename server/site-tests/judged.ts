/** The judgement of a record with the data of this installation, in words for owners. */
import { capital } from '#text/letters.ts';
import { judge } from '#engine/site/judge.ts';
import type { Finding } from '#engine/site/finding.ts';
import { findingText, resultSentence } from '#engine/site/said.ts';
import { readGpp } from '#engine/site/gpp.ts';
import { readySite } from '#engine/site/signs.ts';
import type { SiteRecord } from '#engine/site/visit.ts';
import { TOOLS } from '#reference/data.server.ts';
import { ADVERTISING_COMPANIES, SITE_FINDINGS, SITE_SIGNS } from '#reference/site-signs.server.ts';

const READY = readySite({
  signs: SITE_SIGNS,
  tools: TOOLS,
  companies: ADVERTISING_COMPANIES.companies,
  readGpp,
});

export const judged = (record: SiteRecord): Finding[] => judge(record, READY);

const KNOWN = new Map(TOOLS.map((tool) => [tool.id, tool]));

/** The name of a tool for people; an advertising company of no list of ours keeps its short one. */
export const toolName = (tool: string): string => KNOWN.get(tool)?.name ?? capital(tool);

/** What the list of tools says to switch; null: the company is not on it. */
export const switchOf = (tool: string | undefined): string | null =>
  KNOWN.get(tool ?? '')?.whatToSwitch ?? null;

/** Tools that still send in some situation. */
export const stillSending = (findings: readonly Finding[]): number =>
  new Set(
    findings.flatMap(({ finding, tool, verdict }) =>
      finding === 'tool still sends' && verdict === 'still sends' && tool !== undefined ? tool : [],
    ),
  ).size;

/** The result in one sentence. */
export const sentenceOf = (findings: readonly Finding[]): string =>
  resultSentence(findings, READY.names, SITE_FINDINGS);

/** A finding in words. */
export const saidOf = (finding: Finding) => {
  const { title, means, todo, kind } = findingText(finding, READY.names, SITE_FINDINGS);
  return { title, means, todo: [...todo], kind };
};
