/**
 * Every page of an owner: one heading, at most one main button in view, the business and the place
 * named in the first screen, no sideways scroll, nothing for axe. Public pages: one main button.
 */
import type { Page } from '@playwright/test';
import { axeFinds } from './axe.ts';
import { signedIn, withBusiness } from './owner.ts';
import { expect, test } from './stage.ts';

const NAME = 'Brandywine Lane Goods';

/** Runs in the page: main buttons that a reader can have in view together. */
function mainButtonsTogether(): string[] {
  const main = [...document.querySelectorAll('main .btn, .bar .btn')]
    .filter((one) => one.checkVisibility() && !one.matches('.btn--quiet, [disabled]'))
    .map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return { words: one.textContent, top, bottom };
    })
    .toSorted((one, other) => one.top - other.top);
  return main.flatMap((one, at) => {
    const next = main[at + 1];
    const isTogether = next !== undefined && next.bottom - one.top <= window.innerHeight;
    return isTogether ? [`${one.words} / ${next.words}`] : [];
  });
}

/** Runs in the page: whether the words stand in the first screen, in a choice too. */
function inFirstScreen(name: string): boolean {
  window.scrollTo(0, 0);
  const shown = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return element.checkVisibility() && bottom > 0 && top < window.innerHeight;
  };
  return [...document.querySelectorAll('.bar__biz *')].some(
    (one) =>
      shown(one) &&
      (one instanceof HTMLSelectElement
        ? one.selectedOptions[0]?.text === name
        : one.textContent.includes(name)),
  );
}

async function checked(page: Page, path: string) {
  await page.goto(path);
  const settled = page.locator('main:not(:has(.waiting)) h1:not(.vh)');
  await expect(settled, path).toHaveCount(1);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
    const at = `${path} at ${width} px`;
    expect(await page.evaluate(mainButtonsTogether), at).toEqual([]);
    expect(await page.evaluate(inFirstScreen, NAME), `${at}: the business`).toBe(true);
  }
  await page.setViewportSize({ width: 1024, height: 800 });
  const bar = await page.locator('header.bar').boundingBox();
  expect(bar?.height, `${path} at 1,024 px: one row`).toBeLessThan(80);
  expect(await axeFinds(page), path).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, `${path} at 320 px`).toBeLessThanOrEqual(0);
}

test('each page of an owner has one heading, one main button in view, and the business @full', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const id = await withBusiness(page, running);
  const of = `?business=${id}`;
  const request = await page.request.post(
    `${running.origin}/api/businesses/${id}/request-desk/trial`,
    {
      headers: { origin: running.origin },
    },
  );
  expect(request.ok(), await request.text()).toBe(true);
  const example: { id: string } = await request.json();
  for (const path of [
    '/dashboard',
    `/assessment${of}`,
    `/assessment/questions${of}`,
    `/plan${of}`,
    `/documents${of}`,
    `/documents${of}&document=opt-out-page`,
    `/requests${of}`,
    `/requests${of}&request=${example.id}`,
    `/requests${of}&write=1`,
    `/requests/settings${of}`,
    `/regulator-letter${of}`,
    `/data-map${of}`,
    `/site-test${of}`,
    '/account',
    `/dashboard?configure=${id}`,
  ])
    await test.step(path, () => checked(page, path));
});

test('no public page has two main buttons in view, the bar included @full', async ({
  page,
  quiet,
}) => {
  quiet.allow(401);
  for (const path of [
    '/',
    '/check',
    '/delaware',
    '/states',
    '/cost-calculator',
    '/compare-states',
    '/templates',
    '/faq',
    '/notice-checker',
    '/opt-out-kit',
    '/assessment',
    '/login',
    '/register',
  ]) {
    await page.goto(path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
      expect(await page.evaluate(mainButtonsTogether), `${path} at ${width} px`).toEqual([]);
    }
  }
});
