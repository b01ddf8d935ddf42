/**
 * An opt-out may only open the banner again. At a first visit the banner stands there already, and
 * pressing changes nothing: it is tried as by somebody who answered the banner and comes back. Only
 * what was opened is pressed in, so that a banner's own refusal hides nothing.
 */
import type { Page } from 'playwright-core';
import type { Pressed } from '#engine/site/record/visit.ts';
import { lookAtFrames } from '../page/banner.ts';
import type { SeenFrame } from '../page/look-around.ts';
import { type OptOutWay, pressBehind } from './behind-link.ts';
import { offersIn } from './offers.ts';
import { OPENS_WITHIN_MS, leadsTo, openLink } from './open-link.ts';
import { layersOf, withoutBanner } from './openers.ts';
import { pressControl } from './press.ts';
import { pause } from '../within.ts';

const LOOKS_AT_MOST = 2;
const LOOK_AGAIN_MS = 700;

const goTo = (page: Page, address: string) =>
  page.goto(address, { waitUntil: 'load', timeout: OPENS_WITHIN_MS }).catch(() => {});

/**
 * The offer is pressed, or its page opened; gives what stands there then, and the layers that stand
 * on the site anyway: a banner that comes at each load is not what was opened.
 */
async function pressAgain(page: Page, bare: readonly SeenFrame[]) {
  const offer = offersIn(bare)[0];
  if (!offer) return undefined;
  const { words } = offer;
  const url = leadsTo(offer.href, page.url());
  if (!url) {
    const reached = await pressControl(offer.in, offer.at);
    return reached ? { words, known: layersOf(bare) } : undefined;
  }
  await goTo(page, page.url());
  const known = layersOf(await lookAtFrames(page));
  return typeof (await openLink(page, url)) === 'number' ? { words, known } : undefined;
}

/** Whether a layer came that did not stand there; a script may take its time. */
async function hasOpened(page: Page, known: ReadonlySet<string>): Promise<boolean> {
  for (let looks = 0; ; looks += 1) {
    const now = layersOf(await lookAtFrames(page));
    if ([...now].some((layer) => !known.has(layer))) return true;
    if (looks === LOOKS_AT_MOST) return false;
    await pause(LOOK_AGAIN_MS);
  }
}

async function pressWithoutBanner(page: Page, way: OptOutWay): Promise<Pressed | undefined> {
  const bare = await withoutBanner(page);
  const again = bare && (await pressAgain(page, bare));
  if (!again) return undefined;
  const { words, known } = again;
  if (!(await hasOpened(page, known))) return undefined;
  const inside = { ...way, known, tried: [words], opensLayers: true };
  const done = await pressBehind(page, { controls: [words], at: page.url() }, inside);
  return done.outcome === 'pressed' ? done : undefined;
}

/**
 * Opts out from the page at an address, once its banner is put aside; undefined where nothing was
 * opened then, or no banner stood there, and the page is where it was.
 */
export async function againAfterBanner(
  page: Page,
  from: string,
  way: OptOutWay,
): Promise<Pressed | undefined> {
  const stood = page.url();
  if (stood !== from) await goTo(page, from);
  const done = await pressWithoutBanner(page, way);
  if (!done && page.url() !== stood) await goTo(page, stood);
  return done;
}
