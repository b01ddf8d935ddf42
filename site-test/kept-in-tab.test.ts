/** With a real browser: the visit after a no is one in a new tab. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBrowser } from '../scripts/browser.mjs';
import { PAGES } from '../tests/site/small-pages.ts';
import { agentName } from './browser/flags.ts';
import { type OpenBrowser, openBrowser } from './browser/open-browser.ts';
import { Guard } from './guard/guard.ts';
import { openProxy } from './guard/proxy.ts';
import { pressFirst } from './visit/press-first.ts';
import { followRest } from './visit/rest.ts';
import { newStage } from './visit/stage.ts';

const path = await findBrowser().catch(() => undefined);
const folder = mkdtempSync(join(tmpdir(), 'kept-in-tab-'));
const host = 'http://shop.example.com';
let pixels = 0;
const site = createServer((request, response) => {
  if (request.url === '/pixel') pixels += 1;
  const body = PAGES[request.url ?? '']?.body ?? '';
  response.writeHead(200, { 'content-type': 'text/html' }).end(body);
});
let proxy: Awaited<ReturnType<typeof openProxy>>;
let open: OpenBrowser;

beforeAll(async () => {
  if (path === undefined) return;
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const http = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  proxy = await openProxy(
    new Guard({
      names: { addresses: async () => [], aliases: async () => [] },
      table: { hosts: { 'shop.example.com': { http } } },
      bytesAtMost: 10_000_000,
    }),
  );
  open = await openBrowser({
    path,
    folder,
    proxyPort: proxy.port,
    agent: agentName('156.0'),
    withSignal: false,
    spki: [],
    withSandbox: process.getuid?.() !== 0,
  });
});

beforeEach(() => {
  pixels = 0;
});

afterAll(async () => {
  await open?.close();
  proxy?.close();
  site.closeAllConnections();
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Refuses on a page, comes again, and tells where the no was kept and how often the pixel was asked for. */
async function refusedOn(where: string) {
  const { page } = open;
  const stage = newStage('reject');
  const rest = followRest(page);
  const url = `${host}${where}`;
  await pressFirst({ page, url, press: 'reject', isFirst: false, offersAt: [], stage, rest });
  const before = pixels;
  await page.goto(url, { waitUntil: 'load' });
  await rest.reached(5_000);
  const { outcome, keptInTab } = stage.pressed ?? {};
  return { outcome, keptInTab, before, after: pixels };
}

test.skipIf(path === undefined)(
  'a no in the store of the tab is gone on the next visit',
  async () => {
    const seen = await refusedOn('/kept-in-tab');
    expect(seen).toEqual({ outcome: 'pressed', keptInTab: true, before: 1, after: 2 });
  },
);

test.skipIf(path === undefined)('a no that lasts is still there', async () => {
  const seen = await refusedOn('/kept-for-long');
  expect(seen).toEqual({ outcome: 'pressed', keptInTab: undefined, before: 1, after: 1 });
});
