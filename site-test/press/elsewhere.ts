/** An opt-out that leads to another company: by a window of its own, by moving on, or by a link. */
import type { Page } from 'playwright-core';
import type { Pressed } from '#engine/site/record/visit.ts';
import { siteOf } from '../guard/names.ts';
import type { SeenFrame } from '../page/look-around.ts';
import { MEANS_OUT, isIndustryOptOut, optOutRank } from '../page/words.ts';

const hostOf = (address: string): string => URL.parse(address)?.hostname ?? '';

const isOther = (address: string, site: string): boolean =>
  /^https?:/.test(address) && hostOf(address) !== '' && siteOf(hostOf(address)) !== siteOf(site);

export interface OpenedWindows {
  /** Addresses of windows that were opened until now; they are closed at once. */
  readonly seen: () => string[];
  readonly end: () => Promise<void>;
}

/** Follows the windows that pressing opens, from now on. */
export async function followWindows(page: Page): Promise<OpenedWindows> {
  const seen = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Page.windowOpen', ({ url }) => seen.add(url));
  await session.send('Page.enable');
  return {
    seen: () => [...seen].filter((address) => /^https?:/.test(address)),
    end: () => session.detach().catch(() => {}),
  };
}

/** A link by which the page sends people away to say no. */
function linkElsewhere(frames: readonly SeenFrame[], site: string): string | undefined {
  const links = frames
    .flatMap(({ controls }) => controls)
    .filter(({ href }) => isOther(href, site));
  const offers = ({ words, href }: { words: string; href: string }) =>
    isIndustryOptOut(hostOf(href)) || optOutRank(words) !== undefined || MEANS_OUT.test(words);
  return links.find((link) => !link.isInFooter && offers(link))?.href;
}

/** What pressing came to, where it led away from the site; else as it was. */
export function whereItLed(
  pressed: Pressed,
  page: Page,
  { site, windows, frames }: { site: string; windows: string[]; frames: readonly SeenFrame[] },
): Pressed {
  const away = (at: string): Pressed => ({ ...pressed, at, outcome: 'another company' });
  const byWindow = windows.find((address) => isOther(address, site));
  const { outcome } = pressed;
  if (byWindow !== undefined && outcome !== 'personal form') return away(byWindow);
  if (outcome === 'pressed') return isOther(page.url(), site) ? away(page.url()) : pressed;
  const link = outcome === 'nothing to press' ? linkElsewhere(frames, site) : undefined;
  return link === undefined ? pressed : away(link);
}
