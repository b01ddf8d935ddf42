/**
 * The kit in a real browser, judged by what reaches the companies: every way to send, without a no,
 * with the signal, after a press, after the next load and on the next day.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kitProof, type MadeKit } from '#engine/site/report/kit-proof.ts';
import { readOpenPage } from '#site-test/page/read-page.ts';
import { FULL } from '../tests/full.ts';
import { type KitServer, serveShop, SHOP } from '../tests/stop-kit/kit-server.ts';
import { record, visit } from '../tests/site/records.ts';
import { madeKit } from '../tests/stop-kit/made-kit.ts';
import {
  COMPANY_SCRIPTS,
  isNeeded,
  LATE_MS,
  META_TAG,
  WAYS,
} from '../tests/stop-kit/ways-to-send.ts';
import { testBrowser } from '../tests/test-browser.ts';

const path = await testBrowser();
const LINK = '[data-statewise-link]';
/** As frameworks do it: at the end, and with nothing in the place of a node. */
const NULLS = `<div id="app"></div><script>
const app = document.getElementById('app');
const node = () => Object.assign(document.createElement('p'), { className: 'made' });
app.insertBefore(node(), null);
app.insertBefore(node(), undefined);
app.append(null, undefined, 'text', node());
app.prepend(null);
app.firstChild.before(null);
app.firstChild.after(undefined);
new EventSource('https://www.facebook.com/tr?id=1').onerror = ({ target }) => {
  target.close();
  document.title = 'closed';
};
</script>`;

const bodyOf = (html: string, head: string, foot: string) =>
  `<!doctype html><html lang="en"><head>${head}<title>Shop</title></head><body><h1>Shop</h1>${html}<footer>${foot}</footer></body></html>`;

