/** The judged load: the home page for as long as late tools need, some inner pages, and leaving. */
import type { Page } from 'playwright-core';
import { readOpenPage } from '../page/read-page.ts';
import { passAgeGate } from '../press/age-gate.ts';
import { pause, within } from '../within.ts';
import { noteTyped, typeIntoField } from './typed-field.ts';
import { takePicture } from './pictures.ts';
import type { Rest } from './rest.ts';
import type { Stage } from './stage.ts';
import { openPage } from './open-page.ts';
import type { Bodies } from './bodies.ts';

/** Tools that wait for ten seconds before they start are usual; they must have their time. */
export const HOME_MS = 12_000;
const SCROLL_EVERY_MS = 800;
/** Scripts put the question for an age there at once, or a while after the page stands. */
const AGE_ASKED_AT_STEPS = new Set([0, 3]);
const REST_AFTER_MS = 10_000;
const INNER_MS = 1_200;
/** On a busy machine a page takes longer; where it rests at once nothing is waited for. */
const INNER_REST_MS = 8_000;
const AFTER_LEAVING_MS = 1_000;

export interface JudgedLoad {
  readonly page: Page;
  readonly url: string;
  readonly stage: Stage;
  readonly rest: Rest;
  readonly bodies: Bodies;
  /** Addresses of inner pages; chosen once, from the first home page that was read. */
  readonly innerPages: (stage: Stage) => Promise<readonly string[]>;
  readonly takesFirst: boolean;
  readonly takesAfter: boolean;
  readonly types: boolean;
  /** How long the home page is looked at. */
  readonly homeMs: number;
}

async function scrollAlong({ page, homeMs }: JudgedLoad): Promise<void> {
  const until = Date.now() + homeMs;
  await page.mouse.move(600, 400).catch(() => {});
  for (let step = 0; Date.now() < until; step += 1) {
    if (AGE_ASKED_AT_STEPS.has(step)) await passAgeGate(page);
    // down the page, and near the end back up: tools wait for either
    const by = step % 12 < 9 ? 500 : -900;
    await within(2_000, page.mouse.wheel(0, by)).catch(() => {});
    await pause(Math.min(SCROLL_EVERY_MS, Math.max(0, until - Date.now())));
  }
}

async function noteRead(load: JudgedLoad, isHome: boolean): Promise<void> {
  const read = await readOpenPage(load.page).catch(() => undefined);
  if (!read) {
    // a page that does not answer is busy with itself: silence of its network is no rest
    load.stage.atRest = false;
    if (isHome) load.stage.troubles.add('did not come to rest');
    return;
  }
  if (isHome && !/^https?:/.test(read.page.url)) {
    // a script led to where nothing answers, or to what the guard refuses
    load.stage.troubles.add('did not answer');
    return;
  }
  load.stage.pages.push(read.page);
  load.stage.sawSignal ||= read.sawSignal;
}

/**
 * Follows a link on the page by pressing it, so that a site that is one page moves as it does for
 * visitors.
 */
async function clickThrough(page: Page, address: string): Promise<boolean> {
  const handle = await page.evaluateHandle((wanted: string) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    return links.find((each) => each.href === wanted) ?? null;
  }, address);
  const link = handle.asElement();
  if (!link) return false;
  await link.evaluate((each) => each.removeAttribute('target'));
  try {
    await link.click({ timeout: 1_500, noWaitAfter: true });
  } catch {
    await within(
      1_500,
      link.evaluate((each) => each.click()),
    );
  }
  return true;
}

/** A mark that a new document does not have. */
const MARK = 'globalThis.__statewiseSame = true';
const isMarked = (page: Page): Promise<boolean> =>
  within(1_500, page.evaluate<boolean>('globalThis.__statewiseSame === true')).catch(() => false);

/**
 * Visits an inner page; tells whether the site moved on without a new document, so that the next
 * page is reached by pressing as well.
 */
async function visitInner(load: JudgedLoad, address: string, byClick: boolean): Promise<boolean> {
  const { page, rest, stage } = load;
  if (byClick) await within(1_500, page.evaluate(MARK)).catch(() => {});
  const clicked = byClick && (await clickThrough(page, address).catch(() => false));
  if (!clicked) await page.goto(address, { waitUntil: 'commit', timeout: 6_000 }).catch(() => {});
  await pause(INNER_MS);
  await within(1_500, page.mouse.wheel(0, 1_500)).catch(() => {});
  stage.atRest = (await rest.reached(INNER_REST_MS)) && stage.atRest;
  await noteRead(load, false);
  if (load.types && stage.typedWordsLeft === undefined)
    await typeIntoField(page, stage, load.bodies);
  return clicked && isMarked(page);
}

/** Goes through the site as a visitor would; what is seen goes to the stage. */
export async function runJudgedLoad(load: JudgedLoad): Promise<void> {
  const { page, stage, rest } = load;
  stage.judgedFrom = Date.now();
  if (!(await openPage(page, load.url, stage))) return;
  if (load.takesFirst) {
    await pause(2_500);
    await takePicture(page, stage, 'first');
  }
  await scrollAlong(load);
  stage.atRest = await rest.reached(REST_AFTER_MS);
  await noteRead(load, true);
  if (load.takesAfter) await takePicture(page, stage, 'after');
  if (load.types) await typeIntoField(page, stage, load.bodies);
  let byClick = true;
  for (const address of await load.innerPages(stage))
    byClick = await visitInner(load, address, byClick);
  // leaving is when many tools send what they have gathered
  await page.goto('about:blank', { timeout: 3_000 }).catch(() => {});
  await pause(AFTER_LEAVING_MS);
  if (stage.typedWordsLeft !== undefined) noteTyped(stage, load.bodies);
}
