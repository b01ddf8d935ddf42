import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // as many as there are cores: half of a test is waiting for a database
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'calendar/**/*.test.ts',
            'law/**/*.test.ts',
            'reference/**/*.test.ts',
            'engine/**/*.test.ts',
            'contract/**/*.test.ts',
            'documents/**/*.test.ts',
            'server/**/*.test.ts',
            'site-test/**/*.test.ts',
            'scripts/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/documents/**/*.test.ts',
            'tests/notices/**/*.test.ts',
          ],
          // the first PDF of a process waits for its printer
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          // files share what they import: reading it again for each was a sixth of the time
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/api/postgres.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'endurance',
          include: ['tests/endurance/**/*.test.ts'],
          globalSetup: ['tests/endurance/set-up.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          // much of it is waiting; where limits in time hold, nothing runs beside
          fileParallelism: process.env['FULL'] !== '1',
        },
      },
    ],
  },
});
