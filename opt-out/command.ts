/**
 * The opt-out test as a command, of this repository and of its package. Ends with 0 (tested, and
 * with --check nothing fails), 1 (with --check: something does), 2 (wrong use) or 3 (could not
 * test: nothing of what was asked could be judged).
 */
import { writeFileSync } from 'node:fs';
import { HAR_PROBLEMS, readHar } from '#engine/site/record/har.ts';
import type { SiteRecord } from '#engine/site/record/visit.ts';
import { READY_SITE } from '#site-test/site-book.ts';
import { CannotTest, testSite } from '#site-test/test-site.ts';
import { baselineText } from './baseline.ts';
import {
  type CommandWords,
  type GivenHar,
  given,
  type ReportFile,
  Unusable,
} from './command-line.ts';
import { findingsOf } from './findings.ts';
import { withOwnSite } from './own-site.ts';
import { progressLines } from './progress.ts';
import { badgeOf } from './reports/badge.ts';
import { jsonReport, noReport } from './reports/json.ts';
import { junitReport } from './reports/junit.ts';
import { markdownReport } from './reports/markdown.ts';
import { sarifReport } from './reports/sarif.ts';
import { textReport } from './reports/text.ts';
import { type Untested, untestedReports } from './reports/untested.ts';
import { failing, type ReportRow, reportRows } from './rows.ts';

/** What differs between the places that the command runs at. */
export interface CommandParts {
  /** How it is used, in one line. */
  readonly how: string;
  readonly version: string;
  readonly say: (line: string) => void;
  readonly print: (text: string) => Promise<void>;
  /** The path of a Chromium; undefined where none can be had: the site is looked at without. */
  readonly findBrowser: (say: (line: string) => void) => Promise<string | undefined>;
  /** Waits until no other test runs; what comes back ends the turn. */
  readonly takeTurn: (say: (line: string) => void) => Promise<() => void>;
}

function harRecord({ text, file, situation }: GivenHar): SiteRecord {
  const read = readHar(text, { situation, keep: READY_SITE.book.signs.keep });
  if ('problem' in read) throw new Unusable(`${file}: ${HAR_PROBLEMS[read.problem]}`);
  return read.record;
}

async function visited(
  url: string,
  options: CommandWords,
  parts: CommandParts,
): Promise<SiteRecord> {
  const endTurn = await parts.takeTurn(parts.say);
  try {
    return await testSite(
      url,
      {
        browser: options.browser ?? (await parts.findBrowser(parts.say)),
        press: true,
        hosts: withOwnSite(url, options.hosts),
        unsandboxed: process.env['SITE_TEST_UNSANDBOXED'] === '1',
      },
      progressLines(url, parts.say),
    );
  } finally {
    endTurn();
  }
}

function writeReports(
  { files, rule }: CommandWords,
  record: SiteRecord,
  rows: readonly ReportRow[],
  version: string,
): void {
  const day = record.startedAt.slice(0, 10);
  const findings = rows.filter(({ gravity }) => gravity !== 'info').map(({ finding }) => finding);
  const texts = {
    sarif: () => sarifReport(record, rows, version),
    junit: () => junitReport(record, rows, rule),
    markdown: () => markdownReport(record, rows, rule),
    badge: () => badgeOf(rows, day),
    'write-baseline': () => baselineText(record.url, day, findings),
  };
  for (const [name, text] of Object.entries(texts)) {
    const file = files[name as keyof typeof texts];
    if (file !== undefined) writeFileSync(file, text());
  }
}

/** What whoever reads reports alone has to learn: that there is no result. */
function writeUntested({ files }: CommandWords, test: Untested, version: string): void {
  for (const [name, text] of Object.entries(untestedReports(test, version))) {
    const file = files[name as ReportFile];
    if (file !== undefined) writeFileSync(file, text);
  }
}

async function test(options: CommandWords, parts: CommandParts): Promise<number> {
  const { source, json, states, baseline, check, rule, files } = options;
  const record =
    'har' in source ? harRecord(source.har) : await visited(source.url, options, parts);
  const found = findingsOf(record, states);
  const rows = reportRows(record, found, baseline);
  if (files.record !== undefined) writeFileSync(files.record, `${JSON.stringify(record)}\n`);
  if (found.cannot === null) writeReports(options, record, rows, parts.version);
  else {
    const { url, startedAt } = record;
    writeUntested(options, { url, startedAt, why: found.cannot }, parts.version);
    if (!json) parts.say(`Could not be tested: ${found.cannot}`);
  }
  await parts.print(json ? jsonReport(record, found) : textReport(record, found));
  if (found.cannot !== null) return 3;
  const bad = check ? failing(rows, rule) : [];
  for (const { title } of bad) parts.say(`Failed: ${title}`);
  return bad.length > 0 ? 1 : 0;
}

/** Runs the command with these words; the exit code comes back. */
export async function optOutCommand(
  args: readonly string[],
  parts: CommandParts,
): Promise<0 | 1 | 2 | 3> {
  let options: CommandWords | undefined;
  if (args.includes('--help') || args.includes('--version')) {
    await parts.print(`${args.includes('--help') ? parts.how : parts.version}\n`);
    return 0;
  }
  try {
    options = given(args, parts.how);
    return (await test(options, parts)) as 0 | 1 | 3;
  } catch (error) {
    const isUse = error instanceof Unusable;
    if (error instanceof CannotTest && options && 'url' in options.source) {
      const [{ url }, why] = [options.source, error.message];
      writeUntested(options, { url, startedAt: new Date().toISOString(), why }, parts.version);
      if (options.json) await parts.print(noReport(url, why));
    }
    if (isUse || error instanceof CannotTest) parts.say(error.message);
    else parts.say(`The test broke off by a fault of its own: ${String(error)}`);
    return isUse ? 2 : 3;
  }
}
