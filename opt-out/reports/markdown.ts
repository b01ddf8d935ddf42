/** The report as Markdown, for the summary of a build or a comment on a change. */
import { plural } from '#text/figures.ts';
import type { SiteRecord } from '#engine/site/record/visit.ts';
import { firstSentence } from '../first-sentence.ts';
import { type FailRule, failing, type Gravity, type ReportRow } from '../rows.ts';

/** What a page says must stay text: no link, no picture and no table of its own. */
export const plainMarkdown = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]<>#|!~]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');
const code = (text: string) => `\`${text.replaceAll(/[`\s]+/g, ' ')}\``;

const HEADINGS: readonly (readonly [Gravity, string])[] = [
  ['error', 'Data left after a no'],
  ['warning', 'Change these'],
  ['note', 'What could not be told'],
  ['pass', 'As it should be'],
];

const MOST_EVIDENCE = 3;

function linesOf({
  title,
  means,
  steps,
  sections,
  finding,
  isKnown,
  gravity,
}: ReportRow): string[] {
  const head = `- **${plainMarkdown(title)}**${isKnown ? ' (known)' : ''}`;
  if (gravity === 'pass') return [head];
  return [
    `${head}: ${plainMarkdown(means)}`,
    ...steps.map((step, at) => `  ${at + 1}. ${plainMarkdown(step)}`),
    ...(sections.length > 0 ? [`  - Sections: ${sections.map(plainMarkdown).join('; ')}`] : []),
    ...finding.evidence.slice(0, MOST_EVIDENCE).map((each) => `  - Seen: ${code(each)}`),
  ];
}

/** The Markdown of one test. */
export function markdownReport(
  record: SiteRecord,
  rows: readonly ReportRow[],
  rule: FailRule,
): string {
  const findings = rows.map(({ finding }) => finding);
  const bad = failing(rows, rule).length;
  const parts = HEADINGS.flatMap(([gravity, heading]) => {
    const these = rows.filter((row) => row.gravity === gravity);
    return these.length === 0 ? [] : ['', `### ${heading}`, '', ...these.flatMap(linesOf)];
  });
  return [
    `## Opt-out test: ${bad === 0 ? 'passed' : `${bad} failed`}`,
    '',
    plainMarkdown(firstSentence(record, findings)),
    '',
    `${code(record.url)}, ${plural(record.visits.length, 'visit')} on ${record.startedAt.slice(0, 10)}.`,
    ...parts,
    '',
    'General guidance, not legal advice. What a server sends on by itself, no browser can see.',
    '',
  ].join('\n');
}
