/**
 * The report as JUnit XML, which nearly every service for builds reads: a test case for each
 * finding that can pass or fail. What cannot be told is skipped, never passed.
 */
import { escapeHtml } from '#text/escape.ts';
import type { SiteRecord } from '#engine/site/record/visit.ts';
import { type FailRule, failing, type ReportRow } from '../rows.ts';

// XML 1.0 allows no other control signs, escaped or not
// eslint-disable-next-line no-control-regex -- these are what must not stand there
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Text as it may stand in XML. */
export const xml = (text: string): string => escapeHtml(text.replaceAll(FORBIDDEN, ' '));

const detailOf = ({ means, steps, sections, finding }: ReportRow) =>
  [means, ...steps, ...sections, ...finding.evidence].join('\n');

function caseOf(row: ReportRow, failed: boolean): string {
  const open = `    <testcase classname="${xml(row.finding.finding)}" name="${xml(row.title)}"`;
  const { gravity, isKnown, title } = row;
  if (failed)
    return `${open}>\n      <failure message="${xml(title)}">${xml(detailOf(row))}</failure>\n    </testcase>`;
  if (gravity === 'pass') return `${open}/>`;
  const why = isKnown ? 'known: it stands in the baseline' : row.means;
  return `${open}>\n      <skipped message="${xml(why)}"/>\n    </testcase>`;
}

/** The XML of one test. */
export function junitReport(
  record: SiteRecord,
  rows: readonly ReportRow[],
  rule: FailRule,
): string {
  const failed = new Set(failing(rows, rule));
  const cases = rows.filter(({ gravity }) => gravity !== 'info');
  const skipped = cases.filter((row) => row.gravity !== 'pass' && !failed.has(row)).length;
  const seconds = record.visits.reduce((sum, visit) => sum + visit.seconds, 0).toFixed(1);
  const counts = `tests="${cases.length}" failures="${failed.size}" skipped="${skipped}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Statewise opt-out test" ${counts} time="${seconds}">`,
    `  <testsuite name="${xml(record.url)}" ${counts} time="${seconds}" timestamp="${xml(record.startedAt)}">`,
    ...cases.map((row) => caseOf(row, failed.has(row))),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
