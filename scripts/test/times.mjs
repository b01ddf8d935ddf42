/** Where the time of a run went, file by file, from the reports of Vitest and Playwright. */
import { relative } from 'node:path';

/** Of Vitest's report: each file, with the seconds of its tests and hooks. */
export const vitestTimes = ({ testResults = [] } = {}) =>
  testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.length,
  }));

/** The seconds of each test below these suites of Playwright's report, all tries together. */
const journeysIn = (suites = []) =>
  suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.flatMap(({ tests }) =>
      tests.map(({ results }) => results.reduce((sum, { duration }) => sum + duration, 0) / 1000),
    ),
    ...journeysIn(inner),
  ]);

/** The same of Playwright's report. */
export const journeyTimes = ({ suites = [] } = {}) =>
  suites.map((suite) => {
    const seconds = journeysIn([suite]);
    return {
      file: `tests/journeys/${suite.file}`,
      seconds: seconds.reduce((sum, one) => sum + one, 0),
      tests: seconds.length,
    };
  });

const MOST = 10;

/**
 * The slowest files, or all of them: seconds, tests, name. Files run side by side, so they sum up
 * to more than the run.
 */
export function timesTable(rows, all) {
  const sorted = rows.toSorted((one, other) => other.seconds - one.seconds);
  const shown = all ? sorted : sorted.slice(0, MOST);
  const lines = shown.map(
    ({ file, seconds, tests }) =>
      `${seconds.toFixed(1).padStart(7)} s  ${String(tests).padStart(5)} tests  ${file}`,
  );
  return [`${all ? 'All files' : `The ${shown.length} slowest files`}, by time:`, ...lines].join(
    '\n',
  );
}
