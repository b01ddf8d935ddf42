/**
 * docs/quality.md U6: at every stop of the Tab key the focus is visible: the picture changes, the
 * ring is at least 2 px thick with a contrast of 3:1 to what is on either side, and nothing covers
 * the element. Stops of the same appearance are photographed once; with FULL=1 each of them, and
 * also in dark.
 */
import type { Page as Tab } from '@playwright/test';
import { ringFaults, type Stop, stopInPage } from './ring.ts';
import { FULL } from '../full.ts';
import { ADDRESSES, mostUnlike, openAll } from './public-pages.ts';
import { expect, test } from './stage.ts';

const LOOKS = FULL ? (['light', 'dark'] as const) : (['light'] as const);

/** More stops than any page has. */
const MOST = 900;

/** A page that shows a choice has already moved the focus to it. */
const fromTheTop = (page: Tab) =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });

/** Appearances that were photographed: one style sheet draws them on every page. */
const photographed = new Set<string>();

/** Presses Tab through the page and records what is wrong at each stop. */
async function walk(page: Tab): Promise<{ stops: Stop[]; faults: string[] }> {
  const stops: Stop[] = [];
  const faults: string[] = [];
  for (let press = 0; press < MOST; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopInPage);
    if (!stop) break;
    const before = stops.at(-1)?.order ?? -1;
    const found = [...stop.faults];
    if (stop.width < 2) found.push(`a ring of ${stop.width} px`);
    if (stop.order <= before) found.push('it comes before the stop before it');
    if (FULL || !photographed.has(stop.look)) found.push(...(await ringFaults(page, stop)));
    photographed.add(stop.look);
    stops.push(stop);
    faults.push(...found.map((fault) => `${stop.name}: ${fault}`));
  }
  return { stops, faults };
}

for (const path of mostUnlike(ADDRESSES))
  for (const colorScheme of LOOKS)
    test(`U6: ${path}, ${colorScheme}: the focus is seen at every stop`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      if (path.startsWith('/cost-calculator?')) await expect(page.locator('.big')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await openAll(page);
      await fromTheTop(page);
      const { stops, faults } = await walk(page);
      expect(faults).toEqual([]);
      const expected = await page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select, input')]
            .filter((each) => each.checkVisibility() && !each.matches(':disabled'))
            .filter((each) => !(each instanceof HTMLInputElement && each.type === 'radio')).length,
      );
      expect(stops.length, 'stops').toBeGreaterThanOrEqual(expected);
    });

for (const [name, path, width, opener] of [
  ['the States menu', '/delaware', 1280, 'States'],
  ['the menu of a phone', '/faq', 390, 'Menu'],
] as const)
  test(`U6: ${name}, ${LOOKS.join(' and ')}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of LOOKS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      const button = page.getByRole('button', { name: opener });
      await button.focus();
      await page.keyboard.press('Enter');
      const links = await page.locator('[popover]:popover-open a').count();
      expect(links).toBeGreaterThan(5);
      const faults: string[] = [];
      for (let press = 0; press < links; press += 1) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(stopInPage);
        expect(stop, 'the menu stays open').toBeDefined();
        if (!stop) break;
        faults.push(
          ...stop.faults,
          ...(await ringFaults(page, stop)).map((f) => `${stop.name}: ${f}`),
        );
      }
      expect(faults, colorScheme).toEqual([]);
    }
  });
