/** With a real browser: ways to say no that consent tools and sites of others have. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FULL } from '../../tests/full.ts';
import { type OpenShop, openShop } from '../../tests/site/open-shop.ts';
import { WAY_OUT_PAGES } from '../../tests/site/small/way-out-pages.ts';
import { testBrowser } from '../../tests/test-browser.ts';
import { optOut } from './opt-out.ts';
import { refuseOnPage } from './refuse.ts';

const path = await testBrowser();
const host = 'shop.example.com';
let open: OpenShop;

beforeAll(async () => {
  if (path === undefined) return;
  open = await openShop(path, host, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', `http://${host}`);
    const page = WAY_OUT_PAGES[pathname];
    response
      .writeHead(page ? 200 : 404, { 'content-type': page?.type ?? 'text/html' })
      .end(page?.body ?? '');
  });
});
afterAll(() => open?.end());

async function goTo(where: string): Promise<void> {
  await open.context.clearCookies();
  await open.page.goto(`http://${host}${where}`, { waitUntil: 'load' });
}

async function optsOutOn(where: string) {
  await goTo(where);
  const { outcome, controls, at } = await optOut(open.page, {
    site: host,
    offersAt: [],
    before: async () => {},
  });
  const cookies = await open.context.cookies(`http://${host}/`);
  return { outcome, controls, at, kept: cookies.map(({ name, value }) => `${name}=${value}`) };
}

test.skipIf(path === undefined)(
  'the browser does not call itself a machine, and its name tells who it is',
  async () => {
    await goTo('/machine');
    const told = await open.page.evaluate('[navigator.webdriver, navigator.userAgent]');
    expect(told).toEqual([false, expect.stringContaining('StatewiseSiteTest')]);
  },
);

test.skipIf(path === undefined)('where the refusal is greyed, all is off: saved', async () => {
  await goTo('/greyed');
  const { pressed } = await refuseOnPage(open.page);
  expect([pressed.outcome, pressed.controls]).toEqual(['pressed', ['Save']]);
  const [cookie] = await open.context.cookies(`http://${host}/`);
  expect(cookie?.value).toBe('out');
});

test.skipIf(path === undefined)('a table of yes and no, each answered no', async () => {
  const { outcome, kept } = await optsOutOn('/yes-no');
  expect([outcome, kept]).toEqual(['pressed', ['table=nn']]);
});

test.skipIf(path === undefined || !FULL)(
  'a button that opens nothing is no way out, whatever a banner beside it offers',
  async () => {
    const { outcome, kept } = await optsOutOn('/opens-nothing');
    expect([outcome, kept.includes('bar=out')]).toEqual(['nothing to press', false]);
  },
);

test.skipIf(path === undefined || !FULL)('a button that opens the banner again', async () => {
  const { outcome, controls, kept } = await optsOutOn('/opens');
  expect([outcome, kept]).toEqual(['pressed', ['bar=out']]);
  expect(controls).toEqual(['Your Privacy Choices', 'Change my cookie choice', 'Decline']);
});

test.skipIf(path === undefined)(
  'a link that opens the banner again, which stands there already: what it opens is pressed in',
  async () => {
    const { outcome, controls, kept } = await optsOutOn('/opens-again');
    expect([outcome, kept]).toEqual(['pressed', ['bar=out']]);
    expect(controls).toEqual(['Your Privacy Choices', 'Decline']);
  },
);

test.skipIf(path === undefined || !FULL)(
  'a page that opens the banner again, and links that do not',
  async () => {
    expect(await optsOutOn('/opens-again-in-own-words')).toMatchObject({ kept: ['bar=out'] });
    expect(await optsOutOn('/leads-to-banner')).toMatchObject({ kept: ['bar=out'] });
    expect((await optsOutOn('/does-nothing')).kept).not.toContain('bar=out');
    // what the link itself keeps is the opt-out: the banner stays as it was
    expect(await optsOutOn('/keeps-it-itself')).toMatchObject({ kept: ['own=out'] });
  },
);

test.skipIf(path === undefined || !FULL).each(['/states', '/states-as-links'])(
  'a state is named whose law gives the right, and which: %s',
  async (where) => {
    const { outcome, controls, kept } = await optsOutOn(where);
    expect([outcome, kept]).toEqual(['pressed', ['state=California']]);
    expect(controls).toContain('California');
  },
);

test.skipIf(path === undefined || !FULL)(
  'a link whose script opens a dialog where its page is missing',
  async () => {
    const { outcome, kept } = await optsOutOn('/intercepted');
    expect([outcome, kept]).toEqual(['pressed', ['late=out']]);
  },
);

test.skipIf(path === undefined || !FULL)('answers that are given step by step', async () => {
  const { outcome, controls, kept } = await optsOutOn('/steps');
  expect([outcome, kept]).toEqual(['pressed', ['steps=out']]);
  expect(controls.slice(-3)).toEqual([
    'Do not sell or share my personal information',
    'Next',
    'Confirm',
  ]);
});

test.skipIf(path === undefined || !FULL)('another company’s window, form or page', async () => {
  const window = await optsOutOn('/window');
  expect([window.outcome, window.at]).toEqual(['another company', 'http://forms.company.test/ask']);
  const link = await optsOutOn('/industry');
  expect([link.outcome, link.at]).toEqual(['another company', 'https://optout.aboutads.info/']);
  const own = await optsOutOn('/own-window');
  expect([own.outcome, own.kept]).toEqual(['pressed', ['state=here']]);
});
