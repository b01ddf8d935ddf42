/** With a real browser: the visit after a no is one in a new tab. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OpenShop, openShop } from '../tests/site/open-shop.ts';
import { PAGES } from '../tests/site/small/small-pages.ts';
import { pressFirst } from './visit/press-first.ts';
import { followRest } from './visit/rest.ts';
import { newStage } from './visit/stage.ts';
import { FULL } from '../tests/full.ts';
import { testBrowser } from '../tests/test-browser.ts';

const path = await testBrowser();
const host = 'shop.example.com';
let pixels = 0;
let open: OpenShop;

beforeAll(async () => {
  if (path === undefined) return;
  open = await openShop(path, host, (request, response) => {
    if (request.url === '/pixel') pixels += 1;
    const body = PAGES[request.url ?? '']?.body ?? '';
    response.writeHead(200, { 'content-type': 'text/html' }).end(body);
  });
});

beforeEach(() => {
  pixels = 0;
});

afterAll(() => open?.end());

/**
 * Refuses on a page, comes again, and tells where the no was kept and how often the pixel was asked
 * for.
 */
async function refusedOn(where: string, bannersAt: readonly string[] = []) {
  const { page } = open;
  const stage = newStage('reject');
  const rest = followRest(page);
  const url = `http://${host}${where}`;
  await pressFirst({
    page,
    url,
    press: 'reject',
    isFirst: false,
    offersAt: [],
    bannersAt: bannersAt.map((path) => `http://${host}${path}`),
    stage,
    rest,
  });
  const before = pixels;
  await page.goto(url, { waitUntil: 'load' });
  await rest.reached(5_000);
  const { outcome, keptInTab } = stage.pressed ?? {};
  return { outcome, keptInTab, before, after: pixels };
}

test.skipIf(path === undefined || !FULL)(
  'a no in the store of the tab is gone on the next visit',
  async () => {
    const seen = await refusedOn('/kept-in-tab');
    expect(seen).toEqual({ outcome: 'pressed', keptInTab: true, before: 1, after: 2 });
  },
);

test.skipIf(path === undefined || !FULL)('an age that lasts is no no that lasts', async () => {
  const seen = await refusedOn('/age-and-tab');
  expect(seen).toEqual({ outcome: 'pressed', keptInTab: true, before: 1, after: 2 });
});

test.skipIf(path === undefined || !FULL)('a no that lasts is still there', async () => {
  const seen = await refusedOn('/kept-for-long');
  expect(seen).toEqual({ outcome: 'pressed', keptInTab: undefined, before: 1, after: 1 });
});

test.skipIf(path === undefined || !FULL)(
  'a no that a database holds is more than a tab’s',
  async () => {
    const { outcome, keptInTab } = await refusedOn('/kept-in-base');
    expect([outcome, keptInTab]).toEqual(['pressed', undefined]);
  },
);

test.skipIf(path === undefined || !FULL)('a banner on a later page is refused there', async () => {
  await open.page.goto(`http://${host}/from-worker`);
  await open.page.evaluate('localStorage.clear()');
  const { outcome } = await refusedOn('/from-worker', ['/kept-for-long']);
  const kept = await open.page.evaluate('localStorage.choice');
  expect([outcome, kept]).toEqual(['pressed', 'no']);
});
