/** Refuses what a banner asks for: on its first layer, behind its settings, or by its switches. */
import type { Page } from 'playwright-core';
import type { BannerButton, Pressed } from '#engine/site/visit.ts';
import {
  type FoundBanner,
  bannersIn,
  buttonsOf,
  lookAtFrames,
  preTickedOf,
} from '../page/banner.ts';
import { type ChoiceKind, NECESSARY, choiceOf } from '../page/words.ts';
import { pause } from '../within.ts';
import { pressControl, turnSwitch } from './press.ts';

const APPEARS_WITHIN_MS = 4_500;
const ROUNDS = 5;

/** What pressing did, and what of the banner came to light by it. */
export interface BannerRefusal {
  readonly pressed: Pressed;
  /** Buttons of later layers; the first layer is read with the page. */
  readonly buttons: readonly BannerButton[];
  readonly preTicked: readonly string[];
  /** Whether the banner could have been closed without a choice. */
  readonly hasClose: boolean;
}

interface Progress {
  readonly controls: string[];
  readonly buttons: BannerButton[];
  readonly preTicked: string[];
  layer: number;
  hasRefused: boolean;
  hasClose: boolean;
}

const wordsAt = (banner: FoundBanner, at: number): string => banner.in.controls[at]?.words ?? '';

const controlsFor = (banner: FoundBanner, kind: ChoiceKind): number[] =>
  banner.controls.filter((at) => choiceOf(wordsAt(banner, at)) === kind);

/** "Reject all" before "Reject": it is the wider of two. Then the plainer, which is the shorter. */
function widest(banner: FoundBanner, among: readonly number[]): number | undefined {
  const weight = (at: number) =>
    (/\b(all|todo|todas|todos)\b/i.test(wordsAt(banner, at)) ? 0 : 1_000) +
    wordsAt(banner, at).length;
  return among.toSorted((a, b) => weight(a) - weight(b))[0];
}

/** The banner once it has come, or none after a while. */
export async function awaitBanner(page: Page): Promise<FoundBanner[]> {
  const until = Date.now() + APPEARS_WITHIN_MS;
  for (;;) {
    const banners = bannersIn(await lookAtFrames(page));
    if (banners.length > 0 || Date.now() >= until) return banners;
    await pause(500);
  }
}

async function press(banner: FoundBanner, at: number, progress: Progress): Promise<boolean> {
  const done = await pressControl(banner.in, at);
  if (done) progress.controls.push(wordsAt(banner, at));
  return done;
}

/** Turns off what stands on and may be turned off; says how many switches that were. */
async function turnAllOff(banner: FoundBanner): Promise<number> {
  const on = banner.switches.filter((at) => {
    const each = banner.in.switches[at];
    return each && each.isOn && !each.isFixed && !each.isChoice && !NECESSARY.test(each.words);
  });
  let turned = 0;
  for (const at of on) if (await turnSwitch(banner.in, at)) turned += 1;
  return turned;
}

async function saveWithout(banner: FoundBanner, progress: Progress): Promise<boolean> {
  const save = controlsFor(banner, 'save')[0];
  if (save === undefined || banner.switches.length === 0) return false;
  const turned = await turnAllOff(banner);
  if (turned > 0) progress.controls.push(`${turned} switches turned off`);
  return press(banner, save, progress);
}

type Step = 'refused' | 'next layer' | 'stuck';

async function step(banner: FoundBanner, progress: Progress): Promise<Step> {
  const fresh = (kind: ChoiceKind) =>
    controlsFor(banner, kind).filter((at) => !progress.controls.includes(wordsAt(banner, at)));
  const refusal = widest(banner, fresh('refuse'));
  if (refusal !== undefined && (await press(banner, refusal, progress))) return 'refused';
  if (await saveWithout(banner, progress)) return 'refused';
  const settings = fresh('settings')[0];
  if (settings !== undefined && (await press(banner, settings, progress))) return 'next layer';
  // a question after the refusal ("are you sure?") is answered with yes, never with an acceptance
  const confirm = progress.hasRefused ? fresh('save')[0] : undefined;
  return confirm !== undefined && (await press(banner, confirm, progress)) ? 'refused' : 'stuck';
}

function noteLayer(banners: readonly FoundBanner[], progress: Progress): void {
  progress.hasClose ||= banners.some((each) => controlsFor(each, 'close').length > 0);
  if (progress.layer < 2) return;
  for (const banner of banners) {
    progress.buttons.push(...buttonsOf(banner, progress.layer));
    if (!progress.hasRefused) progress.preTicked.push(...preTickedOf(banner));
  }
}

async function rounds(page: Page, first: FoundBanner[], progress: Progress): Promise<void> {
  let banners = first;
  for (let round = 0; round < ROUNDS && banners.length > 0; round += 1) {
    if (!progress.hasRefused) noteLayer(banners, progress);
    let done: Step = 'stuck';
    for (const banner of banners) {
      done = await step(banner, progress);
      if (done !== 'stuck') break;
    }
    if (done === 'stuck') return;
    if (done === 'refused') progress.hasRefused = true;
    progress.layer += 1;
    banners = bannersIn(await lookAtFrames(page));
  }
}

/** Closes the banner without a choice; says with which control. */
export async function closeBanner(banners: readonly FoundBanner[]): Promise<string | undefined> {
  for (const banner of banners) {
    const at = controlsFor(banner, 'close')[0];
    if (at !== undefined && (await pressControl(banner.in, at))) return wordsAt(banner, at);
  }
  return undefined;
}

/** Refuses on the page that stands in the browser. Where there is no refusal, the banner is closed. */
export async function refuseOnPage(page: Page): Promise<BannerRefusal> {
  const progress: Progress = {
    controls: [],
    buttons: [],
    preTicked: [],
    layer: 1,
    hasRefused: false,
    hasClose: false,
  };
  await rounds(page, await awaitBanner(page), progress);
  let byClosing = false;
  if (!progress.hasRefused) {
    const closed = await closeBanner(bannersIn(await lookAtFrames(page)));
    if (closed !== undefined) progress.controls.push(closed);
    byClosing = closed !== undefined;
  }
  const { controls, buttons, preTicked, hasRefused, hasClose } = progress;
  const outcome = hasRefused || byClosing ? 'pressed' : 'nothing to press';
  const pressed = { controls, at: page.url(), outcome, asks: [] } as const;
  return {
    pressed: byClosing ? { ...pressed, byClosing } : pressed,
    buttons,
    preTicked: [...new Set(preTicked)],
    hasClose,
  };
}
