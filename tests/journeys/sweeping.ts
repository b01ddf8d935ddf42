/** Checks of every screen: its outline, and the size of its controls. */
import type { Page } from '@playwright/test';
import { axeInLooks } from './axe.ts';
import { cutOff } from './cut-off.ts';
import { looksFor } from './looks.ts';
import { expect, test } from './stage.ts';

/**
 * docs/quality.md U8, runs in the page: no control is smaller than 24 by 24, except links
 * in running text.
 */
export function smallTargets() {
  const inText = (element: Element) =>
    element.matches('p a, li a, dd a') && getComputedStyle(element).display.startsWith('inline');
  return [...document.querySelectorAll('a, button, input, select, summary, textarea')]
    .filter((element) => element.checkVisibility() && !inText(element) && !element.matches('.skip'))
    .map((element) => {
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      return { name: element.outerHTML.slice(0, 100), width: box.width, height: box.height };
    })
    .filter(({ width, height }) => width > 0 && (width < 23.5 || height < 23.5));
}

/** docs/quality.md U10: one h1, no skipped level, one main, a title that contains the h1. */
export async function outline(page: Page): Promise<void> {
  let levels: number[] = [];
  // a private page has its heading once it knows who is signed in, and what it shows
  await expect(async () => {
    levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => Number(one.tagName[1])),
      );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
  }).toPass();
  const jumps = levels.filter((level, at) => at > 0 && level - (levels[at - 1] ?? 1) > 1);
  expect(jumps).toEqual([]);
  const heading = (await page.locator('h1').textContent()) ?? '';
  expect(await page.title()).toContain(`${heading} - Statewise`);
}

/**
 * A screen's outline, axe in its looks, and three widths without anything cut off or too small to
 * hit.
 */
export async function sweep(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    await outline(page);
    await axeInLooks(page, looksFor(page), name);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(cutOff), `${name}, ${width} px`).toEqual([]);
      expect(await page.evaluate(smallTargets), `${name}, ${width} px, targets`).toEqual([]);
    }
  });
}
