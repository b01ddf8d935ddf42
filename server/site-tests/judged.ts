/** The judgement of a record with the data of this installation, and its result in one sentence. */
import { judge } from '#engine/site/judge.ts';
import type { Finding } from '#engine/site/finding.ts';
import { readySite } from '#engine/site/signs.ts';
import type { SiteRecord } from '#engine/site/visit.ts';
import { TOOLS } from '#reference/data.server.ts';
import { ADVERTISING_COMPANIES, SITE_SIGNS } from '#reference/site-signs.server.ts';
import { list } from '#text/english.ts';

const READY = readySite({
  signs: SITE_SIGNS,
  tools: TOOLS,
  companies: ADVERTISING_COMPANIES.companies,
});

export const judged = (record: SiteRecord): Finding[] => judge(record, READY);

const KNOWN = new Map(TOOLS.map(({ id, name, vendor }) => [id, { name, vendor }]));

/** The name of a tool for people; an advertising company of no list of ours keeps its short one. */
export const toolName = (tool: string): string => KNOWN.get(tool)?.name ?? tool;
const vendorOf = (tool: string) => KNOWN.get(tool)?.vendor ?? tool;

const toolsWith = (findings: readonly Finding[], verdict: Finding['verdict']) => [
  ...new Set(
    findings.flatMap((each) =>
      each.finding === 'tool still sends' && each.verdict === verdict && each.tool !== undefined
        ? [each.tool]
        : [],
    ),
  ),
];

/** Tools that still send in some situation. */
export const stillSending = (findings: readonly Finding[]): number =>
  toolsWith(findings, 'still sends').length;

/** The result in one sentence. */
export function resultSentence(findings: readonly Finding[]): string {
  const sending = [...new Set(toolsWith(findings, 'still sends').map(vendorOf))];
  if (sending.length > 0)
    return `Your site still tells ${list(sending)} about visitors who said no.`;
  if (toolsWith(findings, 'sends less').length > 0)
    return 'Your site tells ad companies less about visitors who said no, and still something.';
  if (toolsWith(findings, 'cannot tell').length > 0)
    return 'This test cannot tell whether your site stops for visitors who said no.';
  if (toolsWith(findings, 'stopped').length > 0)
    return 'Every ad tool that we saw stopped for visitors who said no.';
  return 'We saw no ad tool send anything from your site.';
}
