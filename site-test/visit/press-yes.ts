/**
 * A yes in the banner, and the no of somebody who changed their mind: by the opt-out of the site,
 * else by the signal. The load after that is judged.
 */
import type { Page } from 'playwright-core';
import type { Pressed, VisitSituation } from '#engine/site/record/visit.ts';
import { setSignal } from '../browser/set-signal.ts';
import { passAgeGate } from '../press/age-gate.ts';
import { forgetTab } from '../press/choice-store.ts';
import { optOut } from '../press/opt-out.ts';
import { acceptBanner } from '../press/refuse.ts';
import { pause, within } from '../within.ts';
import { openPage } from './open-page.ts';
import {
  LEFT_MS,
  REST_AFTER_MS,
  REST_BEFORE_MS,
  leaveForJudgedLoad,
  meetBanner,
} from './press-first.ts';
import type { Rest } from './rest.ts';
import type { Stage, Window } from './stage.ts';

/** How long somebody looks around who said yes: what waited for it begins at once. */
const LOOKS_MS = 3_000;
/** Loads after the yes: what was sent on each is known to come again. */
const LOADS = 2;
const SCROLL_EVERY_MS = 800;

interface YesLoad {
  readonly page: Page;
  readonly url: string;
  readonly situation: VisitSituation;
  readonly offersAt: readonly string[];
  readonly bannersAt: readonly string[];
  readonly stage: Stage;
  readonly rest: Rest;
}

/** Looks at a page for a while, as long after a no as before it. */
async function lookAroundPage(page: Page): Promise<void> {
  const until = Date.now() + LOOKS_MS;
  while (Date.now() < until) {
    await within(2_000, page.mouse.wheel(0, 500)).catch(() => {});
    await pause(SCROLL_EVERY_MS);
  }
}

async function sayYes(load: YesLoad): Promise<boolean> {
  const { page, url, stage, rest } = load;
  if (!(await openPage(page, url, stage))) return false;
  await rest.reached(REST_BEFORE_MS);
  await passAgeGate(page);
  const banners = await meetBanner(load);
  const [at, from] = [page.url(), Date.now()];
  const words = await acceptBanner(banners);
  if (words === undefined) return false;
  await rest.reached(REST_AFTER_MS);
  const pressed = { controls: [words], at, outcome: 'pressed', asks: [] } as const;
  const until = Date.now();
  const loads: Window[] = [];
  // many tools begin with the next page
  while (loads.length < LOADS) {
    const start = Date.now();
    if (!(await openPage(page, url, stage))) return false;
    await lookAroundPage(page);
    await rest.reached(REST_BEFORE_MS);
    loads.push({ from: start, until: Date.now() });
  }
  stage.yes = { from, until, pressed, loads };
  return true;
}

async function sayNo({ page, url, situation, offersAt, stage, rest }: YesLoad): Promise<void> {
  if (situation === 'gpc') {
    stage.signal = await setSignal(page.context()).catch(() => undefined);
    return;
  }
  const at = page.url();
  const site = new URL(url).hostname;
  stage.pressed = await optOut(page, { site, offersAt, before: async () => {} }).catch(
    (): Pressed => ({ controls: [], at, outcome: 'failed', asks: [] }),
  );
  await rest.reached(REST_AFTER_MS);
}

/** Says yes, then no. The stage tells what came of it: without a banner, no yes. */
export async function pressYesThenNo(load: YesLoad): Promise<void> {
  if (!(await sayYes(load))) return;
  await sayNo(load);
  await forgetTab(load.page);
  await leaveForJudgedLoad(load.page);
}

/** The second load after the no: one silence alone proves nothing. */
export async function loadAgain({
  page,
  url,
  stage,
  rest,
}: Pick<YesLoad, 'page' | 'url' | 'stage' | 'rest'>): Promise<void> {
  if (stage.troubles.size > 0) return;
  const from = Date.now();
  // until it rests nothing can be said of it, also where its time runs out
  stage.again = { from, atRest: false };
  if (!(await openPage(page, url, stage))) return;
  await lookAroundPage(page);
  const atRest = await rest.reached(REST_BEFORE_MS);
  await page.goto('about:blank', { timeout: 3_000 }).catch(() => {});
  await pause(LEFT_MS);
  stage.again = { from, until: Date.now(), atRest };
}
