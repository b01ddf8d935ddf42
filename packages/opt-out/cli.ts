/** The command of the package: `npx statewise-opt-out URL`. */
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { optOutCommand } from '#opt-out/command.ts';
import { CannotTest } from '#site-test/test-site.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** What Playwright installed, or what the system has. */
function installed(): string | undefined {
  const paths = (process.env['PATH'] ?? '').split(delimiter);
  return [
    process.env['CHROMIUM_PATH'] ?? '',
    chromium.executablePath(),
    ...NAMES.flatMap((name) => paths.map((path) => join(path, name))),
  ].find((path) => path !== '' && existsSync(path));
}

const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
) as { version: string };

process.exitCode = await optOutCommand(process.argv.slice(2), {
  how: 'Name the site: statewise-opt-out https://shop.example.com [--check] [--fail-on warning] [--cannot-tell fail] [--json] [--states CA,CO] [--sarif FILE] [--junit FILE] [--markdown FILE] [--badge FILE] [--baseline FILE] [--write-baseline FILE] [--browser FILE] [--hosts FILE]; or --har FILE [--situation gpc] in place of the site. --record FILE keeps all that was seen',
  version,
  say: (line) => process.stderr.write(`${line}\n`),
  print: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
  findBrowser: async () => {
    const found = installed();
    if (found === undefined)
      throw new CannotTest(
        'There is no Chromium. Run "npx playwright install chromium", or give its path with --browser.',
      );
    return found;
  },
  takeTurn: async () => () => {},
});
process.exit();
