/**
 * With a real browser: nothing gets past the guard, the signal is on everything, and a killed test
 * leaves no browser.
 */
import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../scripts/browser.mjs';
import { agentName } from './browser/flags.ts';
import { type OpenBrowser, openBrowser } from './browser/open-browser.ts';
import { megabytesOfTree, processWith } from './browser/processes.ts';
import { tryBrowser } from './browser/try-browser.ts';
import { Guard } from './guard/guard.ts';
import { openProxy } from './guard/proxy.ts';
import { logEvents } from './net-log/log-file.ts';
import { loggedRequests } from './net-log/logged-requests.ts';
import { passAgeGate } from './press/age-gate.ts';
import { optOut } from './press/opt-out.ts';
import { refuseOnPage } from './press/refuse.ts';
import { bannersIn, lookAtFrames, seenBanner } from './page/banner.ts';
import { readOpenPage } from './page/read-page.ts';
import { PAGES, hostile } from '../tests/site/small/small-pages.ts';
import { followRest } from './visit/rest.ts';
import { within } from './within.ts';

const path = await findBrowser().catch(() => undefined);
const folder = mkdtempSync(join(tmpdir(), 'real-browser-'));
const touches: string[] = [];
const asked: { readonly path: string; readonly signal: string | undefined }[] = [];

const canary = createTcp((socket) => {
  touches.push('tcp');
  socket.on('error', () => {});
  socket.destroy();
});
const datagrams = createSocket('udp4').on('message', () => touches.push('udp'));
const site = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://shop.example.com');
  asked.push({ path: pathname, signal: request.headers['sec-gpc'] as string | undefined });
  const page = pathname === '/hostile' ? hostile(port(canary)) : PAGES[pathname];
  if (pathname === '/to-canary')
    response.writeHead(302, { location: `http://127.0.0.1:${port(canary)}/redirected` }).end();
  else if (page === undefined) response.writeHead(404).end('nothing here');
  else
    response
      .writeHead(200, { 'content-type': page.type ?? 'text/html', 'cache-control': 'no-store' })
      .end(page.body);
});
const port = (server: { address: () => unknown }): number => (server.address() as AddressInfo).port;
const host = 'http://shop.example.com';

let guard: Guard;
let proxy: Awaited<ReturnType<typeof openProxy>>;
let open: OpenBrowser;

beforeAll(async () => {
  if (path === undefined) return;
  await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done));
  await new Promise<void>((done) => datagrams.bind(port(canary), '127.0.0.1', done));
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  guard = new Guard({
    names: { addresses: async () => ['127.0.0.1'], aliases: async () => [] },
    table: { hosts: { 'shop.example.com': { http: `127.0.0.1:${port(site)}` } } },
    bytesAtMost: 10_000_000,
  });
  proxy = await openProxy(guard);
  open = await openBrowser({
    path,
    folder,
    proxyPort: proxy.port,
    agent: agentName('156.0'),
    withSignal: true,
    spki: [],
    withSandbox: process.getuid?.() !== 0,
  });
});

