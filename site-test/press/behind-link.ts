/**
 * What lies behind an opt-out link: a state to name, switches and buttons to press, or a button
 * that opens the choices again. Nothing that tells who one is.
 */
import type { Page } from 'playwright-core';
import type { Pressed } from '#engine/site/record/visit.ts';
import { lookAtFrames } from '../page/banner.ts';
import type { SeenFrame } from '../page/look-around.ts';
import { SIGN_IN } from '../page/words.ts';
import { pause } from '../within.ts';
import { chooseState, goOn } from './choose-state.ts';
import { openChoices } from './openers.ts';
import { endOptOut, personalFields } from './opt-out-form.ts';

/** How often, and how long apart, a page is looked at again on which nothing can be pressed yet. */
const LOOKS_AT_MOST = 4;
const LOOK_AGAIN_MS = 900;

async function asksToSignIn(page: Page, frames: readonly SeenFrame[]): Promise<boolean> {
  if (frames.some(({ fields }) => fields.some(({ type }) => type === 'password'))) return true;
  const path = URL.parse(page.url())?.pathname ?? '';
  return /\/(log|sign)[-_]?in\b/i.test(path) || SIGN_IN.test(await page.title().catch(() => ''));
}

/** Where a link led, and what was pressed until there. */
export interface Behind {
  readonly controls: readonly string[];
  readonly at: string;
  readonly status?: number | undefined;
}

/** How it ended there. */
export const ended = (
  { controls, at, status }: Behind,
  outcome: Pressed['outcome'],
  asks: readonly string[] = [],
): Pressed => ({ controls, at, outcome, asks, status });

/** What was there before, so that a banner is told from the opt-out. */
export interface OptOutWay {
  /**
   * The words of layers that stood on the page before the link was followed: the banner is no
   * opt-out.
   */
  readonly known: ReadonlySet<string>;
  /** The words of what was pressed on this very page. */
  readonly tried: readonly string[];
  readonly opensLayers: boolean;
  readonly before: (page: Page) => Promise<void>;
}

/**
 * Presses what stands there; undefined where there is nothing to press, and nobody is asked for.
 */
async function pressNow(
  page: Page,
  frames: readonly SeenFrame[],
  behind: Behind,
  way: OptOutWay,
): Promise<Pressed | undefined> {
  const pressed = await endOptOut(page, frames, way);
  if (pressed.length > 0)
    return ended({ ...behind, controls: [...behind.controls, ...pressed] }, 'pressed');
  const asks = frames.flatMap(({ fields }) => personalFields(fields));
  return asks.length > 0 ? ended(behind, 'personal form', [...new Set(asks)]) : undefined;
}

interface Stands {
  readonly frames: readonly SeenFrame[];
  readonly behind: Behind;
}

/** Names a state where the page asks for one first; leads on where that is all it asks for. */
async function pastState(page: Page, { frames, behind }: Stands, way: OptOutWay) {
  const state = await chooseState(frames);
  if (state === undefined) return undefined;
  const there = { ...behind, controls: [...behind.controls, state] };
  const chosen = await lookAtFrames(page);
  const done = await pressNow(page, chosen, there, way);
  if (done?.outcome === 'pressed') return { done, stands: { frames: chosen, behind: there } };
  const on = await goOn(chosen);
  const controls = on === undefined ? there.controls : [...there.controls, on];
  return {
    done: undefined,
    stands: { frames: await lookAtFrames(page), behind: { ...there, controls } },
  };
}

/** Behind a button of the page the choices of its banner may wait. */
async function behindOpener(page: Page, { frames, behind }: Stands, way: OptOutWay) {
  const opened = await openChoices(page, frames, way.tried);
  if (!opened) return undefined;
  const controls = [...behind.controls, opened.words];
  const inside = { ...way, known: opened.known, opensLayers: true };
  return pressNow(page, opened.frames, { ...behind, controls }, inside);
}

/**
 * Presses on the page or in the dialog that the link led to; what scripts put there late is waited
 * for.
 */
export async function pressBehind(page: Page, behind: Behind, way: OptOutWay): Promise<Pressed> {
  let stands: Stands = { frames: await lookAtFrames(page), behind };
  if (await asksToSignIn(page, stands.frames)) return ended(behind, 'needs an account');
  await way.before(page);
  const past = await pastState(page, stands, way);
  if (past?.done) return past.done;
  stands = past?.stands ?? stands;
  for (let tries = 0; ; tries += 1) {
    const done = await pressNow(page, stands.frames, stands.behind, way);
    if (done) return done;
    if (tries === LOOKS_AT_MOST) break;
    await pause(LOOK_AGAIN_MS);
    stands = { ...stands, frames: await lookAtFrames(page) };
  }
  return (await behindOpener(page, stands, way)) ?? ended(stands.behind, 'nothing to press');
}
