/** Listed tools in a plain visit, without a judgement. */
import type { Finding } from './finding.ts';
import type { JudgedTool, ReadySite } from '#engine/site/signs/signs.ts';
import { evidenceLines } from '#engine/site/signs/traffic.ts';
import type { ReadVisit } from '#engine/site/signs/traffic.ts';
import type { SentRequest } from '#engine/site/record/visit.ts';

const REPORTED: ReadonlySet<JudgedTool['category']> = new Set([
  'Advertising',
  'Analytics',
  'Affiliates',
  'Data brokers and lists',
  'Tags, data hubs, automation',
  'Email and text messages',
  'Support, chat, customer records',
]);

/** Fonts, maps, payments and the like do a site's own work: nothing is reported about them. */
function isReported(tool: JudgedTool | undefined): boolean {
  if (!tool) return true;
  const { category, mayBeSale, mayBeTargetedAdvertising } = tool;
  return (
    REPORTED.has(category) || mayBeSale !== 'unlikely' || mayBeTargetedAdvertising !== 'unlikely'
  );
}

/** A finding for each tool that a plain visit met. */
export function toolsSeen(visits: readonly ReadVisit[], ready: ReadySite): Finding[] {
  const requests = new Map<string, SentRequest[]>();
  const lying = new Map<string, SentRequest[]>();
  for (const { visit, hits } of visits) {
    if (visit.situation !== 'plain') continue;
    for (const { tool, does, hidden, request } of hits) {
      if (!isReported(ready.tools.get(tool))) continue;
      const to = does === 'loads' && hidden ? lying : requests;
      to.set(tool, [...(to.get(tool) ?? []), request]);
    }
  }
  return [...new Set([...requests.keys(), ...lying.keys()])].toSorted().map((tool) => ({
    finding: 'tool seen',
    tool,
    situation: 'plain',
    // a kit holds a script that lies at a strange place by these lines alone
    evidence: [
      ...evidenceLines(requests.get(tool) ?? [], 3),
      ...evidenceLines(lying.get(tool) ?? [], 3),
    ],
  }));
}
