/**
 * The public site in a browser: axe in three looks, every width, the keyboard, without script.
 * Focus, reflow, names and print have files of their own. One page of each kind; all of them with
 * FULL=1.
 */
import type { Page as Tab } from '@playwright/test';
import { shortAnswer } from '#engine/explain/short-answer/short-answer-english.ts';
import { LAWS } from '#law/corpus.server.ts';
import { axeInLooks } from './axe.ts';
import { cutOff } from './cut-off.ts';
import { LOOKS } from './looks.ts';
import { FULL } from '../full.ts';
import { mostUnlike, openAll, SHOWN } from './public-pages.ts';
import { expect, test } from './stage.ts';

const WIDTHS = FULL ? [320, 390, 768, 1280, 1440] : [320, 390, 1280];

/**
 * docs/quality.md U8: no control is smaller than 24 by 24, except links in running
 * text.
 */
function smallTargets() {
  const inText = (element: Element) =>
    element.matches('p a, li a, dd a, td a') &&
    getComputedStyle(element).display.startsWith('inline');
  return [...document.querySelectorAll('a, button, input, select, summary, textarea')]
    .filter((element) => element.checkVisibility() && !inText(element) && !element.matches('.skip'))
    .map((element) => {
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      return { name: element.outerHTML.slice(0, 100), width: box.width, height: box.height };
    })
    .filter(({ width, height }) => width > 0 && (width < 23.5 || height < 23.5));
}

for (const path of mostUnlike(SHOWN.map((page) => page.path))) {
  test(`U1 U8 U9: ${path}, closed and open`, async ({ page }) => {
    await page.goto(path);
    for (const state of ['closed', 'open']) {
      if (state === 'open') await openAll(page);
      // Folded content is checked in every look; the rest of the page does not change.
      const looks = state === 'open' ? LOOKS : LOOKS.slice(0, FULL ? 1 : 0);
      await axeInLooks(page, looks, state);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(cutOff), `${state} at ${width} px`).toEqual([]);
        expect(await page.evaluate(smallTargets), `${state}, small at ${width} px`).toEqual([]);
      }
    }
  });
}

test('what owners overlook, such as an ad pixel, begins in the first screen of each guide @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const day = new Date().toISOString().slice(0, 10);
  for (const law of LAWS) {
    const { overlooked } = shortAnswer(law, day);
    if (overlooked === null) continue;
    await page.goto(`/${law.slug}`);
    const box = await page.getByText(overlooked, { exact: true }).boundingBox();
    expect(box?.y, law.name).toBeLessThan(844 - 20);
  }
});

test('U5: the States menu by keyboard only, on a page without script', async ({ page }) => {
  await page.goto('/delaware');
  const states = page.getByRole('button', { name: 'States' });
  const panel = page.locator('#states-menu');
  await states.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Delaware' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(states).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel).toBeVisible();
  for (let at = 0; at < 2; at += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/iowa');
});

test('U5: the menu of a phone by keyboard only', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/minnesota');
  const open = page.getByRole('button', { name: 'Menu' });
  await open.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('#main-menu');
  await expect(menu).toBeVisible();
  await expect(menu.getByText('State Guides')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'FAQ' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq');
});

test('U3: every page has the same content without JavaScript @full', async ({
  browser,
  page,
  running,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: running.origin });
  const bare = await plain.newPage();
  const words = (tab: Tab) =>
    tab.evaluate(() => {
      const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
      for (const aside of main.querySelectorAll('noscript, script, .noscript')) aside.remove();
      return main.textContent.split(/\s+/).filter((word) => word !== '');
    });
  for (const { path } of SHOWN.filter(({ indexed }) => indexed)) {
    await page.goto(path);
    await bare.goto(path);
    const [full, less] = [await words(page), await words(bare)];
    const had = new Set(less);
    const missing = full.filter((word) => !had.has(word));
    expect(
      missing.length / full.length,
      `${path} lacks ${missing.slice(0, 9).join(' ')}`,
    ).toBeLessThanOrEqual(0.01);
  }
  await plain.close();
});

/** The longest transition or animation of the page, in seconds. */
const longest = () =>
  Math.max(
    ...[...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return `${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat);
    }),
  );

/** The first Tab reaches the skip link; it leads past the menus. */
async function skipsMenus(page: Tab, path: string): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /^(Skip to main content|Ir al contenido)$/ });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const landed = await page.evaluate(() => {
    const main = document.querySelector('main');
    const stops = main?.querySelectorAll('a[href], button, input, summary, select') ?? [];
    return stops.length === 0 || main?.contains(document.activeElement);
  });
  expect(landed, path).toBe(true);
}

test('U4 U23 S13: every page has a skip link, obeys reduced motion, asks no other host and stores nothing @full', async ({
  page,
  context,
  running,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== running.origin) foreign.push(request.url());
  });
  for (const { path } of SHOWN) {
    await page.goto(path);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await page.evaluate(longest), path).toBeLessThanOrEqual(0.001);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await page.evaluate(longest), path).toBeLessThanOrEqual(0.2);
    await skipsMenus(page, path);
  }
  expect(await context.cookies()).toEqual([]);
  expect(foreign).toEqual([]);
});
