/**
 * The signal where the browser has none of its own: what a visit proves then, and in a real browser
 * what we reach.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OpenShop, openShop } from '../tests/site/open-shop.ts';
import { PAGES } from '../tests/site/small/small-pages.ts';
import { testBrowser } from '../tests/test-browser.ts';
import { type SetSignal, setSignal } from './browser/set-signal.ts';
import { tryBrowser } from './browser/try-browser.ts';
import { Guard } from './guard/guard.ts';
import { logEvents } from './net-log/log-file.ts';
import { type LoggedRequest, loggedRequests } from './net-log/logged-requests.ts';
import { finishedVisit, newStage, partsOfYes } from './visit/stage.ts';

const logged = (address: string, signal: boolean, more: Partial<LoggedRequest> = {}) =>
  ({
    at: 2,
    url: new URL(address),
    method: 'GET',
    initiator: 'shop.example.com',
    isMainFrame: false,
    isFrame: false,
    redirectedFrom: undefined,
    headers: new Map(signal ? [['sec-gpc', '1']] : []),
    status: 200,
    error: undefined,
    ...more,
  }) satisfies LoggedRequest;

const guard = new Guard({
  names: { addresses: async () => ['127.0.0.1'], aliases: async () => [] },
  table: undefined,
  bytesAtMost: 10_000_000,
});
const finished = (requests: readonly LoggedRequest[], signal: SetSignal | undefined) => {
  const stage = { ...newStage('gpc'), judgedFrom: 1, sawSignal: true, signal };
  const visit = finishedVisit(stage, { guard, logged: requests, bodies: undefined });
  const beyond = visit.requests.filter(({ beyondSignal }) => beyondSignal === true);
  return [visit.signalProven, visit.signalWasSet, beyond.map(({ path }) => path)];
};
const home = logged('https://shop.example.com/', true, { isMainFrame: true });
const script = logged('https://shop.example.com/sw.js', false);
const fromWorker = logged('https://a.com/from-worker', true);
const set: SetSignal = { mayComeFromWorker: ({ url }) => url.endsWith('/from-worker') };

test('a request without the signal breaks the proof of a browser that has its own', () => {
  expect(finished([home, script], undefined)).toEqual([false, false, []]);
  expect(finished([home, fromWorker], undefined)).toEqual([true, false, []]);
});

test('a signal that came after a yes is proven by what was loaded since', () => {
  const yes = {
    from: 1,
    until: 3,
    pressed: { controls: ['Yes'], at: '', outcome: 'pressed', asks: [] },
    loads: [{ from: 3, until: 4 }],
  } as const;
  const stage = { ...newStage('gpc'), judgedFrom: 5, sawSignal: true, signal: set, yes };
  const early = logged('https://shop.example.com/', false, { isMainFrame: true });
  const late = logged('https://shop.example.com/', true, { isMainFrame: true, at: 6 });
  const last = logged('https://shop.example.com/', true, { isMainFrame: true, at: 9 });
  const all = { guard, logged: [early, late, last], bodies: undefined };
  const again = { ...stage, again: { from: 8, until: 10, atRest: false } };
  const no = finishedVisit(again, all);
  expect(no).toMatchObject({ signalProven: true, requests: [{ at: 0.001 }] });
  expect(partsOfYes(again, all, no)).toMatchObject([
    { situation: 'plain', pressed: yes.pressed, requests: [{ at: 0.001 }] },
    { situation: 'plain', requests: [] },
    no,
    { situation: 'gpc', atRest: false, requests: [{ at: 0.001 }] },
  ]);
  expect(partsOfYes({ ...stage, yes: undefined }, all, no)).toEqual([]);
});

test('where we set it, each request that it did not reach is marked, and the page has to have it', () => {
  expect(finished([home, script, fromWorker], set)).toEqual([
    true,
    true,
    ['/sw.js', '/from-worker'],
  ]);
  const without = logged('https://shop.example.com/', false, { isMainFrame: true });
  expect(finished([without, fromWorker], set)[0]).toBe(false);
  expect(finished([fromWorker], set)[0]).toBe(false);
});

const path = await testBrowser();
const withSandbox = process.getuid?.() !== 0;
const asked: { readonly path: string; readonly signal: unknown }[] = [];
let open: OpenShop;

beforeAll(async () => {
  if (path === undefined) return;
  // only safe names and those of this machine have service workers
  open = await openShop(path, 'shop.localhost', (request, response) => {
    const asking = request.url ?? '';
    asked.push({ path: asking, signal: request.headers['sec-gpc'] });
    const page = PAGES[asking] ?? { body: '' };
    response.writeHead(200, { 'content-type': page.type ?? 'text/html' }).end(page.body);
  });
});

afterAll(() => open?.end());

/** Waits until something is so; the test's own time ends it. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo())
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
}

test.skipIf(path === undefined)(
  'set by us, it is on every request, and what a worker sent is known',
  async () => {
    const signal = await setSignal(open.context);
    await open.page.goto('http://shop.localhost/everything', { waitUntil: 'load' });
    const inFrames = open.page
      .frames()
      .map((frame) => frame.evaluate('navigator.globalPrivacyControl'));
    expect(await Promise.all(inFrames)).toEqual([true, true]);
    const has = (wanted: string) => asked.some((each) => each.path === wanted);
    const wanted = ['/frame', '/from-worker', '/from-service-worker', '/service-worker.js'];
    await until(() => wanted.every(has));
    await open.page.goto('about:blank');
    await until(() => has('/beacon'));
    expect(asked.filter((each) => each.signal !== '1')).toEqual([]);
    await open.close();
    const inLog = loggedRequests(await logEvents(open.logPath));
    const workers = inLog.filter(({ method, url }) =>
      signal.mayComeFromWorker({ method, url: url.href }),
    );
    const paths = new Set(workers.map(({ url }) => url.pathname));
    for (const each of ['/from-worker', '/from-service-worker']) expect(paths).toContain(each);
    for (const each of ['/everything', '/frame', '/beacon']) expect(paths).not.toContain(each);
  },
);

test.skipIf(path === undefined)(
  'whether the browser has its own is found out by trying',
  async () => {
    const tried = await tryBrowser(path ?? '', withSandbox);
    const major = 'version' in tried ? Number(tried.version.split('.')[0]) : 0;
    // measured: 150 has none, 156 has; between them nobody has tried
    expect(tried).toMatchObject(
      major >= 156 ? { ownSignal: true } : { version: expect.any(String) },
    );
    if (major <= 150) expect(tried).toMatchObject({ ownSignal: false });
  },
);

test.skipIf(path === undefined || process.platform !== 'linux')(
  'a browser without a font is no browser: every link would look missing',
  async () => {
    const config = join(open.folder, 'fonts.conf');
    writeFileSync(
      config,
      `<?xml version="1.0"?><fontconfig><cachedir>${open.folder}</cachedir></fontconfig>`,
    );
    vi.stubEnv('FONTCONFIG_FILE', config);
    const tried = await tryBrowser(path ?? '', withSandbox);
    vi.unstubAllEnvs();
    expect(tried).toMatchObject({ problem: 'browser', said: expect.stringContaining('no font') });
  },
);
