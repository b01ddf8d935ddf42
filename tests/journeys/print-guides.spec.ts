/**
 * docs/quality.md U22: a guide on Letter paper: four sheets at most, every citation whole, tables
 * with their heads on each sheet.
 */
import { STATES } from '../../law/codes.ts';
import { bare, citations, printed } from './print-text.ts';
import { expect, test } from './stage.ts';
import { FULL } from '../full.ts';

const FOUR: ReadonlySet<string> = new Set(['DE', 'NE', 'MD', 'CA']);
const chosen = STATES.filter(({ code }) => FULL || FOUR.has(code));

for (const { slug, name } of chosen)
  test(`U22: the ${name} guide as a printed file @full`, async ({ page }) => {
    await page.goto(`/${slug}`);
    const cites = await citations(page);
    expect(cites.length).toBeGreaterThan(30);
    const rows = await page.locator('.compare tbody th').allTextContents();
    const titles = await page.locator('.guidebody .cited--duties h3').allTextContents();
    const { sheets, texts, whole } = await printed(page);
    expect(sheets).toBeLessThanOrEqual(4);
    expect(cites.filter((cite) => !whole.includes(bare(cite)))).toEqual([]);
    expect(titles.filter((title) => !whole.includes(bare(title)))).toEqual([]);
    const beside = texts.find((text) => text.includes(bare('Beside other states'))) ?? '';
    expect(rows.filter((row) => !beside.includes(bare(row)))).toEqual([]);
    // no section heading is the last text on a sheet
    const heads = await page.locator('.guidebody h2:not(.noprint *)').allTextContents();
    for (const text of texts)
      expect(
        heads.filter((head) => text.slice(-bare(head).length - 12).includes(bare(head))),
      ).toEqual([]);
  });
