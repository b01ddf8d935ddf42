/**
 * The opt-out test for tests of others: the same visits and the same judgement as the command, on
 * the page that a Playwright test has open.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { HostTable } from '#site-test/guard/host-table.ts';
import { CannotTest, testSite } from '#site-test/test-site.ts';
import { readBaseline } from './baseline.ts';
import { findingsOf } from './findings.ts';
import { withOwnSite } from './own-site.ts';
import { type FailOn, type FailRule, failing, type ReportRow, reportRows } from './rows.ts';

/** What a test of an address is asked. */
interface OptOutOptions {
  /** Two-letter codes of the states whose sections are named. */
  readonly states?: readonly string[];
  /** error (default): data that left after a no; warning: also what else laws ask for. */
  readonly failOn?: FailOn;
  /** fail: what cannot be told fails too. pass (default): it does not. */
  readonly cannotTell?: FailRule['cannotTell'];
  /** Path of a baseline file, made with --write-baseline. */
  readonly baseline?: string;
  /** Path of a Chromium; left out in a Playwright test: that of the page. */
  readonly browser?: string;
  /** Names that are reached on this machine, as the file of --hosts says it. */
  readonly hosts?: HostTable;
}

/** What a test came to. */
interface OptOutResult {
  readonly url: string;
  /** ISO date of the test. */
  readonly day: string;
  /** All rows, the gravest first. */
  readonly rows: readonly ReportRow[];
  /** Those that fail. */
  readonly failed: readonly ReportRow[];
}

/** Tests the site at an address; takes one to three minutes. Rejects where it cannot be tested. */
export async function testOptOut(url: string, options: OptOutOptions = {}): Promise<OptOutResult> {
  const { states = [], failOn = 'error', cannotTell = 'pass' } = options;
  const { browser, hosts, baseline: file } = options;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new CannotTest(`"${url}" is no address of a site. Give one as http://localhost:3000/.`);
  if (browser === undefined || !existsSync(browser))
    throw new CannotTest(
      `There is no Chromium at ${browser ?? 'any path that was given'}. Run "npx playwright install chromium", or give its path as "browser".`,
    );
  const baseline = file === undefined ? undefined : readBaseline(readFileSync(file, 'utf8'));
  if (typeof baseline === 'string') throw new CannotTest(`${file} ${baseline}`);
  const record = await testSite(url, {
    browser,
    press: true,
    hosts: withOwnSite(url, hosts),
    // a build tests the site that it has made itself
    unsandboxed: true,
  });
  const found = findingsOf(record, states);
  if (found.cannot !== null) throw new CannotTest(`${url} could not be tested: ${found.cannot}`);
  const rows = reportRows(record, found, baseline);
  const failed = failing(rows, { failOn, cannotTell });
  return { url, day: record.startedAt.slice(0, 10), rows, failed };
}

/** What is used of a page of Playwright. */
interface TestedPage {
  readonly url: () => string;
  readonly context: () => {
    readonly browser: () => {
      readonly browserType: () => {
        readonly name: () => string;
        readonly executablePath: () => string;
      };
    } | null;
  };
}

/** The Chromium that a page is open in; undefined in other browsers. */
function browserOf(page: TestedPage): string | undefined {
  const type = page.context().browser()?.browserType();
  return type?.name() === 'chromium' ? type.executablePath() : undefined;
}

const lines = ({ title, means, steps, sections, finding }: ReportRow): string =>
  [
    title,
    `  ${means}`,
    ...steps.map((step, at) => `  ${at + 1}. ${step}`),
    ...sections.map((section) => `  § ${section}`),
    ...finding.evidence.slice(0, 3).map((each) => `  Seen: ${each}`),
  ].join('\n');

/**
 * For Playwright's `expect.extend`: passes where nothing is sent to advertising companies after a
 * visitor said no, by the browser's signal, in the banner or by the opt-out link. Rejects where the
 * site could not be tested, under `.not` too.
 */
export async function toHonorOptOut(
  page: TestedPage,
  options: OptOutOptions = {},
): Promise<{ pass: boolean; name: string; message: () => string }> {
  const browser = options.browser ?? browserOf(page);
  const { url, failed } = await testOptOut(page.url(), {
    ...options,
    ...(browser === undefined ? {} : { browser }),
  });
  const message = () =>
    failed.length === 0
      ? `${url} honors the opt-outs that were tried.`
      : `${url} does not honor an opt-out:\n\n${failed.map(lines).join('\n\n')}`;
  return { pass: failed.length === 0, name: 'toHonorOptOut', message };
}
