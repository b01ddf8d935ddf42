/** Refuses what a banner asks for: on its first layer, behind its settings, or by its switches. */
import type { Page } from 'playwright-core';
import type { BannerButton, Pressed } from '#engine/site/record/visit.ts';
import {
  type FoundBanner,
  bannersIn,
  buttonsOf,
  lookAtFrames,
  preTickedOf,
} from '../page/banner.ts';
import type { ChoiceKind } from '#engine/site/signs/controls.ts';
import { MEANS_OUT, acknowledges, choiceOf, optOutRank } from '../page/words.ts';
import { pause, within } from '../within.ts';
import { leadsAway, pressControl, turnSwitch } from './press.ts';
import { isToRefuse } from './switches.ts';

const APPEARS_WITHIN_MS = 4_500;
const PRESSES = 5;

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

/**
 * Those that stay on the page before links that leave it; a link to the opt-out page is no refusal.
 */
function controlsFor(banner: FoundBanner, kind: ChoiceKind): number[] {
  const away = (at: number) => {
    const control = banner.in.controls[at];
    return control !== undefined && leadsAway(control);
  };
  return banner.controls
    .filter((at) => choiceOf(wordsAt(banner, at)) === kind)
    .filter((at) => banner.in.controls[at]?.isDisabled !== true)
    .filter((at) => !away(at) || optOutRank(wordsAt(banner, at)) === undefined)
    .toSorted((a, b) => Number(away(a)) - Number(away(b)));
}

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
    // some banners wait until the visitor scrolls
    await within(1_000, page.mouse.wheel(0, 400)).catch(() => {});
    await pause(500);
  }
}

async function press(banner: FoundBanner, at: number, progress: Progress): Promise<boolean> {
  const done = await pressControl(banner.in, at);
  if (done) progress.controls.push(wordsAt(banner, at));
  return done;
}

/**
 * The button that ends a choice by switches: one that saves, or a mere OK beside "do not sell my
 * data".
 */
function endOf(banner: FoundBanner, toTurn: readonly number[]): number | undefined {
  const save = controlsFor(banner, 'save')[0];
  const out = toTurn.some((at) => MEANS_OUT.test(banner.in.switches[at]?.words ?? ''));
  if (save !== undefined || !out) return save;
  return banner.controls.find((at) => acknowledges(wordsAt(banner, at)));
}

/** Turns what stands against a refusal, and saves. */
async function saveWithout(banner: FoundBanner, progress: Progress): Promise<boolean> {
  const toTurn = banner.switches.filter((at) => {
    const each = banner.in.switches[at];
    return each !== undefined && isToRefuse(each);
  });
  const save = endOf(banner, toTurn);
  if (save === undefined || banner.switches.length === 0) return false;
  let turned = 0;
  for (const at of toTurn) if (await turnSwitch(banner.in, at)) turned += 1;
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

async function pressThrough(page: Page, first: FoundBanner[], progress: Progress): Promise<void> {
  let banners = first;
  for (let press = 0; press < PRESSES && banners.length > 0; press += 1) {
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

/**
 * Whether a banner asks for a choice at all: one that can only be acknowledged is a notice, and
 * closing it refuses nothing.
 */
const asksForYes = (banner: FoundBanner): boolean =>
  controlsFor(banner, 'settings').length > 0 ||
  controlsFor(banner, 'accept').some((at) => !acknowledges(wordsAt(banner, at)));

/** Closes the banner without a choice; says with which control. */
export async function closeBanner(banners: readonly FoundBanner[]): Promise<string | undefined> {
  for (const banner of banners) {
    const at = controlsFor(banner, 'close')[0];
    if (at !== undefined && (await pressControl(banner.in, at))) return wordsAt(banner, at);
  }
  return undefined;
}

/** A refusal and one button beside it whose words nobody knows: that one is the yes. */
function yesBeside(banner: FoundBanner): number | undefined {
  if (controlsFor(banner, 'refuse').length === 0) return undefined;
  const others = banner.controls.filter((at) => {
    const control = banner.in.controls[at];
    return (
      control?.kind === 'button' &&
      !control.isDisabled &&
      !leadsAway(control) &&
      control.words !== '' &&
      choiceOf(control.words) === undefined
    );
  });
  return others.length === 1 ? others[0] : undefined;
}

/** Says yes to the banner: to all where it can; gives the words of what was pressed. */
export async function acceptBanner(banners: readonly FoundBanner[]): Promise<string | undefined> {
  for (const banner of banners) {
    const at = widest(banner, controlsFor(banner, 'accept')) ?? yesBeside(banner);
    if (at !== undefined && (await pressControl(banner.in, at))) return wordsAt(banner, at);
  }
  return undefined;
}

/** Closes the banner, or says yes to it: whoever comes back to say no did one of both. */
export const putAside = async (banners: readonly FoundBanner[]): Promise<boolean> =>
  (await closeBanner(banners)) !== undefined || (await acceptBanner(banners)) !== undefined;

/**
 * Refuses on the page that stands in the browser. Where there is no refusal, the banner is closed.
 */
export async function refuseOnPage(page: Page): Promise<BannerRefusal> {
  const progress: Progress = {
    controls: [],
    buttons: [],
    preTicked: [],
    layer: 1,
    hasRefused: false,
    hasClose: false,
  };
  await pressThrough(page, await awaitBanner(page), progress);
  let byClosing = false;
  if (!progress.hasRefused) {
    const closed = await closeBanner(bannersIn(await lookAtFrames(page)).filter(asksForYes));
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
