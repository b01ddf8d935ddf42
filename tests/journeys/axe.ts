/**
 * axe on a page in one look or several: every rule in light, and with FULL=1 in each; else the rules of colour in the others,
 * and the first two states of each journey alone.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Look } from './looks.ts';
import { FULL } from './shown.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is, a line each. */
export async function axeFinds(page: Page, onlyColour = false): Promise<string[]> {
  // in the page itself, which has no frames, and without the nodes at which a rule holds: a quarter of the time
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (
    onlyColour ? axe.withRules(OF_COLOUR) : axe.withTags(TAGS)
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
  );
}

const MOST_STATES = FULL ? Infinity : 2;
const looked = new WeakMap<Page, number>();

/** Finds nothing in any of the looks; the page is light again afterwards. */
export async function axeInLooks(page: Page, looks: readonly Look[], name: string): Promise<void> {
  const states = (looked.get(page) ?? 0) + 1;
  looked.set(page, states);
  if (states > MOST_STATES) return;
  for (const [at, look] of looks.entries()) {
    // without motion, so that no colour is read half way
    await page.emulateMedia({ ...look.media, reducedMotion: 'reduce' });
    expect(await axeFinds(page, !FULL && at > 0), `${name}, ${look.name}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: null });
}
