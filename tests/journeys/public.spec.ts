/**
 * The public site in a browser: axe in three looks, every width, the keyboard, without script, on paper.
 * One page of each kind; all of them with FULL=1.
 */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page as Tab } from '@playwright/test';
import { type Page, PAGES } from '../../web/pages.ts';
import { expect, test } from './stage.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [320, 390, 768, 1280, 1440];
const LOOKS = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'dark', forcedColors: 'active' } },
] as const;

const PUBLIC = PAGES.filter((page) => page.kind !== 'private' && page.status !== 404);
/** The first page of each folder; Minnesota has every block that a guide can have. */
const ONE_OF_EACH = PUBLIC.filter(
  (page, at) =>
    (page.file === 'guide' && ['/minnesota', '/texas'].includes(page.path)) ||
    (page.file !== 'guide' && PUBLIC.findIndex(({ file }) => file === page.file) === at),
);
const SHOWN: readonly Page[] = process.env['FULL'] === '1' ? PUBLIC : ONE_OF_EACH;

async function axeFinds(page: Tab): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
  );
}

/** U8: nothing that can be pressed is smaller than 24 by 24, links in running text apart. */
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

/** U9: what stands out of the window, and what is cut off inside a box that does not scroll. */
function outside() {
  const over = document.documentElement.scrollWidth - window.innerWidth;
  const cut = [...document.querySelectorAll('main *')].filter((element) => {
    const style = getComputedStyle(element);
    const hides = style.overflowX === 'clip' || style.overflowX === 'hidden';
    return (
      hides &&
      element.clientWidth > 1 &&
      element.checkVisibility() &&
      element.scrollWidth - element.clientWidth > 2
    );
  });
  return [
    ...(over > 0 ? [`the page by ${over} px`] : []),
    ...cut.map(
      (element) =>
        `${element.outerHTML.slice(0, 90)} by ${element.scrollWidth - element.clientWidth}`,
    ),
  ];
}

const openAll = (page: Tab) =>
  page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));

for (const { path } of SHOWN) {
  test(`U1 U8 U9: ${path}, closed and open`, async ({ page }) => {
    await page.goto(path);
    for (const state of ['closed', 'open']) {
      if (state === 'open') await openAll(page);
      // What is folded away is looked at in every look; the rest of the page is the same then.
      for (const { name, media } of state === 'open' ? LOOKS : LOOKS.slice(0, 1)) {
        await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
        expect(await axeFinds(page), `${state}, ${name}`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: null });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(outside), `${state} at ${width} px`).toEqual([]);
        expect(await page.evaluate(smallTargets), `${state}, small at ${width} px`).toEqual([]);
      }
    }
  });
}

test('U9: text of twice the size, and more room between the letters, cuts nothing off', async ({
  page,
}) => {
  for (const { path } of SHOWN.filter(({ kind }) => kind === 'still')) {
    await page.goto(path);
    await page.setViewportSize({ width: 640, height: 900 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(outside), `${path}, 200 %`).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
      for (const each of document.querySelectorAll<HTMLElement>('body, body *')) {
        each.style.setProperty('letter-spacing', '.12em', 'important');
        each.style.setProperty('word-spacing', '.16em', 'important');
        each.style.setProperty('line-height', '1.5', 'important');
      }
    });
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await page.evaluate(outside), `${path}, WCAG 1.4.12`).toEqual([]);
  }
});

test('U4: the skip link comes first and leads past the menus', async ({ page }) => {
  for (const { path } of SHOWN) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
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
});

test('U5: the States menu by the keyboard alone, on a page without script', async ({ page }) => {
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

test('U5: the menu of a phone by the keyboard alone', async ({ page }) => {
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

test('U5 U6: a guide from top to bottom by Tab: in the order of the page, every stop seen', async ({
  page,
}) => {
  await page.goto('/delaware');
  const count = await page.evaluate(
    () =>
      [...document.querySelectorAll('a[href], button, summary, [tabindex="0"]')].filter((each) =>
        each.checkVisibility(),
      ).length,
  );
  const hidden: string[] = [];
  let last = 0;
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const order = [...document.querySelectorAll('*')].indexOf(element);
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const ring = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
      const inside = box.bottom > 0 && box.top < window.innerHeight;
      return { order, seen: ring && inside, name: element.outerHTML.slice(0, 90) };
    });
    if (!stop) break;
    if (!stop.seen || stop.order < last) hidden.push(stop.name);
    last = stop.order;
  }
  expect(hidden).toEqual([]);
  expect(last).toBeGreaterThan(0);
});

test('U3: without JavaScript every page says what it says with it', async ({
  browser,
  page,
  house,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: house.origin });
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

test('U22: a guide on paper, A4 and Letter: no menus, addresses of the links, nothing folded away', async ({
  page,
}) => {
  await page.goto('/delaware');
  await page.emulateMedia({ media: 'print' });
  for (const gone of ['.bar', '.skip', '.foot__cols', '.toc', '.btn', '.locator'])
    for (const one of await page.locator(gone).all()) await expect(one).toBeHidden();
  const address = await page
    .getByRole('link', { name: 'Delaware Code, Title 6, Chapter 12D' })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('https://delcode.delaware.gov/title6/c012d/index.html');
  const folded = await page
    .locator('main details:not(.noprint) > :not(summary)')
    .evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().height === 0)
        .map((one) => one.outerHTML.slice(0, 90)),
    );
  expect(folded).toEqual([]);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(255, 255, 255)');
  for (const format of ['A4', 'Letter'] as const) {
    const bytes = await page.pdf({ format, tagged: true });
    const pages = bytes.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(2);
    expect(pages).toBeLessThanOrEqual(12);
  }
});

test('U23: with reduced motion nothing moves; without it nothing lasts longer than 200 ms', async ({
  page,
}) => {
  const longest = () =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat);
      }),
    );
  for (const { path } of SHOWN) {
    await page.goto(path);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await page.evaluate(longest), path).toBeLessThanOrEqual(0.001);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await page.evaluate(longest), path).toBeLessThanOrEqual(0.2);
  }
});

test('S13: no cookie and nothing stored on public pages', async ({ page, context }) => {
  for (const { path } of SHOWN) {
    await page.goto(path);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  }
  expect(await context.cookies()).toEqual([]);
});
