/** Starts the browser once, before the first visit: which version it is, and whether its sandbox and its own signal work here. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import type { BrowserProblem } from '../order.ts';
import { OWN_SIGNAL } from './flags.ts';

const START_WITHIN_MS = 20_000;

function problemOf(error: unknown): BrowserProblem {
  const text = String(error);
  const isSandbox = /sandbox|namespace|zygote|credentials|setuid/i.test(text);
  const [said = ''] = text.split('\n');
  return { problem: isSandbox ? 'sandbox' : 'browser', said };
}

/** A proxy that answers every address with an empty page, and tells whether the signal was on the last request. */
async function signalListener() {
  let carried = false;
  const server = createServer((request, response) => {
    carried = request.headers['sec-gpc'] === '1';
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, carried: () => carried, close };
}

/** Whether a page and its request have the signal without our help. */
async function hasOwnSignal(browser: Browser, carried: () => boolean): Promise<boolean> {
  const page = await browser.newPage();
  await page.goto('http://signal.test/', { timeout: START_WITHIN_MS });
  return (await page.evaluate('navigator.globalPrivacyControl === true')) === true && carried();
}

export interface TriedBrowser {
  readonly version: string;
  /** It sends the signal by itself; where not, a visit has to set it. */
  readonly ownSignal: boolean;
}

/** What the browser is, or why it does not start. */
export async function tryBrowser(
  path: string,
  withSandbox: boolean,
): Promise<TriedBrowser | BrowserProblem> {
  const listener = await signalListener();
  try {
    const browser = await chromium.launch({
      executablePath: path,
      headless: true,
      chromiumSandbox: withSandbox,
      timeout: START_WITHIN_MS,
      args: [
        '--disable-gpu',
        `--proxy-server=http://127.0.0.1:${listener.port}`,
        '--proxy-bypass-list=<-loopback>',
        OWN_SIGNAL,
      ],
    });
    const version = browser.version();
    const ownSignal = await hasOwnSignal(browser, listener.carried);
    await browser.close();
    return { version, ownSignal };
  } catch (error) {
    return problemOf(error);
  } finally {
    listener.close();
  }
}
