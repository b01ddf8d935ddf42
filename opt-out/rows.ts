/**
 * What a test comes to, as rows for a build: how grave each finding is, what to do, the sections of
 * the chosen states, and whether the baseline knows it already.
 */
import type { Finding } from '#engine/site/judgement/finding.ts';
import type { SiteRecord } from '#engine/site/record/visit.ts';
import { findingText } from '#engine/site/report/finding-texts.ts';
import { requirementsOf } from '#engine/site/report/law.ts';
import { whatToDo } from '#engine/site/report/steps.ts';
import { LAWS } from '#law/corpus.server.ts';
import type { StateCode } from '#law/codes.ts';
import { TOOLS } from '#reference/data.server.ts';
import { SITE_FINDINGS } from '#reference/site-signs.server.ts';
import { READY_SITE } from '#site-test/site-book.ts';
import { type Baseline, baselineKnows } from './baseline.ts';
import type { JudgedRecord } from './findings.ts';

/**
 * error: data left after a no. warning: something else that laws ask for, or data with a mark of
 * less use. note: it cannot be told. pass: as it should be. info: good to know.
 */
export type Gravity = 'error' | 'warning' | 'note' | 'pass' | 'info';

export interface ReportRow {
  readonly finding: Finding;
  readonly gravity: Gravity;
  /** "TikTok Pixel: still sends, with the browser signal". */
  readonly title: string;
  readonly means: string;
  readonly steps: readonly string[];
  /** State and section: "CO: 4 CCR 904-3, Rule 5.08". */
  readonly sections: readonly string[];
  /** The baseline holds it, as bad or worse: it fails no build. */
  readonly isKnown: boolean;
}

const TOOL = new Map(TOOLS.map((tool) => [tool.id, tool]));

const BY_VERDICT = {
  'still sends': 'error',
  'sends less': 'warning',
  'cannot tell': 'note',
  stopped: 'pass',
  'not seen': 'pass',
} as const;

const BY_KIND: Readonly<Record<string, Gravity>> = { problem: 'warning', cannot: 'note' };

/** How grave a finding is for a build. */
function gravityOf({ finding, verdict }: Finding): Gravity {
  if (finding === 'tool still sends' && verdict !== undefined) return BY_VERDICT[verdict];
  if (finding === 'goes on after a yes and an opt-out') return 'error';
  if (finding === 'stops after a yes and an opt-out') return 'pass';
  if (verdict === 'stopped') return 'pass';
  return BY_KIND[SITE_FINDINGS.findings[finding]?.kind ?? ''] ?? 'info';
}

const ORDER: readonly Gravity[] = ['error', 'warning', 'note', 'pass', 'info'];

/** Rows of a judged record, the gravest first. `states`: whose sections are named. */
export function reportRows(
  record: SiteRecord,
  found: JudgedRecord,
  baseline?: Baseline,
): ReportRow[] {
  const owner = {
    laws: LAWS,
    states: found.states as StateCode[],
    asOf: record.startedAt.slice(0, 10),
  };
  const rows = found.findings.map((finding): ReportRow => {
    const gravity = gravityOf(finding);
    const { title, means, todo } = findingText(finding, READY_SITE.names, SITE_FINDINGS);
    const ofTool = found.findings.filter(
      ({ finding: name, tool }) => name === 'tool still sends' && tool === finding.tool,
    );
    const isSending = finding.finding === 'tool still sends' && gravity === 'error';
    const sections =
      gravity === 'pass' || gravity === 'info'
        ? []
        : requirementsOf(finding, SITE_FINDINGS, owner).map(
            ({ state, cite }) => `${state}: ${cite}`,
          );
    return {
      finding,
      gravity,
      title,
      means,
      steps: isSending ? whatToDo(TOOL.get(finding.tool ?? ''), undefined, ofTool).steps : todo,
      sections: [...new Set(sections)],
      isKnown: baseline !== undefined && baselineKnows(baseline, finding),
    };
  });
  return rows.toSorted((one, other) => ORDER.indexOf(one.gravity) - ORDER.indexOf(other.gravity));
}

/** From which gravity on a build fails. */
export type FailOn = 'error' | 'warning';

/** What fails a build. */
export interface FailRule {
  readonly failOn: FailOn;
  /** Whether what cannot be told fails it too. */
  readonly cannotTell: 'pass' | 'fail';
}

/** The rows that fail a build. */
export const failing = (
  rows: readonly ReportRow[],
  { failOn, cannotTell }: FailRule,
): ReportRow[] => {
  const fatal = new Set<Gravity>(['error']);
  if (failOn === 'warning') fatal.add('warning');
  if (cannotTell === 'fail') fatal.add('note');
  return rows.filter(({ gravity, isKnown }) => !isKnown && fatal.has(gravity));
};
