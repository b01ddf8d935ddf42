/** The report for people. */
import type { Finding, SiteVerdict } from '#engine/site/finding.ts';
import type { SiteRecord, VisitSituation } from '#engine/site/visit.ts';
import { READY_SITE } from '#site-test/site-book.ts';
import type { Found } from './findings.ts';

const AFTER: Readonly<Record<VisitSituation, string>> = {
  plain: 'without a choice',
  gpc: 'with the opt-out signal',
  reject: 'after the banner was refused',
  optOut: 'after the opt-out',
};

const ORDER: readonly (SiteVerdict | undefined)[] = [
  'still sends',
  'sends less',
  'cannot tell',
  'stopped',
  'not seen',
];

const nameOf = (tool: string): string =>
  READY_SITE.tools.get(tool)?.name ?? READY_SITE.names.get(tool) ?? tool;

function lineOf({ finding, tool, situation, verdict, why, evidence }: Finding): string[] {
  const about = tool === undefined ? '' : `: ${nameOf(tool)}`;
  const when = situation === undefined ? '' : ` (${AFTER[situation]})`;
  const said = verdict === undefined ? '' : ` -> ${verdict}${why === undefined ? '' : `, ${why}`}`;
  return [
    `- ${finding}${about}${when}${said}`,
    ...evidence.slice(0, 3).map((each) => `    ${each}`),
  ];
}

const rank = ({ verdict }: Finding): number => ORDER.indexOf(verdict);

/** The report as text: what still sends first. */
export function textOf(record: SiteRecord, { findings }: Found): string {
  const sorted = findings.toSorted((a, b) => rank(a) - rank(b));
  const tools = sorted.filter(({ finding }) => finding === 'tool still sends');
  const others = sorted.filter(
    ({ finding }) => finding !== 'tool still sends' && finding !== 'tool seen',
  );
  const seen = sorted.flatMap(({ finding, tool }) =>
    finding === 'tool seen' && tool !== undefined ? [nameOf(tool)] : [],
  );
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', title, ...lines];
  return [
    `${record.url}, ${record.visits.length} visits, ${record.startedAt}`,
    ...part('Who is told about your visitors', tools.flatMap(lineOf)),
    ...part('What else was found', others.flatMap(lineOf)),
    ...part('Tools seen', seen.length === 0 ? [] : [`- ${seen.join(', ')}`]),
    '',
    'This is no legal verdict. What a server sends on by itself, no browser can see.',
    '',
  ].join('\n');
}
