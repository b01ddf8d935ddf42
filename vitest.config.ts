import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'law/**/*.test.ts',
            'reference/**/*.test.ts',
            'engine/**/*.test.ts',
            'contract/**/*.test.ts',
            'documents/**/*.test.ts',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
            'tests/documents/**/*.test.ts',
            'tests/notices/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'api',
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
        },
      },
      {
        test: {
          name: 'endurance',
          include: ['tests/endurance/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
