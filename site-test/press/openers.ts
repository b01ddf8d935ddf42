/**
 * On the page behind an opt-out link a button may open the banner's choices again. What it opened
 * is pressed in, and never a banner that stood there anyway: its refusal would hide that the button
 * does nothing.
 */
import type { Page } from 'playwright-core';
import { bannersIn, lookAtFrames } from '../page/banner.ts';
import type { SeenFrame } from '../page/look-around.ts';
import { opensChoices } from '../page/words.ts';
import { pause } from '../within.ts';
import { leadsAway, pressControl } from './press.ts';
import { putAside } from './refuse.ts';

/** A banner that was answered fades; opened again while it does, it may stay away. */
const FADES_MS = 1_500;

/**
 * Puts aside a banner that stands on the page, and waits until it has gone; undefined where there
 * is none, or it stays.
 */
export async function withoutBanner(page: Page): Promise<readonly SeenFrame[] | undefined> {
  const banners = bannersIn(await lookAtFrames(page));
  if (banners.length === 0 || !(await putAside(banners))) return undefined;
  await pause(FADES_MS);
  return lookAtFrames(page);
}

export interface OpenedChoices {
  readonly frames: readonly SeenFrame[];
  /** The button that opened them. */
  readonly words: string;
  /** Layers that stood there before. */
  readonly known: ReadonlySet<string>;
}

/** The words of the layers that stand above a page. */
export const layersOf = (frames: readonly SeenFrame[]): ReadonlySet<string> =>
  new Set(
    frames.flatMap(({ groups }) =>
      groups.filter(({ isWholeFrame }) => !isWholeFrame).map(({ words }) => words),
    ),
  );

/** A button of the page itself; one inside a banner is the banner's. */
function openerIn(frames: readonly SeenFrame[], tried: readonly string[]) {
  const banners = bannersIn(frames);
  for (const seen of frames)
    for (const [at, control] of seen.controls.entries()) {
      const isOfBanner = banners.some((each) => each.in === seen && each.group === control.group);
      if (isOfBanner || control.isDisabled || control.isInFooter || leadsAway(control)) continue;
      if (!tried.includes(control.words) && opensChoices(control.words))
        return { seen, at, words: control.words };
    }
  return undefined;
}

async function openWith(
  page: Page,
  frames: readonly SeenFrame[],
  tried: readonly string[],
): Promise<OpenedChoices | undefined> {
  const opener = openerIn(frames, tried);
  const known = layersOf(frames);
  if (!opener || !(await pressControl(opener.seen, opener.at))) return undefined;
  const now = await lookAtFrames(page);
  const isNew = [...layersOf(now)].some((words) => !known.has(words));
  return isNew ? { frames: now, words: opener.words, known } : undefined;
}

/**
 * Opens the choices; a banner that still stands there is put aside first, as somebody did who comes
 * back to change their mind.
 */
export async function openChoices(
  page: Page,
  frames: readonly SeenFrame[],
  tried: readonly string[],
): Promise<OpenedChoices | undefined> {
  if (!openerIn(frames, tried)) return undefined;
  const opened = await openWith(page, frames, tried);
  if (opened) return opened;
  const bare = await withoutBanner(page);
  return bare && openWith(page, bare, tried);
}
