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
import { REST_AFTER_MS, REST_BEFORE_MS, leaveForJudgedLoad, meetBanner } from './press-first.ts';
import type { Rest } from './rest.ts';
import type { Stage } from './stage.ts';

/** How long somebody looks around who said yes: what waited for it begins at once. */
const LOOKS_MS = 4_000;
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
  // many tools begin with the next page
  if (!(await openPage(page, url, stage))) return false;
  await lookAroundPage(page);
  await rest.reached(REST_BEFORE_MS);
  const pressed = { controls: [words], at, outcome: 'pressed', asks: [] } as const;
  stage.yes = { from, until: Date.now(), pressed };
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
