/**
 * In a real browser: the pages of the host that was named reach its other ports, frames and workers
 * of another name reach none, whatever way they ask.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../scripts/browser.mjs';
import { agentName } from '#site-test/browser/flags.ts';
import { type OpenBrowser, openBrowser } from '#site-test/browser/open-browser.ts';
import { fetchThrough } from '#site-test/fetch.ts';
import { Guard } from '#site-test/guard/guard.ts';
import { openProxy } from '#site-test/guard/proxy.ts';
import { withOwnSite } from './own-site.ts';

const path = await findBrowser().catch(() => undefined);
const folder = mkdtempSync(join(tmpdir(), 'foreign-frames-'));
const servers: Server[] = [];

/** Asks for everything at a place, in every way that a page has; then says so on its title. */
const asking = (place: string) => `<!doctype html><title>begun</title><body><script>
  const at = (way) => 'http://${place}/' + way;
  const later = [];
  new Image().src = at('img');
  const put = (tag, more) => document.body.append(Object.assign(document.createElement(tag), more));
  put('script', { src: at('script') });
  put('link', { rel: 'stylesheet', href: at('css') });
  put('link', { rel: 'prefetch', href: at('prefetch') });
  put('iframe', { src: at('frame') });
  put('iframe', { src: at('quiet'), referrerPolicy: 'no-referrer' });
  put('iframe', { srcdoc: '<img src="' + at('srcdoc') + '">' });
  put('iframe', { sandbox: 'allow-scripts', srcdoc: '<script>fetch("' + at('sandbox') + '", { mode: "no-cors" })<\\/script>' });
  put('iframe', { name: 'target' });
  put('form', { method: 'post', action: at('form'), target: 'target' });
  document.forms[0].submit();
  for (const method of ['GET', 'POST'])
    later.push(fetch(at('fetch-' + method), { method, mode: 'no-cors', referrerPolicy: 'no-referrer' }).catch(() => {}));
  later.push(fetch(at('preflight'), { method: 'PUT', headers: { 'x-own': '1' } }).catch(() => {}));
  later.push(fetch('/away?to=' + encodeURIComponent(at('redirect')), { mode: 'no-cors' }).catch(() => {}));
  navigator.sendBeacon(at('beacon'), 'told');
  new EventSource(at('events'));
  const socket = new WebSocket('ws://${place}/socket');
  const worker = new Worker(URL.createObjectURL(new Blob(['fetch("' + at('worker') + '", { mode: "no-cors" }); new WebSocket("ws://${place}/worker-socket")'])));
  try { window.top !== window && (new WebSocket('wss://${place}/tls')); } catch {}
  Promise.all(later).then(() => setTimeout(() => { document.title = 'done'; }, 2500));
</script>`;

async function serve(answer: (url: string, place: () => string) => string): Promise<{
  place: string;
  port: number;
  asked: string[];
}> {
  const asked: string[] = [];
  let place = '';
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x.test');
    asked.push(url.pathname.slice(1));
    const to = url.searchParams.get('to');
    if (to !== null) response.writeHead(302, { location: to }).end();
    else
      response
        .writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' })
        .end(answer(url.pathname, () => place));
  });
  server.on('upgrade', ({ url = '', headers }, socket) => {
    asked.push(url.slice(1));
    const key = `${headers['sec-websocket-key'] ?? ''}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.end();
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  place = `localhost:${port}`;
  return { place, port, asked };
}

type Served = Awaited<ReturnType<typeof serve>>;
let [api, canary, evil, site]: (Served | undefined)[] = [];
let [guard, proxy]: [Guard | undefined, Awaited<ReturnType<typeof openProxy>> | undefined] = [
  undefined,
  undefined,
];
let open: OpenBrowser | undefined;

beforeAll(async () => {
  api = await serve(() => '');
  canary = await serve(() => '');
  const [apiAt, canaryAt] = [api.place, canary.place];
  evil = await serve(() => asking(canaryAt));
  site = await serve((url) =>
    url === '/shop'
      ? asking(apiAt)
      : '<!doctype html><title>shop</title><iframe src="http://evil.test/"></iframe>',
  );
  if (path === undefined || !existsSync(path)) return;
  const names = { addresses: async () => ['127.0.0.1'], aliases: async () => [] };
  const hosts = { 'evil.test': { http: `127.0.0.1:${evil.port}` } };
  const table = withOwnSite(`http://${site.place}/`, { hosts });
  guard = new Guard({ names, table, bytesAtMost: 10_000_000 });
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
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

const WAYS =
  'img script css prefetch frame quiet srcdoc fetch-GET fetch-POST preflight redirect beacon events socket worker worker-socket form'.split(
    ' ',
  );

test.skipIf(path === undefined)(
  'the page of the named host reaches another of its ports in every way',
  { timeout: 60_000 },
  async () => {
    await open?.page.goto(`http://${site?.place}/shop`);
    await open?.page.waitForFunction(() => document.title === 'done', undefined, {
      timeout: 30_000,
    });
    expect(WAYS.filter((way) => !api?.asked.includes(way))).toEqual([]);
  },
);

test.skipIf(path === undefined)(
  'a frame of another name in it reaches none, and its own site as before',
  { timeout: 60_000 },
  async () => {
    await open?.page.goto(`http://${site?.place}/`);
    const frame = open?.page.frames().find((each) => each.url().startsWith('http://evil.test'));
    await frame?.waitForFunction(() => document.title === 'done', undefined, { timeout: 30_000 });
    expect(evil?.asked).toEqual(expect.arrayContaining(['', 'away']));
    expect(canary?.asked).toEqual([]);
    expect(guard?.refusedLines).toContain(`${canary?.place} (asked for by a page of another name)`);
  },
);

test.skipIf(path === undefined)(
  'a page of the named host that is led away and back opens no port',
  { timeout: 60_000 },
  async () => {
    const straight = encodeURIComponent(`http://${api?.place}/led`);
    await open?.page.goto(`http://${site?.place}/?to=${straight}`);
    expect(api?.asked).toContain('led');
    const back = encodeURIComponent(`http://${canary?.place}/led-back`);
    const away = encodeURIComponent(`http://evil.test/?to=${back}`);
    await open?.page.goto(`http://${site?.place}/?to=${away}`).catch(() => {});
    expect(evil?.asked.length).toBeGreaterThan(1);
    expect(canary?.asked).toEqual([]);
  },
);

test('neither does a look without a browser', async () => {
  const hosts = { 'evil.test': { http: `127.0.0.1:${evil?.port}` } };
  const table = withOwnSite(`http://${site?.place}/`, { hosts });
  const names = { addresses: async () => [], aliases: async () => [] };
  const fetcher = {
    guard: new Guard({ names, table, bytesAtMost: 100_000 }),
    agent: 'test',
    spki: [],
  };
  const back = encodeURIComponent(`http://${canary?.place}/fetched`);
  const away = encodeURIComponent(`http://evil.test/?to=${back}`);
  await expect(fetchThrough(`http://${site?.place}/?to=${away}`, fetcher)).rejects.toThrow(
    'another name',
  );
  expect(canary?.asked).toEqual([]);
});
