/**
 * docs/quality.md U9: at 320 px, at 400 % zoom, with text of twice the size and with WCAG's text
 * spacing nothing scrolls sideways and nothing is cut.
 */
import type { ElementHandle, Page as Tab, ViewportSize } from '@playwright/test';
import { cutOff } from './cut-off.ts';
import { ADDRESSES, mostUnlike, openAll } from './public-pages.ts';
import { expect, test } from './stage.ts';

/** WCAG 1.4.12, literally. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-bottom: 2em !important; }
`;
const TWICE = 'html { font-size: 200% !important; }';

interface Way {
  readonly name: string;
  readonly style?: string;
  readonly size: ViewportSize;
}
const WAYS: readonly Way[] = [
  { name: '320 px', size: { width: 320, height: 640 } },
  { name: '400 % zoom of a window of 1280 by 900', size: { width: 320, height: 225 } },
  { name: 'text spacing at 1280 px', style: SPACED, size: { width: 1280, height: 900 } },
  { name: 'text spacing at 320 px', style: SPACED, size: { width: 320, height: 640 } },
  { name: 'text of 200 % at 1280 px', style: TWICE, size: { width: 1280, height: 900 } },
  { name: 'text of 200 % at 640 px', style: TWICE, size: { width: 640, height: 900 } },
  { name: 'text of 200 % at 390 px', style: TWICE, size: { width: 390, height: 844 } },
];

/** The share of the window that sticky elements cover. */
function stuck() {
  const sticky = [...document.querySelectorAll('body *')].filter((each) => {
    const { position, top } = getComputedStyle(each);
    const keeps = position === 'fixed' || (position === 'sticky' && top !== 'auto');
    return keeps && each.checkVisibility() && each.clientWidth > window.innerWidth / 2;
  });
  const most = Math.max(0, ...sticky.map((each) => each.clientHeight));
  return most / window.innerHeight;
}

const takeOut = (style: ElementHandle) => style.evaluate((each) => (each as Element).remove());

/** What is cut off on the page as it is, in each of the ways. */
async function inEachWay(tab: Tab, path: string): Promise<void> {
  for (const { name, style, size } of WAYS) {
    await tab.setViewportSize(size);
    const added = style === undefined ? undefined : await tab.addStyleTag({ content: style });
    const where = `${path}, ${name}`;
    expect(await tab.evaluate(cutOff), where).toEqual([]);
    expect(await tab.evaluate(stuck), `${where}: what sticks takes at most half`).toBeLessThan(0.5);
    if (added) await takeOut(added);
  }
}

for (const part of [0, 1])
  test(`U9: every page at 320 px, zoomed, with more space and larger text, ${part + 1} of 2`, async ({
    browser,
    running,
  }) => {
    // The site's policy allows no foreign style sheets; a reader's own style sheet is not subject
    // to it.
    const context = await browser.newContext({ baseURL: running.origin, bypassCSP: true });
    const tab = await context.newPage();
    for (const path of mostUnlike(ADDRESSES).filter((_, at) => at % 2 === part)) {
      await tab.goto(path);
      if (path.startsWith('/cost-calculator?')) await expect(tab.locator('.big')).toBeVisible();
      await inEachWay(tab, `${path}, closed`);
      await openAll(tab);
      await inEachWay(tab, `${path}, open`);
    }
    await context.close();
  });
