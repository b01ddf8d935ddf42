/** Starts the browser once, before the first visit: which version it is, and whether its sandbox works here. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { BrowserProblem } from '../order.ts';

const START_WITHIN_MS = 20_000;

function problemOf(error: unknown): BrowserProblem {
  const text = String(error);
  const isSandbox = /sandbox|namespace|zygote|credentials|setuid/i.test(text);
  const [said = ''] = text.split('\n');
  return { problem: isSandbox ? 'sandbox' : 'browser', said };
}

/** The browser's version, or why it does not start. */
export async function tryBrowser(
  path: string,
  folder: string,
  withSandbox: boolean,
): Promise<{ readonly version: string } | BrowserProblem> {
  const profile = await mkdtemp(join(folder, 'try-'));
  try {
    const browser = await chromium.launch({
      executablePath: path,
      headless: true,
      chromiumSandbox: withSandbox,
      timeout: START_WITHIN_MS,
      args: [
        '--disable-gpu',
        '--proxy-server=http://127.0.0.1:9',
        '--proxy-bypass-list=<-loopback>',
      ],
    });
    const version = browser.version();
    await browser.close();
    return { version };
  } catch (error) {
    return problemOf(error);
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}
