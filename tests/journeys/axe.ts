/**
 * axe on a page in one or several looks. In light: every rule. In the other looks: the rules on
 * colour, for the first two states of each journey. With FULL=1 every rule in each look.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Look } from './looks.ts';
import { FULL } from '../full.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** axe's findings on the page as it is, one line each. */
export async function axeFinds(page: Page, onlyColour = false): Promise<string[]> {
  // in the page itself, which has no frames, and without the nodes at which a rule holds: a quarter
  // of the time
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

/** Expects no findings in any of the looks, and leaves the page in light. */
export async function axeInLooks(page: Page, looks: readonly Look[], name: string): Promise<void> {
  const states = (looked.get(page) ?? 0) + 1;
  looked.set(page, states);
  if (states > MOST_STATES) return;
  for (const [at, look] of looks.entries()) {
    // without motion, so that no colour is read during a transition
    await page.emulateMedia({ ...look.media, reducedMotion: 'reduce' });
    expect(await axeFinds(page, !FULL && at > 0), `${name}, ${look.name}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: null });
}
