/**
 * The process that tests one site: an order comes as one line of JSON, what is seen goes back as
 * lines of JSON. Nothing of what a page can do reaches the process that gave the order. It ends,
 * with its browser, when its input closes.
 */
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { killBrowsers } from './browser/open-browser.ts';
import { tryBrowser } from './browser/try-browser.ts';
import { makeTest } from './make-test.ts';
import type { CollectorOrder, CollectorReport } from './order.ts';

const report = (line: CollectorReport): Promise<void> =>
  new Promise((resolve) => {
    process.stdout.write(`${JSON.stringify(line)}\n`, () => resolve());
  });

/** Ends what was begun; called too where whoever gave the order has died. */
function end(folder: string | undefined): never {
  killBrowsers();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.exit();
}

async function carryOut({ url, options, folder, withSandbox }: CollectorOrder): Promise<void> {
  let [browserVersion, ownSignal] = ['', true];
  if (options.browser !== undefined) {
    const tried = await tryBrowser(options.browser, withSandbox);
    if ('problem' in tried) return report(tried);
    browserVersion = tried.version;
    ownSignal = tried.ownSignal && options.setsSignal !== true;
  }
  const place = { folder, withSandbox, browserVersion, ownSignal };
  const record = await makeTest(url, options, place, (progress) => {
    void report({ progress });
  });
  await report({ record });
}

const input = createInterface({ input: process.stdin });
let folder: string | undefined;
input.once('line', (line) => {
  const order = JSON.parse(line) as CollectorOrder;
  ({ folder } = order);
  carryOut(order)
    .catch((error: unknown) => report({ problem: 'fault', said: String(error) }))
    .finally(() => end(folder));
});
input.once('close', () => end(folder));
