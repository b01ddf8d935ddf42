/**
 * Tests whether a site stops: `site-test -- URL`, with the options of docs/command-line.md. With
 * --json it prints one object, without it a report for people. A second one waits until the first
 * has ended.
 */
import { readFileSync } from 'node:fs';
import { browserPath } from './site-test/find-browser.ts';
import { takeTurn } from './site-test/turn.ts';
import { optOutCommand } from '#opt-out/command.ts';

const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };

process.exitCode = await optOutCommand(process.argv.slice(2), {
  how: 'Name the site: npm run --silent site-test -- https://shop.example.com [--json] [--check] [--fail-on warning] [--cannot-tell fail] [--states CA,CO] [--sarif FILE] [--junit FILE] [--markdown FILE] [--badge FILE] [--baseline FILE] [--write-baseline FILE] [--browser FILE] [--hosts FILE]; or --har FILE [--situation gpc] in place of the site. --record FILE keeps all that was seen',
  version,
  say: (line) => process.stderr.write(`${line}\n`),
  print: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
  findBrowser: browserPath,
  // tests of this repository know how many run at once
  takeTurn: async (say) => (process.env['SITE_TEST_TOGETHER'] === '1' ? () => {} : takeTurn(say)),
});
// a handle that is still open must not keep the command from ending
process.exit();
