import { availableParallelism } from 'node:os';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { CHECKED_FILES } from './scripts/test/checked-files.mjs';
import { SlowFirst } from './scripts/test/slow-first.ts';

/**
 * For what hangs: no test of `npm test` holds seconds, and a busy machine takes ten times as long.
 */
const HANGS = 600_000;

/** Set by `npm test`, whose first part ran these. */
const CHECKED = process.env['CHECKED'] === '1';

/**
 * Libraries as the server ships them: the development build of the Markdown reader alone took a
 * twentieth of the time. Vite adds its own condition after ours.
 */
const plugins: Plugin[] = [
  {
    name: 'libraries-as-shipped',
    configResolved: (config) => {
      (config.ssr.resolve ??= {}).conditions = ['node'];
    },
  },
];

export default defineConfig({
  test: {
    // a journey beside them fills what waiting leaves: with more workers than cores all took longer
    maxWorkers: availableParallelism(),
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          isolate: false,
          include: [
            'calendar/**/*.test.ts',
            'law/**/*.test.ts',
            'reference/**/*.test.ts',
            'engine/**/*.test.ts',
            'contract/**/*.test.ts',
            'documents/**/*.test.ts',
            'assistant/**/*.test.ts',
            'server/**/*.test.ts',
            'site-test/**/*.test.ts',
            'opt-out/**/*.test.ts',
            'stop-kit/**/*.test.ts',
            'scripts/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/documents/**/*.test.ts',
            'tests/notices/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...(CHECKED ? CHECKED_FILES : [])],
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      {
        plugins,
        test: {
          name: 'api',
          // in each project files share what they import: reading it again was a sixth of the time
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/api/postgres.setup.ts'],
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      {
        plugins,
        test: {
          name: 'pages',
          isolate: false,
          include: ['tests/pages/**/*.test.ts'],
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      {
        plugins,
        test: {
          name: 'endurance',
          include: ['tests/endurance/**/*.test.ts'],
          globalSetup: ['tests/endurance/set-up.ts'],
          testTimeout: HANGS,
          hookTimeout: HANGS,
          // much of it is waiting; where limits in time hold, nothing runs beside
          fileParallelism: process.env['FULL'] !== '1',
        },
      },
    ],
  },
});
