/**
 * Tests whether a site stops:
 * `site-test -- URL [--json] [--hosts FILE] [--states CA,CO] [--record FILE]`. With --json it
 * prints one object, without it a report for people. A second one waits until the first has ended.
 * Ends with 0 (tested), 2 (wrong use) or 3 (could not test).
 */
import { writeFileSync } from 'node:fs';
import { Unusable, given } from './site-test/command-line.ts';
import { jsonOf, noReport } from './site-test/json-report.ts';
import { progressLines } from './site-test/progress.ts';
import { browserPath } from './site-test/find-browser.ts';
import { textOf } from './site-test/text-report.ts';
import { takeTurn } from './site-test/turn.ts';
import { findingsOf } from './site-test/findings.ts';
import { CannotTest, testSite } from '#site-test/test-site.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

const print = (text: string): Promise<void> =>
  new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });

async function run(args: readonly string[]): Promise<number> {
  const { url, json, hosts, states, record: file } = given(args);
  const unsandboxed = process.env['SITE_TEST_UNSANDBOXED'] === '1';
  // tests of this repository know how many run at once
  const isTogether = process.env['SITE_TEST_TOGETHER'] === '1';
  const endTurn = isTogether ? () => {} : await takeTurn(say);
  try {
    const browser = await browserPath(say);
    const record = await testSite(
      url,
      { browser, press: true, hosts, unsandboxed },
      progressLines(say),
    );
    if (file !== undefined) writeFileSync(file, `${JSON.stringify(record)}\n`);
    const found = findingsOf(record, states);
    if (found.cannot !== null && !json) say(found.cannot);
    await print(json ? jsonOf(record, found) : textOf(record, found));
    return found.cannot === null ? 0 : 3;
  } catch (error) {
    if (!(error instanceof CannotTest)) throw error;
    if (json) await print(noReport(url, error.message));
    say(error.message);
    return 3;
  } finally {
    endTurn();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof Unusable) {
    say(error.message);
    process.exitCode = 2;
  } else {
    say(`The test broke off by a fault of its own: ${String(error)}`);
    process.exitCode = 3;
  }
}
// a handle that is still open must not keep the command from ending
process.exit();
