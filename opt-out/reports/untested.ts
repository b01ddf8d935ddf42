/** The reports of a test that could not be made: each says so as its readers take a failure. */
import type { CommandWords } from '../command-line.ts';
import { badgeSvg } from './badge.ts';
import { xml } from './junit.ts';
import { plainMarkdown } from './markdown.ts';
import { sarifLog } from './sarif.ts';

/** A test without a result. */
export interface Untested {
  readonly url: string;
  /** ISO time. */
  readonly startedAt: string;
  readonly why: string;
}

const NAME = 'The site could not be tested';

function junit({ url, startedAt, why }: Untested): string {
  const counts = 'tests="1" failures="0" skipped="0" errors="1" time="0"';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Statewise opt-out test" ${counts}>`,
    `  <testsuite name="${xml(url)}" ${counts} timestamp="${xml(startedAt)}">`,
    `    <testcase classname="could not be tested" name="${NAME}">`,
    `      <error message="${xml(why)}"/>`,
    '    </testcase>',
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

const markdown = ({ url, startedAt, why }: Untested): string =>
  [
    '## Opt-out test: could not be tested',
    '',
    `${plainMarkdown(url)}, ${startedAt.slice(0, 10)}: ${plainMarkdown(why)}`,
    '',
  ].join('\n');

/** The texts of the reports that a test without a result can write. */
export const untestedReports = (
  test: Untested,
  version: string,
): Readonly<Partial<Record<keyof CommandWords['files'], string>>> => ({
  sarif: sarifLog({ version, startedAt: test.startedAt, rules: [], results: [], why: test.why }),
  junit: junit(test),
  markdown: markdown(test),
  badge: badgeSvg('not tested', test.startedAt.slice(0, 10)),
});
