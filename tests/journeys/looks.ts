/**
 * The looks and widths in which a screen is tested: with FULL=1 every state in all; else the first
 * state in all looks, the others in light.
 */
import type { Page } from '@playwright/test';
import { FULL } from '../full.ts';

export const LOOKS = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'dark', forcedColors: 'active' } },
] as const;
export type Look = (typeof LOOKS)[number];

export const WIDTHS = FULL ? [320, 360, 390, 768, 1280, 1440] : [320, 390, 1280];

const seen = new WeakSet<Page>();

/** The looks for the next state of a page. */
export function looksFor(page: Page): readonly Look[] {
  const first = !seen.has(page);
  seen.add(page);
  return FULL || first ? LOOKS : LOOKS.slice(0, 1);
}
