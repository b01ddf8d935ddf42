/**
 * Long public pages on a phone: what binds, what to do and by when come first; the rest is folded,
 * and opens by a link without script.
 */
import type { Page } from '@playwright/test';
import { STATES } from '#law/codes.ts';
import { FULL } from '../full.ts';
import { expect, test } from './stage.ts';

const PHONE = { width: 390, height: 844 };
const MOST = 6;

const screensOf = async (page: Page) =>
  (await page.evaluate(() => document.documentElement.scrollHeight)) / PHONE.height;

/** Those with the most to say, and one of the others; all with FULL=1. */
const LONGEST: ReadonlySet<string> = new Set(['DE', 'MN', 'NJ', 'CA', 'TX']);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { code, slug, name } of STATES.filter((state) => FULL || LONGEST.has(state.code)))
    test(`the ${name} guide begins with what an owner needs, on six phone screens${LONGEST.has(code) ? '' : ' @full'}`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await page.goto(`/${slug}`);
      // on a busy machine the page may stand before its fonts
      await page.evaluate(() => document.fonts.ready);
      const box = await page.locator('section:has(> #first)').boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(2 * PHONE.height);
      expect(await screensOf(page)).toBeLessThanOrEqual(MOST);
      expect(await page.locator('.part').count()).toBeGreaterThan(7);
    });

  test('a link to a part of a guide, or to one duty, opens its fold', async ({ page }) => {
    await page.goto('/delaware#rights');
    await expect(page.getByText('Have mistakes corrected.')).toBeVisible();
    await page.goto('/delaware');
    const first = page.locator('section:has(> #first)').getByRole('link').first();
    const duty = page.locator((await first.getAttribute('href')) ?? '');
    await expect(duty).toBeHidden();
    await first.click();
    await expect(duty).toBeVisible();
  });
});

for (const states of ['DE,IA,NJ,MN', 'CA,TX,MD,VA'])
  test(`the comparison of ${states} begins with what differs, on six phone screens`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`/compare-states?states=${states}`);
    await expect(page.getByText('4 of 4 selected.')).toBeVisible();
    await expect(page.locator('#side-by-side-CA, #side-by-side-MN')).toBeVisible();
    expect(await screensOf(page)).toBeLessThanOrEqual(MOST);
    const line = page.locator('.differences').getByRole('link').first();
    const row = page.locator((await line.getAttribute('href')) ?? '');
    await expect(row).toBeHidden();
    await line.click();
    await expect(row).toBeVisible();
  });
