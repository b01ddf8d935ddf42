/**
 * The report for people: the result in a sentence, what to do, the sections of the chosen states,
 * and what was seen.
 */
import { plural } from '#text/figures.ts';
import type { StateCode } from '#law/codes.ts';
import type { Finding } from '#engine/site/judgement/finding.ts';
import { requirementsOf } from '#engine/site/report/law.ts';
import { findingText } from '#engine/site/report/finding-texts.ts';
import { whatToDo } from '#engine/site/report/steps.ts';
import type { SiteRecord } from '#engine/site/record/visit.ts';
import { LAWS } from '#law/corpus.server.ts';
import { TOOLS } from '#reference/data.server.ts';
import { SITE_FINDINGS } from '#reference/site-signs.server.ts';
import { READY_SITE } from '#site-test/site-book.ts';
import type { JudgedRecord } from '../findings.ts';
import { firstSentence } from '../first-sentence.ts';

const WIDTH = 100;

/** Lines of at most 100 signs; the first begins with `lead`, the rest as far in. */
function wrapped(text: string, lead = ''): string[] {
  const lines: string[] = [];
  let line = lead;
  for (const word of text.split(' ')) {
    const isFirst = line === lead || line.trim() === '';
    if (!isFirst && line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = ' '.repeat(lead.length) + word;
    } else line += (isFirst ? '' : ' ') + word;
  }
  return [...lines, line];
}

const TOOL = new Map(TOOLS.map((tool) => [tool.id, tool]));
const MOST_EVIDENCE = 3;

/** A finding: what it is, what it means, what to do, the sections, and what the test saw. */
function linesOf(
  finding: Finding,
  all: readonly Finding[],
  states: readonly string[],
  asOf: string,
): string[] {
  const { title, means, todo } = findingText(finding, READY_SITE.names, SITE_FINDINGS);
  const ofTool = all.filter(
    ({ finding: name, tool }) => name === 'tool still sends' && tool === finding.tool,
  );
  const isSending = finding.finding === 'tool still sends' && finding.verdict === 'still sends';
  const steps = isSending ? whatToDo(TOOL.get(finding.tool ?? ''), undefined, ofTool).steps : todo;
  const isSettled = finding.verdict === 'stopped' || finding.verdict === 'not seen';
  const owner = { laws: LAWS, states: states as StateCode[], asOf };
  const sections = isSettled ? [] : requirementsOf(finding, SITE_FINDINGS, owner);
  return [
    '',
    ...wrapped(title, '* '),
    ...wrapped(means, '  '),
    ...steps.flatMap((step, at) => wrapped(step, `  ${at + 1}. `)),
    ...sections.flatMap(({ state, cite }) => wrapped(`${state}: ${cite}`, '  § ')),
    ...finding.evidence.slice(0, MOST_EVIDENCE).map((each) => `  Seen: ${each}`),
  ];
}

const PARTS: readonly { title: string; holds: (finding: Finding) => boolean }[] = [
  { title: 'WHAT TOOLS DID AFTER A NO', holds: ({ finding }) => finding === 'tool still sends' },
  { title: 'CHANGE THESE', holds: (finding) => kindOf(finding) === 'problem' },
  { title: 'WHAT COULD NOT BE SEEN', holds: (finding) => kindOf(finding) === 'cannot' },
  { title: 'GOOD TO KNOW', holds: () => true },
];

const kindOf = ({ finding }: Finding) => SITE_FINDINGS.findings[finding]?.kind;

const ORDER = ['still sends', 'sends less', 'cannot tell', 'stopped', 'not seen'];
const rank = ({ verdict }: Finding) => ORDER.indexOf(verdict ?? 'not seen');

/** The report as text: what still sends first. */
export function textReport(record: SiteRecord, { findings, states }: JudgedRecord): string {
  const asOf = record.startedAt.slice(0, 10);
  const seen = findings.flatMap(({ finding, tool }) =>
    finding === 'tool seen' && tool !== undefined
      ? [READY_SITE.tools.get(tool)?.name ?? READY_SITE.names.get(tool) ?? tool]
      : [],
  );
  let left = findings
    .filter(({ finding }) => finding !== 'tool seen')
    .toSorted((one, other) => rank(one) - rank(other));
  const parts = PARTS.flatMap(({ title, holds }) => {
    const these = left.filter(holds);
    left = left.filter((each) => !these.includes(each));
    return these.length === 0
      ? []
      : ['', title, ...these.flatMap((each) => linesOf(each, findings, states, asOf))];
  });
  return [
    '',
    ...wrapped(firstSentence(record, findings)),
    `${record.url}, ${plural(record.visits.length, 'visit')} on ${asOf}`,
    ...parts,
    ...(seen.length === 0
      ? []
      : ['', 'TOOLS SEEN', ...wrapped([...new Set(seen)].join(', '), '  ')]),
    '',
    ...wrapped(
      'General guidance, not legal advice. What your server sends on by itself, no browser can see.',
    ),
    '',
  ].join('\n');
}
