/**
 * docs/quality.md U9: at 320 px, at 400 % zoom, with text of twice the size and with WCAG's text
 * spacing nothing scrolls sideways and nothing is cut.
 */
import type { BrowserContextOptions } from '@playwright/test';
import { cutOff } from './cut-off.ts';
import { ADDRESSES, openAll } from './shown.ts';
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
  readonly context: BrowserContextOptions;
}
const WAYS: readonly Way[] = [
  { name: '320 px', context: { viewport: { width: 320, height: 640 } } },
  {
    name: '400 % zoom of a window of 1280 by 900',
    context: { viewport: { width: 320, height: 225 }, deviceScaleFactor: 4 },
  },
  {
    name: 'text spacing at 1280 px',
    style: SPACED,
    context: { viewport: { width: 1280, height: 900 } },
  },
  {
    name: 'text spacing at 320 px',
    style: SPACED,
    context: { viewport: { width: 320, height: 640 } },
  },
  {
    name: 'text of 200 % at 1280 px',
    style: TWICE,
    context: { viewport: { width: 1280, height: 900 } },
  },
  {
    name: 'text of 200 % at 640 px',
    style: TWICE,
    context: { viewport: { width: 640, height: 900 } },
  },
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

for (const way of WAYS)
  test(`U9: ${way.name}`, async ({ browser, running }) => {
    test.setTimeout(600_000);
    // The site's policy allows no foreign style sheets; a reader's own style sheet is not subject to it.
    const context = await browser.newContext({
      ...way.context,
      baseURL: running.origin,
      bypassCSP: true,
    });
    const tab = await context.newPage();
    for (const path of ADDRESSES) {
      await tab.goto(path);
      if (way.style !== undefined) await tab.addStyleTag({ content: way.style });
      expect(await tab.evaluate(cutOff), `${path}, closed`).toEqual([]);
      await openAll(tab);
      expect(await tab.evaluate(cutOff), `${path}, open`).toEqual([]);
      expect(await tab.evaluate(stuck), `${path}: what sticks takes at most half`).toBeLessThan(
        0.5,
      );
    }
    await context.close();
  });
