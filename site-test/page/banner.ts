/**
 * The consent banner of a page, if there is one: the layer above the page that speaks of cookies or
 * privacy and asks.
 */
import type { Page } from 'playwright-core';
import type { BannerButton, SeenBanner } from '#engine/site/record/visit.ts';
import type { ControlInPage, SwitchInPage } from './met-in-page.ts';
import { type SeenFrame, lookAround } from './look-around.ts';
import {
  CHOICE,
  CONSENT_TOPIC,
  MEANS_OUT,
  NECESSARY,
  PERSONAL_FIELD,
  choiceOf,
  speaksOfConsent,
} from './words.ts';

const WORDS = { topic: CONSENT_TOPIC, choice: CHOICE };

/** All frames of a page that answer, the page itself first. */
export async function lookAtFrames(page: Page): Promise<SeenFrame[]> {
  const frames = page
    .frames()
    .filter((frame) => !frame.isDetached())
    .slice(0, 25);
  const seen = await Promise.all(
    frames.map((frame) => lookAround(frame, WORDS, frame !== page.mainFrame())),
  );
  return seen.filter((each) => each !== undefined);
}

/** A layer that asks for a choice, where it stands. */
export interface FoundBanner {
  readonly in: SeenFrame;
  readonly group: number;
  readonly words: string;
  /** Indexes into the frame's controls. */
  readonly controls: readonly number[];
  readonly switches: readonly number[];
}

const indexesIn = (list: readonly { readonly group: number }[], group: number): number[] =>
  list.flatMap((each, at) => (each.group === group ? [at] : []));

const kindsOf = (seen: SeenFrame, controls: readonly number[]) =>
  new Set(controls.map((at) => choiceOf(seen.controls[at]?.words ?? '')));

/**
 * Its words speak of cookies or data, or they only name the notice, and it has switches, a yes and
 * a no.
 */
function isAboutConsent(
  words: string,
  seen: SeenFrame,
  { controls, switches }: Pick<FoundBanner, 'controls' | 'switches'>,
): boolean {
  if (speaksOfConsent(words)) return true;
  const kinds = kindsOf(seen, controls);
  const asks = kinds.has('accept') && kinds.has('refuse') && switches.length > 0;
  return asks && CONSENT_TOPIC.test(words);
}

function asksForChoice(seen: SeenFrame, controls: readonly number[]): boolean {
  const kinds = kindsOf(seen, controls);
  return kinds.has('accept') || kinds.has('refuse') || kinds.has('save');
}

/**
 * Every layer of these frames that asks for a choice about cookies or privacy, the one with most to
 * press first. A box for news or a chat whose small print names the privacy notice is none.
 */
export function bannersIn(frames: readonly SeenFrame[]): FoundBanner[] {
  const found = frames.flatMap((seen) =>
    seen.groups.flatMap(({ words }, group) => {
      const controls = indexesIn(seen.controls, group);
      const switches = indexesIn(seen.switches, group);
      const asksWho = seen.fields.some(
        (field) => field.group === group && PERSONAL_FIELD.test(field.words),
      );
      const isAbout = isAboutConsent(words, seen, { controls, switches });
      const isBanner = isAbout && !asksWho && asksForChoice(seen, controls);
      return isBanner ? [{ in: seen, group, words, controls, switches }] : [];
    }),
  );
  return found.toSorted((a, b) => b.controls.length - a.controls.length);
}

const seenButton = (control: ControlInPage, layer: number): BannerButton => ({
  words: control.words,
  area: control.area,
  contrast: control.contrast,
  layer,
  kind: choiceOf(control.words) === 'close' ? 'close' : control.kind,
});

/** The buttons of a banner, measured. */
export const buttonsOf = (banner: FoundBanner, layer: number): BannerButton[] =>
  banner.controls
    .flatMap((at) => banner.in.controls[at] ?? [])
    .filter(({ words }) => words !== '')
    .slice(0, 25)
    .map((control) => seenButton(control, layer));

const isPreTicked = (each: SwitchInPage): boolean =>
  each.isOn &&
  !each.isFixed &&
  !each.isChoice &&
  !NECESSARY.test(each.words) &&
  !MEANS_OUT.test(each.words);

/** Switches that stand on before anybody touched them, and that may be turned off. */
export const preTickedOf = (banner: FoundBanner): string[] =>
  banner.switches
    .flatMap((at) => banner.in.switches[at] ?? [])
    .filter(isPreTicked)
    .map(({ words }) => words);

/** A banner as the record has it, from its first layer. */
export function seenBanner(banner: FoundBanner | undefined): SeenBanner | undefined {
  if (!banner) return undefined;
  return { words: banner.words, buttons: buttonsOf(banner, 1), preTicked: preTickedOf(banner) };
}
