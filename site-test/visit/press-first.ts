/**
 * What is done before the judged load: the page is opened, and its refusal, opt-out or cross is
 * pressed.
 */
import type { Page } from 'playwright-core';
import type { Pressed, SeenBanner } from '#engine/site/record/visit.ts';
import type { FoundBanner } from '../page/banner.ts';
import { readOpenPage } from '../page/read-page.ts';
import { passAgeGate } from '../press/age-gate.ts';
import { type Stores, forgetTab, isKeptInTab, readStores } from '#site-test/press/choice-store.ts';
import { optOut } from '../press/opt-out.ts';
import { type BannerRefusal, awaitBanner, closeBanner, refuseOnPage } from '../press/refuse.ts';
import { pause } from '../within.ts';
import { openPage } from './open-page.ts';
import { takePicture } from './pictures.ts';
import type { Rest } from './rest.ts';
import type { Stage } from './stage.ts';

export const REST_BEFORE_MS = 4_000;
export const REST_AFTER_MS = 2_500;
/**
 * What was sent on leaving the page on which was pressed belongs to that page, and not to the
 * judged load.
 */
export const LEFT_MS = 900;

export interface FirstLoad {
  readonly page: Page;
  readonly url: string;
  readonly press: 'reject' | 'optOut' | 'close';
  readonly isFirst: boolean;
  readonly offersAt: readonly string[];
  readonly bannersAt: readonly string[];
  readonly stage: Stage;
  readonly rest: Rest;
}

/** The banner of the first layer, with what its later layers showed. */
function wholeBanner(banner: SeenBanner | undefined, found: BannerRefusal): SeenBanner | undefined {
  if (!banner) return undefined;
  return {
    ...banner,
    buttons: [...banner.buttons, ...found.buttons].slice(0, 60),
    preTicked: [...new Set([...banner.preTicked, ...found.preTicked])],
  };
}

const BANNER_PAGE_WITHIN_MS = 8_000;

/** Waits for the banner; where it comes with a later page alone, goes to one that had it. */
export async function meetBanner({
  page,
  bannersAt,
}: Pick<FirstLoad, 'page' | 'bannersAt'>): Promise<FoundBanner[]> {
  const [first] = bannersAt;
  if (first !== undefined)
    await page.goto(first, { waitUntil: 'load', timeout: BANNER_PAGE_WITHIN_MS }).catch(() => {});
  return awaitBanner(page);
}

async function pressReject(load: FirstLoad): Promise<Pressed> {
  const { page, isFirst, stage } = load;
  await meetBanner(load);
  const read = await readOpenPage(page).catch(() => undefined);
  if (isFirst) await takePicture(page, stage, 'pressed');
  const found = await refuseOnPage(page);
  stage.hasClose = found.hasClose;
  if (read) stage.pages.push({ ...read.page, banner: wholeBanner(read.page.banner, found) });
  return found.pressed;
}

async function pressClose(load: FirstLoad): Promise<Pressed> {
  const at = load.page.url();
  const closed = await closeBanner(await meetBanner(load));
  return closed === undefined
    ? { controls: [], at, outcome: 'nothing to press', asks: [] }
    : { controls: [closed], at, outcome: 'pressed', byClosing: true, asks: [] };
}

async function pressed(load: FirstLoad): Promise<Pressed> {
  const { page, url, isFirst, stage } = load;
  if (load.press === 'reject') return pressReject(load);
  if (load.press === 'close') return pressClose(load);
  return optOut(page, {
    site: new URL(url).hostname,
    offersAt: load.offersAt,
    before: async (there) => {
      if (isFirst) await takePicture(there, stage, 'pressed');
    },
  });
}

/**
 * A no has to outlast its tab: the judged load is the visit of somebody who closed it and comes
 * again.
 */
async function endTab({ page, press, stage }: FirstLoad, before: Stores | undefined) {
  const { pressed: done } = stage;
  if (press === 'close' || done?.outcome !== 'pressed' || done.byClosing === true) return;
  const after = await readStores(page).catch(() => undefined);
  const keptInTab = before && after && isKeptInTab(before, after);
  if (keptInTab === true) stage.pressed = { ...done, keptInTab };
  await forgetTab(page);
}

/** Presses on a first load. The stage tells what came of it. */
export async function pressFirst(load: FirstLoad): Promise<void> {
  const { page, url, stage, rest } = load;
  if (!(await openPage(page, url, stage))) return;
  await rest.reached(REST_BEFORE_MS);
  // before what is kept is read: an answered age is no answered banner
  await passAgeGate(page);
  const at = page.url();
  const before = await readStores(page).catch(() => undefined);
  stage.pressed = await pressed(load).catch((): Pressed => ({
    controls: [],
    at,
    outcome: 'failed',
    asks: [],
  }));
  await rest.reached(REST_AFTER_MS);
  await endTab(load, before);
  await leaveForJudgedLoad(page);
}

/** Leaves the page, so that the next load is that of somebody who comes again. */
export async function leaveForJudgedLoad(page: Page): Promise<void> {
  await page.goto('about:blank', { timeout: 3_000 }).catch(() => {});
  await pause(LEFT_MS);
  // what the cache holds would be missing in the judged load
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}