afterAll(async () => {
  await open?.close();
  proxy?.close();
  canary.close();
  datagrams.close();
  site.closeAllConnections();
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Waits until something is so; the test's own time ends it. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo()))
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
}

const goTo = (where: string) => open.page.goto(`${host}${where}`, { waitUntil: 'load' });
const press = async () => {};

test.skipIf(path === undefined)(
  'a hostile page reaches nothing: addresses, redirects, sockets, workers, WebRTC',
  async () => {
    await goTo('/hostile');
    await until(() => open.page.evaluate('globalThis.done === true'));
    expect(touches).toEqual([]);
    const refused = new Set(guard.refusals.map(({ host: name }) => name));
    for (const name of ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', 'rebind.shop.com'])
      expect(refused).toContain(name);
  },
);

test.skipIf(path === undefined)(
  'a page rests though nobody reads the answer to a ping',
  async () => {
    const rest = followRest(open.page);
    await goTo('/unread');
    expect(await rest.reached(5_000)).toBe(true);
  },
);

test.skipIf(path === undefined)(
  'two steps of refusal, a frame and open shadow roots are pressed',
  async () => {
    for (const where of [
      '/two-steps',
      '/framed',
      '/shadow',
      '/shadow-host',
      '/spanish',
      '/switches',
      '/answers',
      '/slots',
      '/only-ok',
      '/icons',
    ]) {
      await open.context.clearCookies();
      await goTo(where);
      const { pressed } = await refuseOnPage(open.page);
      expect([where, pressed.outcome, pressed.byClosing]).toEqual([where, 'pressed', undefined]);
      const cookies = await open.context.cookies(`${host}/`);
      expect([where, cookies.find(({ name }) => name === 'choice')?.value]).toEqual([where, 'no']);
    }
  },
);

test.skipIf(path === undefined)(
  'a banner is measured, and switches that stand on are named',
  async () => {
    await goTo('/switches');
    const banner = seenBanner(bannersIn(await lookAtFrames(open.page))[0]);
    expect(banner?.preTicked).toEqual(['Advertising']);
    const accept = banner?.buttons.find(({ words }) => words === 'Accept all');
    const save = banner?.buttons.find(({ words }) => words === 'Save my choices');
    expect(accept?.contrast).toBeGreaterThan(10);
    expect(save?.contrast).toBeLessThan(2);
    expect(accept?.area ?? 0).toBeGreaterThan(2 * (save?.area ?? 0));
  },
);

test.skipIf(path === undefined)(
  'a box for news and a chat are no banners, and a notice asks for no choice',
  async () => {
    await goTo('/no-banners');
    expect(bannersIn(await lookAtFrames(open.page))).toEqual([]);
    await goTo('/notice-only');
    expect((await refuseOnPage(open.page)).pressed.outcome).toBe('nothing to press');
  },
);

test.skipIf(path === undefined)('a banner behind the question for an age', async () => {
  await open.context.clearCookies();
  await goTo('/age-gate');
  await passAgeGate(open.page);
  const { pressed } = await refuseOnPage(open.page);
  expect([pressed.outcome, pressed.controls]).toEqual(['pressed', ['Decline']]);
  const cookies = await open.context.cookies(`${host}/`);
  expect(cookies.find(({ name }) => name === 'choice')?.value).toBe('no');
});

test.skipIf(path === undefined)('a link to write a mail tells who one is', async () => {
  await goTo('/link-mail');
  const { outcome, asks } = await optOut(open.page, {
    site: 'shop.example.com',
    offersAt: [],
    before: press,
  });
  expect([outcome, asks]).toEqual(['personal form', ['email']]);
});

test.skipIf(path === undefined)('a banner beside an opt-out is not refused by it', async () => {
  await open.context.clearCookies();
  await goTo('/link-beside');
  const { controls } = await optOut(open.page, {
    site: 'shop.example.com',
    offersAt: [],
    before: press,
  });
  expect(controls).toEqual(['Your Privacy Choices', 'Opt out of sale']);
  expect((await open.context.cookies(`${host}/`)).filter(({ name }) => name === 'choice')).toEqual(
    [],
  );
});

test.skipIf(path === undefined)('a box in a table means what stands above it', async () => {
  await goTo('/link-table');
  await optOut(open.page, { site: 'shop.example.com', offersAt: [], before: press });
  const cookies = await open.context.cookies(`${host}/`);
  expect(cookies.find(({ name }) => name === 'table')?.value).toBe('stopped');
});

test.skipIf(path === undefined)(
  'a link in a folded menu is read, a hidden one is not',
  async () => {
    const site = 'shop.example.com';
    const linksAt = async (where: string) => {
      await goTo(where);
      return (await readOpenPage(open.page)).page.links.map(({ words }) => words);
    };
    expect(await linksAt('/link-folded')).toContain('Your Privacy Choices');
    expect(await linksAt('/link-in-menu')).toContain('Your Privacy Choices');
    expect((await optOut(open.page, { site, offersAt: [], before: press })).outcome).toBe(
      'pressed',
    );
    expect(await linksAt('/link-drawer')).toContain('Your Privacy Choices');
    expect((await optOut(open.page, { site, offersAt: [], before: press })).controls[0]).toBe(
      'Your Privacy Choices',
    );
    expect(await linksAt('/link-hidden')).toEqual([]);
  },
);

// a site has two seconds to answer, which a busy machine takes: where nothing runs beside
test.skipIf(path === undefined || process.env['FULL'] !== '1')(
  'what lies behind an opt-out link',
  async () => {
    const outcomes: [string, string, readonly string[]][] = [];
    for (const where of [
      '/link-dead',
      '/link-sign-in',
      '/link-personal',
      '/link-switch',
      '/link-dialog',
      '/button-done',
      '/link-same',
      '/link-twice',
      '/link-state',
      '/link-toggle',
      '/link-radios',
      '/link-unsaid',
      '/link-post',
      '/link-post-mail',
      '/link-in-form',
      '/no-link',
    ]) {
      await goTo(where);
      const { outcome, asks } = await optOut(open.page, {
        site: 'shop.example.com',
        offersAt: [`${host}/link-dialog`],
        before: press,
      });
      outcomes.push([where, outcome, asks]);
    }
    expect(outcomes).toEqual([
      ['/link-dead', 'dead link', []],
      ['/link-sign-in', 'needs an account', []],
      ['/link-personal', 'personal form', ['Your e-mail', 'Full name']],
      ['/link-switch', 'pressed', []],
      ['/link-dialog', 'pressed', []],
      ['/button-done', 'pressed', []],
      ['/link-same', 'pressed', []],
      ['/link-twice', 'pressed', []],
      ['/link-state', 'personal form', ['State where you live']],
      ['/link-toggle', 'pressed', []],
      ['/link-radios', 'pressed', []],
      // nothing can be sent before one of its answers is chosen, and none of them is a no
      ['/link-unsaid', 'nothing to press', []],
      ['/link-post', 'pressed', []],
      ['/link-post-mail', 'personal form', ['E-mail']],
      ['/link-in-form', 'pressed', []],
      // its inner page offers one
      ['/no-link', 'pressed', []],
    ]);
    expect(asked.map(({ path: asking }) => asking)).not.toContain('/personal-sent');
    expect(
      (await open.context.cookies(`${host}/`)).filter(({ value }) => value === 'out'),
    ).toHaveLength(4);
    const kept = await open.context.cookies(`${host}/`);
    const valueOf = (wanted: string) => kept.find(({ name }) => name === wanted)?.value;
    expect(['toggle', 'radios', 'unsaid'].map(valueOf)).toEqual(['true', 'none', undefined]);
  },
);

test.skipIf(path === undefined)(
  'the signal is on every request, of frames, workers and the beacon on leaving too',
  async ({ skip }) => {
    const tried = await tryBrowser(path ?? '', process.getuid?.() !== 0);
    skip('ownSignal' in tried && !tried.ownSignal, 'this browser has no signal of its own');
    asked.length = 0;
    await goTo('/everything');
    const wanted = ['/frame', '/from-worker', '/from-service-worker', '/beacon'];
    const has = (name: string) => asked.some((each) => each.path === name);
    await until(() => wanted.slice(0, 3).every(has));
    await open.page.goto('about:blank');
    await until(() => wanted.every(has));
    expect(asked.filter(({ signal }) => signal !== '1')).toEqual([]);
    await open.close();
    const logged = loggedRequests(await logEvents(open.logPath));
    const paths = logged
      .filter(({ headers }) => headers?.get('sec-gpc') === '1')
      .map(({ url }) => url.pathname);
    expect(paths).toEqual(expect.arrayContaining(wanted));
  },
);

test.skipIf(path === undefined || !existsSync('/proc/self/stat'))(
  'a test that is killed leaves no browser and no profile',
  async () => {
    const own = mkdtempSync(join(tmpdir(), 'killed-'));
    const opener = join(import.meta.dirname, 'browser/open-browser.ts');
    const script = `
      const { openBrowser } = await import(${JSON.stringify(opener)});
      await openBrowser({ path: ${JSON.stringify(path)}, folder: ${JSON.stringify(own)}, proxyPort: 9,
        agent: 'x', withSignal: false, spki: [], withSandbox: ${process.getuid?.() !== 0} });
      console.log('open'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => {
      createInterface({ input: child.stdout }).once('line', resolve);
    });
    const browser = processWith(join(own, 'profile'));
    expect(browser).toBeDefined();
    expect(megabytesOfTree(browser ?? 0)).toBeGreaterThan(20);
    child.kill('SIGKILL');
    await within(
      20_000,
      until(() => processWith(join(own, 'profile')) === undefined && !existsSync(own)),
    );
  },
);
