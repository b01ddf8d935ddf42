import { defineConfig } from '@playwright/test';

const FULL = process.env['FULL'] === '1';

/**
 * The browser is named by CHROMIUM_PATH; each worker starts the real server on a free port
 * (tests/journeys/stage.ts).
 */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  // @timed holds seconds, and wants a machine that has nothing else to do; @full varies the page,
  // the look or the language of what another journey shows
  grepInvert: FULL ? [] : /@timed|@full/,
  fullyParallel: true,
  // a journey and its server fill a core; in `npm test` other tests run beside
  workers: FULL ? 2 : 1,
  retries: 0,
  // these end what hangs: each step waits for what it needs, and a busy machine may take ten times
  // as long for it
  timeout: 900_000,
  expect: { timeout: 90_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'off',
    // an action that hangs says which one it is
    actionTimeout: 240_000,
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
