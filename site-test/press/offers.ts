/** Where a page offers to opt out, and what a page looks like before and after that was pressed. */
import type { Page } from 'playwright-core';
import { lookAtFrames } from '../page/banner.ts';
import { pageScript, type SeenFrame } from '../page/look-around.ts';
import { OPTED_OUT, optOutRank } from '../page/words.ts';
import { within } from '../within.ts';

export interface Offer {
  readonly in: SeenFrame;
  readonly at: number;
  readonly words: string;
  readonly href: string;
}

/** The offers to opt out on the page, the plainest first. */
export function offersIn(frames: readonly SeenFrame[]): Offer[] {
  const offers = frames.flatMap((seen) =>
    seen.controls.flatMap(({ words, href }, at) => {
      const rank = optOutRank(words);
      return rank === undefined ? [] : [{ in: seen, at, words, href, rank }];
    }),
  );
  return offers.toSorted((a, b) => a.rank - b.rank);
}

const INNER_WITHIN_MS = 8_000;
/** More pages than this nobody searches for a link. */
const PAGES_AT_MOST = 2;

export interface FoundOffer {
  readonly offer: Offer;
  readonly frames: readonly SeenFrame[];
}

/**
 * The offer of the page that stands in the browser; else that of the inner pages on which one was
 * seen before.
 */
export async function findOptOutOffer(
  page: Page,
  elsewhere: readonly string[],
): Promise<FoundOffer | undefined> {
  for (const address of [undefined, ...elsewhere.slice(0, PAGES_AT_MOST)]) {
    if (address !== undefined)
      await page.goto(address, { waitUntil: 'load', timeout: INNER_WITHIN_MS }).catch(() => {});
    const frames = await lookAtFrames(page);
    const offer = offersIn(frames)[0];
    if (offer) return { offer, frames };
  }
  return undefined;
}

/** What can be read on a page, and how many things stand on it. */
export interface PageLook {
  readonly text: string;
  readonly elements: number;
}

const LOOK_WITHIN_MS = 3_000;

/** How a page looks now; undefined where it does not answer. */
export const lookOf = (page: Page): Promise<PageLook | undefined> =>
  within(
    LOOK_WITHIN_MS,
    page.evaluate<PageLook>(
      pageScript(
        'return { text: tidy(textOf(document.body)).slice(0, 60000), elements: allElements(document).length };',
        {},
      ),
    ),
  ).catch(() => undefined);

/** How a press changed the page: it now says that one is out, or nothing at all is different. */
export function changeBetween(
  before: PageLook | undefined,
  after: PageLook | undefined,
): 'says so' | 'none' | 'other' {
  if (!before || !after) return 'other';
  if (OPTED_OUT.test(after.text) && !OPTED_OUT.test(before.text)) return 'says so';
  return before.text === after.text && before.elements === after.elements ? 'none' : 'other';
}
