/**
 * docs/quality.md U22: every public page in print: nothing that only a screen needs, nothing folded
 * away, addresses of the links, few sheets.
 */
import type { Page as Tab } from '@playwright/test';
import type { Page } from '../../web/pages.ts';
import { SHOWN } from './public-pages.ts';
import { expect, test } from './stage.ts';

/** The most sheets of each page, A4 or Letter. */
const MOST: Readonly<Record<string, number>> = {
  guide: 4,
  home: 8,
  'law-data': 14,
  'compare-states': 12,
  'cost-calculator': 9,
  faq: 9,
  templates: 6,
  // for all states at once, with the annex; a business prints its own, which is shorter
  template: 34,
  'implementation-guide': 8,
};
const most = ({ file }: Page) => MOST[file] ?? 5;

const SCREEN_ONLY =
  '.bar, .skip, .foot__cols, .toc, .noprint, .btn, .toasts, .locator, .crumbs, .callband';

/** The words of the main part, without what is for screens only. */
function wordsOfMain(): string[] {
  const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
  const apart =
    '.noprint, .btn, .toc, .locator, .crumbs, .callband, .scripted, script, noscript, svg, [hidden]';
  for (const each of main.querySelectorAll(apart)) each.remove();
  return main.textContent.split(/\s+/).filter((word) => word !== '');
}

/** Text that print does not show: it has no box, or one without height. */
function lostOnPaper(): string[] {
  const main = document.querySelector('main');
  if (!main) return ['the main part'];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const lost: string[] = [];
  const apart =
    '.noprint, .btn, .toc, .locator, .crumbs, .callband, .scripted, script, noscript, svg, [hidden], .vh, summary, option';
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const holder = text.parentElement;
    if (!holder || (text.textContent ?? '').trim() === '' || holder.closest(apart)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    if (width * height === 0 || !holder.checkVisibility())
      lost.push(`${holder.className}: ${text.textContent?.slice(0, 60)}`);
  }
  return lost;
}

const sheetsIn = (pdf: Buffer) =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

async function sheets(page: Tab, format: 'A4' | 'Letter'): Promise<number> {
  return sheetsIn(await page.pdf({ format, tagged: true }));
}

for (const one of SHOWN.filter(({ indexed }) => indexed))
  test(`U22: ${one.path} on paper, A4 and Letter @full`, async ({ page }) => {
    await page.goto(one.path);
    const words = await page.evaluate(wordsOfMain);
    expect(words.length).toBeGreaterThan(40);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const shown = await page
      .locator(SCREEN_ONLY)
      .evaluateAll((all) =>
        all.filter((each) => each.checkVisibility()).map((each) => each.outerHTML),
      );
    expect(shown).toEqual([]);
    expect(await page.evaluate(lostOnPaper)).toEqual([]);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
    for (const format of ['A4', 'Letter'] as const) {
      const count = await sheets(page, format);
      expect(count, format).toBeGreaterThan(0);
      expect(count, format).toBeLessThanOrEqual(most(one));
    }
  });

test('U22: official pages are named with their address @full', async ({ page }) => {
  await page.goto('/delaware');
  await page.emulateMedia({ media: 'print' });
  const links = page.locator('details:has(#links) ul a');
  expect(await links.count()).toBeGreaterThan(1);
  for (const link of await links.all()) {
    const address = await link.evaluate((each) => getComputedStyle(each, '::after').content);
    expect(address).toContain(await link.getAttribute('href'));
  }
  await page.goto('/law-data');
  const law = page.locator('main .cite[data-print-url]').first();
  const address = await law.evaluate((each) => getComputedStyle(each, '::after').content);
  expect(address).toContain('https://');
});
