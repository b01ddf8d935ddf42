/** The real server on a free port, one for each worker, and pages that fail a test on any error. */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { readyAt } from '../ready-at.ts';

export interface RunningServer {
  readonly origin: string;
  /** The folder of mails, as .eml files. */
  readonly outbox: string;
}

export interface Quiet {
  /** Statuses that the test provokes; a 401 on "who am I" is always allowed. */
  readonly allow: (...statuses: number[]) => void;
}

/** Behind the @ of the desks' addresses. */
export const DESK_DOMAIN = 'desk.statewise.example';

const MAIN = resolve(import.meta.dirname, '../../server/main.ts');

/** Records what must not happen: console errors, broken scripts, requests to other sites. */
function watch(context: BrowserContext, origin: string) {
  const complaints: string[] = [];
  const allowed = new Set<number>();
  const listen = (page: Page) => {
    page.on('pageerror', (error) => complaints.push(`broken: ${error.message}`));
    page.on('request', (request) => {
      if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
        complaints.push(`foreign request: ${request.url()}`);
    });
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      const status = Number(/status of (\d+)/.exec(message.text())?.[1]);
      const whoAmI = status === 401 && message.location().url.endsWith('/api/auth/me');
      const offline = allowed.has(0) && message.text().includes('net::ERR');
      // the browser counts seconds, and a busy machine draws a page in more
      const late = message.text().includes('preloaded using link preload but not used');
      if (!whoAmI && !offline && !late && !allowed.has(status))
        complaints.push(`console: ${message.text()} at ${page.url()}`);
    });
  };
  context.on('page', listen);
  return {
    complaints,
    allow: (...statuses: number[]) => statuses.forEach((one) => allowed.add(one)),
  };
}

/** Whether the drawn page is hydrated; a page without script is ready at once. */
function listens(): boolean {
  if (!document.querySelector('script[type="module"]')) return true;
  const page = document.querySelector('main > *');
  return page !== null && Object.keys(page).some((key) => key.startsWith('__reactFiber'));
}

interface Options {
  running: RunningServer;
  smtp: string;
  deskMail: number;
}

export const test = base.extend<{ quiet: Quiet }, Options>({
  /** Where the server takes its mails; empty: to the outbox. */
  smtp: ['', { scope: 'worker', option: true }],
  /** The port on which it takes mails to desks; 0: on none. */
  deskMail: [0, { scope: 'worker', option: true }],
  running: [
    async ({ browserName, smtp, deskMail }, use) => {
      const data = mkdtempSync(join(tmpdir(), `statewise-${browserName}-`));
      const server = spawn(process.execPath, [MAIN], {
        env: {
          PATH: process.env['PATH'],
          NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
          PORT: '0',
          DATA_DIR: data,
          TRUSTED_PROXY: '127.0.0.1',
          ...(smtp !== '' && { SMTP_URL: smtp }),
          ...(deskMail !== 0 && {
            DESK_MAIL_PORT: String(deskMail),
            DESK_MAIL_DOMAIN: DESK_DOMAIN,
          }),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const origin = await readyAt(server);
      await use({ origin, outbox: join(data, 'outbox') });
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 0 },
  ],
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (options?.waitUntil === undefined) await page.waitForFunction(listens);
      return response;
    };
    await use(page);
  },
  // Each test is a visitor of its own, so that no limit per network counts them together.
  extraHTTPHeaders: async ({ browserName }, use) => {
    void browserName;
    await use({ 'x-forwarded-for': `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}` });
  },
  baseURL: async ({ running }, use) => use(running.origin),
  quiet: [
    async ({ context, running }, use) => {
      const { complaints, allow } = watch(context, running.origin);
      await use({ allow });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
