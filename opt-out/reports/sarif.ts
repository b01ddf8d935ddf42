/**
 * The report as SARIF 2.1.0 (OASIS), which code hosts show beside the code. A site has no lines:
 * each result lies at the page that was tested. Its place is written as a path, since code hosts
 * refuse the address of a site there; the address itself is a property of the result.
 */
import type { Log, ReportingDescriptor, Result } from 'sarif';
import type { SiteRecord } from '#engine/site/record/visit.ts';
import { SITE_FINDINGS } from '#reference/site-signs.server.ts';
import type { ReportRow } from '../rows.ts';

const LEVELS = { error: 'error', warning: 'warning', note: 'note' } as const;
const levelOf = ({ gravity }: ReportRow) =>
  gravity === 'pass' || gravity === 'info' ? undefined : LEVELS[gravity];

const idOf = (finding: string) => finding.replaceAll(/[^a-z0-9]+/gi, '-');

function ruleOf(row: ReportRow): ReportingDescriptor {
  const { finding } = row.finding;
  const { title, means } = SITE_FINDINGS.findings[finding] ?? row;
  return {
    id: idOf(finding),
    shortDescription: { text: title },
    fullDescription: { text: means },
    help: { text: row.steps.length > 0 ? row.steps.join('\n') : means },
  };
}

/** "localhost_3000/shop": host and path of an address. */
function placeOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host.replace(':', '_')}${pathname.replace(/\/$/, '')}`;
}

function resultOf(row: ReportRow, url: string): Result[] {
  const level = levelOf(row);
  if (level === undefined) return [];
  const { finding, tool = '', situation = '' } = row.finding;
  const text = [row.title, row.means, ...row.sections, ...row.finding.evidence.slice(0, 3)];
  return [
    {
      ruleId: idOf(finding),
      level,
      message: { text: text.join('\n') },
      locations: [{ physicalLocation: { artifactLocation: { uri: placeOf(url) } } }],
      partialFingerprints: { 'statewiseFinding/v1': `${finding}|${tool}|${situation}` },
      properties: { address: url },
      baselineState: row.isKnown ? 'unchanged' : 'new',
    },
  ];
}

/** The SARIF log of one test. `version`: of the package or the repository. */
export function sarifReport(
  record: SiteRecord,
  rows: readonly ReportRow[],
  version: string,
): string {
  const rules = new Map(
    rows.filter(levelOf).map((row) => [row.finding.finding, ruleOf(row)] as const),
  );
  return sarifLog({
    version,
    startedAt: record.startedAt,
    rules: [...rules.values()],
    results: rows.flatMap((row) => resultOf(row, record.url)),
  });
}

/** What a log holds; `why`: where the test could not be made. */
interface LogParts {
  readonly version: string;
  readonly startedAt: string;
  readonly rules: ReportingDescriptor[];
  readonly results: Result[];
  readonly why?: string;
}

/** The log. A test that could not be made is an invocation that failed, with the reason. */
export function sarifLog({ version, startedAt, rules, results, why }: LogParts): string {
  const notes =
    why === undefined
      ? {}
      : { toolExecutionNotifications: [{ level: 'error' as const, message: { text: why } }] };
  const invocation = {
    executionSuccessful: why === undefined,
    startTimeUtc: startedAt,
    ...notes,
  };
  const driver = { name: 'Statewise opt-out test', version, rules };
  const log: Log = {
    version: '2.1.0',
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    runs: [{ tool: { driver }, invocations: [invocation], results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
