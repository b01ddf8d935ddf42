/**
 * Starts the browser once, before the first visit: which version it is, and whether its sandbox and
 * its own signal work here.
 */
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

/**
 * A proxy that answers every address with an empty page, and tells whether the signal was on the
 * last request.
 */
async function signalListener() {
  let carried = false;
  const server = createServer((request, response) => {
    carried = request.headers['sec-gpc'] === '1';
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><span>Words</span>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, carried: () => carried, close };
}

interface FirstPage {
  /** Whether a page and its request have the signal without our help. */
  readonly ownSignal: boolean;
  /** Without a font every link and button is empty, and would be taken for missing. */
  readonly hasFonts: boolean;
}

async function firstPage(browser: Browser, carried: () => boolean): Promise<FirstPage> {
  const page = await browser.newPage();
  await page.goto('http://signal.test/', { timeout: START_WITHIN_MS });
  const saw = await page.evaluate('navigator.globalPrivacyControl === true');
  const width = await page.evaluate("document.querySelector('span').getBoundingClientRect().width");
  return { ownSignal: saw === true && carried(), hasFonts: width !== 0 };
}

const NO_FONTS: BrowserProblem = {
  problem: 'browser',
  said: 'Chromium finds no font on this machine, so it cannot show words. Install one, such as fonts-liberation.',
};

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
    const { ownSignal, hasFonts } = await firstPage(browser, listener.carried);
    await browser.close();
    return hasFonts ? { version, ownSignal } : NO_FONTS;
  } catch (error) {
    return problemOf(error);
  } finally {
    listener.close();
  }
}