describe.skipIf(path === undefined)('the kit', () => {
  let shop: KitServer;
  beforeAll(async () => {
    shop = await serveShop(path ?? '', COMPANY_SCRIPTS);
    const kit = await madeKit(
      ['meta-pixel', 'linkedin-insight', 'criteo'],
      ['POST www.shop.example/ingest/e/ (ev)', 'GET www.shop.example/ingest/s/'],
    );
    const add = (at: string, html: string) => {
      shop.pages.set(`/bare${at}`, bodyOf(html, '', ''));
      shop.pages.set(`/kit${at}`, bodyOf(html, kit.snippet, kit.link.html));
    };
    WAYS.forEach(({ html }, at) => add(`/${at}`, html));
    add('/all', WAYS.map(({ html }) => html.replaceAll(/const (\w) =/g, 'var $1 =')).join('\n'));
    add('/meta', META_TAG);
    // the link that the site had before, with the kit's attribute
    shop.pages.set(
      '/own-link',
      bodyOf(META_TAG, kit.snippet, '<a href="/bare/meta?own" data-statewise-link>Choices</a>'),
    );
  });
  afterAll(() => shop.close());

  const newVisitor = (): Promise<BrowserContext> =>
    shop.browser.newContext({ ignoreHTTPSErrors: true });

  async function withSignal(value: unknown = true): Promise<BrowserContext> {
    const visitor = await newVisitor();
    await visitor.addInitScript((given) => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {
        get: () => given,
        configurable: true,
      });
    }, value);
    return visitor;
  }

  /** Loads a page and waits for silence, and for the late tag where there is one. */
  async function load(page: Page, at: string, late: boolean): Promise<void> {
    await page.goto(`${SHOP}${at}`, { waitUntil: 'load' });
    if (late) await page.waitForTimeout(LATE_MS);
    await page.waitForLoadState('networkidle');
  }

  async function reachedOn(visitor: BrowserContext, at: string, late = false): Promise<string[]> {
    const page = await visitor.newPage();
    shop.reached.length = 0;
    await load(page, at, late);
    await page.close();
    return shop.reached.toSorted();
  }

  async function pressed(visitor: BrowserContext, at = '/kit/meta'): Promise<void> {
    const page = await visitor.newPage();
    await load(page, at, false);
    await page.click(LINK);
    await page.close();
  }

  // one page for each way says which one fails; all of them on one page is enough each time
  const ways = FULL ? WAYS.map((way, at) => ({ ...way, at })) : [];
  const situations: readonly (readonly [string, () => Promise<BrowserContext>])[] = [
    ['with the signal', () => withSignal()],
    [
      'after a press',
      async () => {
        const visitor = await newVisitor();
        await pressed(visitor);
        return visitor;
      },
    ],
    [
      'on the next day',
      async () => {
        const before = await newVisitor();
        await pressed(before);
        const cookies = await before.cookies();
        await before.close();
        const visitor = await newVisitor();
        await visitor.addCookies(cookies.filter(({ expires }) => expires > 0));
        return visitor;
      },
    ],
  ];

  describe.each(ways)('$name', ({ at, sends, ahead = [], name }) => {
    const late = name === 'late';
    test('without a no it sends as without the kit', async () => {
      const visitor = await newVisitor();
      const bare = await reachedOn(visitor, `/bare/${at}`, late);
      if (name !== 'tags that wait for the kit') expect(bare).toEqual([...sends].toSorted());
      expect(await reachedOn(visitor, `/kit/${at}`, late)).toEqual([...sends].toSorted());
      await visitor.close();
    });

    test.each(situations)('%s nothing reaches a company', async (_, visitorWho) => {
      const visitor = await visitorWho();
      const reached = await reachedOn(visitor, `/kit/${at}`, late);
      const needed = sends.filter(isNeeded);
      expect(reached.filter((place) => !ahead.includes(place))).toEqual(needed.toSorted());
      await visitor.close();
    });
  });

  test('a link that the site had before says no, and leads where it led', async () => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    await page.goto(`${SHOP}/own-link`, { waitUntil: 'load' });
    const other = await newVisitor();
    const banner = await other.newPage();
    await banner.goto(`${SHOP}/own-link`, { waitUntil: 'load' });
    await banner.locator(LINK).evaluate((link: HTMLElement) => link.click());
    await banner.getByText('Opt-out request honored').waitFor();
    expect(new URL(banner.url()).pathname).toBe('/own-link');
    await other.close();
    await page.click(LINK);
    await page.waitForURL('**/bare/meta?own');
    await page.close();
    expect(await reachedOn(visitor, '/own-link')).toEqual([]);
    await visitor.close();
  });

  const ahead = new Set(WAYS.flatMap((way) => way.ahead ?? []));

  // a press that is kept until tomorrow was one today
  const asked = FULL ? situations : situations.filter(([name]) => name !== 'after a press');

  test.each(asked)('every way at once, %s: only what the site needs', async (_, who) => {
    const visitor = await who();
    const reached = await reachedOn(visitor, '/kit/all', true);
    expect([...new Set(reached)].filter((place) => !ahead.has(place))).toEqual(
      [...new Set(WAYS.flatMap(({ sends }) => sends))].filter(isNeeded).toSorted(),
    );
    await visitor.close();
  });

  test('every way at once, without a no: all is sent, and nothing was replaced', async () => {
    const visitor = await newVisitor();
    const wanted = new Set(WAYS.flatMap(({ sends }) => sends));
    expect(new Set(await reachedOn(visitor, '/kit/all', true))).toEqual(wanted);
    const page = await visitor.newPage();
    await load(page, '/kit/meta', false);
    const native = await page.evaluate(() => {
      const calls: readonly (readonly [object, string])[] = [
        [window, 'fetch'],
        [XMLHttpRequest.prototype, 'open'],
        [Navigator.prototype, 'sendBeacon'],
        [Node.prototype, 'appendChild'],
        [Element.prototype, 'setAttribute'],
        [Document.prototype, 'write'],
      ];
      return calls.every(([owner, name]) =>
        Reflect.get(owner, name).toString().includes('[native code]'),
      );
    });
    expect(native).toBe(true);
    await visitor.close();
  });

  test.each(FULL ? [true, '1', 1] : ['1'])('the signal %j counts', async (value) => {
    const visitor = await withSignal(value);
    expect(await reachedOn(visitor, '/kit/meta')).toEqual([]);
    await visitor.close();
  });

  test.each(FULL ? [false, null, '0', 'unspecified'] : [false])(
    'the signal %j is none',
    async (value) => {
      const visitor = await withSignal(value);
      expect(await reachedOn(visitor, '/kit/meta')).not.toEqual([]);
      await visitor.close();
    },
  );

  test('a signal that comes late stops the rest of the visit, and the next one whole', async () => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    await page.goto(`${SHOP}/kit/meta`, { waitUntil: 'load' });
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      dispatchEvent(new Event('pageshow'));
    });
    shop.reached.length = 0;
    await page.evaluate(() => {
      new Image().src = 'https://www.facebook.com/tr?id=1';
    });
    await page.waitForLoadState('networkidle');
    expect(shop.reached).toEqual([]);
    expect(await reachedOn(visitor, '/kit/meta')).toEqual([]);
    await visitor.close();
  });

  test('a press: said beside the link, kept, told to code and to other tabs, erased', async () => {
    const visitor = await newVisitor();
    const [page, other] = [await visitor.newPage(), await visitor.newPage()];
    for (const each of [other, page]) await load(each, '/kit/meta', false);
    await page.evaluate(() => {
      document.cookie = '_fbp=fb.1.1.1;path=/;domain=shop.example';
      document.cookie = 'basket=3;path=/';
      localStorage.setItem('lastExternalReferrer', 'x');
      localStorage.setItem('basket', '3');
      document.addEventListener('statewise:choice', (event) => {
        Object.assign(window, { heard: (event as CustomEvent).detail });
      });
    });
    const footer = page.locator('footer');
    const before = await footer.boundingBox();
    await page.locator(LINK).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Opt-out request honored').waitFor();
    expect(await footer.boundingBox()).toEqual(before);
    const seen = await page.evaluate(() => ({
      heard: (window as { heard?: unknown }).heard,
      cookies: document.cookie,
      stores: Object.keys(localStorage).toSorted(),
      stop: { ...(window as unknown as { statewiseStop: object }).statewiseStop },
    }));
    expect(seen.heard).toMatchObject({ optedOut: true, by: 'press' });
    expect(seen.cookies.split('; ').toSorted()).toEqual(['basket=3', 'statewise_choice=out']);
    expect(seen.stores).toEqual(['basket', 'statewise_choice']);
    expect(seen.stop).toMatchObject({ version: '1', day: '2026-11-26', optedOut: true });
    await other.getByText('Opt-out request honored').waitFor();
    const kept = (await visitor.cookies()).find(({ name }) => name === 'statewise_choice');
    expect(kept).toMatchObject({
      domain: '.shop.example',
      path: '/',
      sameSite: 'Lax',
      secure: true,
    });
    expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 24 * 3600);
    await visitor.close();
  });

  test('a banner that wipes the site’s cookies after the press does not lose the no', async () => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    await load(page, '/kit/meta', false);
    await page.locator(LINK).click();
    await page.getByText('Opt-out request honored').waitFor();
    await page.evaluate(() => {
      const past = 'statewise_choice=;path=/;max-age=0';
      for (const end of ['', ';domain=shop.example', ';domain=.shop.example'])
        document.cookie = past + end;
    });
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await page.close();
    expect(await reachedOn(visitor, '/kit/meta')).toEqual([]);
    await visitor.close();
  });

  test('a no from another tab is heard before its cookie is there', async () => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    await load(page, '/kit/meta', false);
    const optedOutAfter = (newValue: string | null) =>
      page.evaluate((told) => {
        dispatchEvent(new StorageEvent('storage', { key: 'statewise_choice', newValue: told }));
        return (window as unknown as { statewiseStop: { optedOut: boolean } }).statewiseStop
          .optedOut;
      }, newValue);
    expect(await optedOutAfter(null)).toBe(false);
    expect(await optedOutAfter('out')).toBe(true);
    await page.getByText('Opt-out request honored').waitFor();
    await visitor.close();
  });

  test('a plain link with the address does it too, and a press stops the visit at once', async () => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    const kit = await madeKit(['meta-pixel']);
    const link = '<a href="/kit/plain#your-privacy-choices">Your Privacy Choices</a>';
    shop.pages.set('/kit/plain', bodyOf(META_TAG, kit.snippet, link));
    await load(page, '/kit/plain', false);
    await page.getByRole('link').press('Enter');
    await expect.poll(() => page.locator('footer').innerText()).toContain('request honored');
    expect(new URL(page.url()).hash).toBe('');
    shop.reached.length = 0;
    await page.evaluate(() => navigator.sendBeacon('https://www.facebook.com/tr', 'x'));
    await page.waitForLoadState('networkidle');
    expect(shop.reached).toEqual([]);
    await visitor.close();
  });

  test('pages that put nodes before nothing, or close a line that failed, go on after a no', async () => {
    const visitor = await withSignal();
    const page = await visitor.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const made = await madeKit(['meta-pixel']);
    shop.pages.set('/kit/null', bodyOf(NULLS, made.snippet, made.link.html));
    await load(page, '/kit/null', false);
    await expect.poll(() => page.title()).toBe('closed');
    expect(faults).toEqual([]);
    expect(await page.locator('.made').count()).toBe(3);
    expect(await page.locator('.statewise-said').count()).toBe(1);
    await visitor.close();
  });

  test('the tester reads off the page which kit stands there', async () => {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    const made = await madeKit(['meta-pixel', 'criteo']);
    shop.pages.set('/kit/known', bodyOf('', made.snippet, made.link.html));
    await load(page, '/kit/known', false);
    const { page: read } = await readOpenPage(page);
    const seen = record([visit('plain', [], { pages: [read] })], { url: SHOP });
    const onPage = (kit: MadeKit) => kitProof(kit, seen, []).onPage;
    expect(onPage({ ...made, day: '2026-11-26' })).toBe('this kit');
    expect(onPage({ ...made, day: '2026-11-27' })).toBe('another kit');
    await visitor.close();
  });

  test('tools cannot leave their cookies again; a callback after an order runs', async () => {
    const visitor = await withSignal();
    const page = await visitor.newPage();
    const kit = await madeKit(['google-ads', 'google-analytics']);
    shop.pages.set('/kit/order', bodyOf('', kit.snippet, kit.link.html));
    await load(page, '/kit/order', false);
    const after = await page.evaluate(async () => {
      document.cookie = '_gcl_au=1.1.1;path=/';
      document.cookie = 'basket=3;path=/';
      const { dataLayer } = window as unknown as { dataLayer: unknown[] };
      const ran = await new Promise((done) => {
        dataLayer.push(['event', 'conversion', { event_callback: () => done('ran') }]);
      });
      return { ran, cookies: document.cookie, first: Array.from(dataLayer[0] as string[]) };
    });
    expect(after.ran).toBe('ran');
    expect(after.cookies).not.toContain('_gcl_au');
    expect(after.cookies).toContain('basket=3');
    expect(after.first.slice(0, 2)).toEqual(['consent', 'default']);
    await visitor.close();
  });
});
