import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * For what hangs: no test of `npm test` holds seconds, and a busy machine takes ten times as long.
 */
const HANGS = 600_000;

export default defineConfig({
  test: {
    // more than there are cores: half of a test is waiting for a database
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
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
            'server/**/*.test.ts',
            'site-test/**/*.test.ts',
            'stop-kit/**/*.test.ts',
            'scripts/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/documents/**/*.test.ts',
            'tests/notices/**/*.test.ts',
          ],
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      {
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
        test: {
          name: 'pages',
          isolate: false,
          include: ['tests/pages/**/*.test.ts'],
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      {
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
