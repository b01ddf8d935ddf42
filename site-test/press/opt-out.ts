/** Follows the opt-out link and presses what lies behind it, short of telling anybody who one is. */
import type { Page, Response } from 'playwright-core';
import type { Pressed } from '#engine/site/visit.ts';
import { siteOf } from '../guard/names.ts';
import { lookAtFrames } from '../page/banner.ts';
import type { SeenFrame } from '../page/look-around.ts';
import { SIGN_IN, optOutRank } from '../page/words.ts';
import { pause } from '../within.ts';
import { endOptOut, personalFields } from './opt-out-form.ts';
import { pressControl } from './press.ts';

const OPENS_WITHIN_MS = 10_000;

interface Offer {
  readonly in: SeenFrame;
  readonly at: number;
  readonly words: string;
  readonly href: string;
}

/** The plainest offer to opt out on the page; undefined where there is none. */
function offerIn(frames: readonly SeenFrame[]): Offer | undefined {
  const offers = frames.flatMap((seen) =>
    seen.controls.flatMap(({ words, href }, at) => {
      const rank = optOutRank(words);
      return rank === undefined ? [] : [{ in: seen, at, words, href, rank }];
    }),
  );
  return offers.toSorted((a, b) => a.rank - b.rank)[0];
}

/** A real address, and not a place on the page or a script. */
function leadsTo(href: string, from: string): URL | undefined {
  const [url, here] = [URL.parse(href), URL.parse(from)];
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const isHere =
    here?.host === url.host && here.pathname === url.pathname && here.search === url.search;
  return isHere ? undefined : url;
}

async function asksToSignIn(page: Page, frames: readonly SeenFrame[]): Promise<boolean> {
  if (frames.some(({ fields }) => fields.some(({ type }) => type === 'password'))) return true;
  const path = URL.parse(page.url())?.pathname ?? '';
  return /\/(log|sign)[-_]?in\b/i.test(path) || SIGN_IN.test(await page.title().catch(() => ''));
}

/** Opens an address; gives its status, or why there is none. */
async function open(page: Page, url: URL): Promise<number | 'dead link' | 'failed'> {
  try {
    const answer: Response | null = await page.goto(url.href, {
      timeout: OPENS_WITHIN_MS,
      waitUntil: 'commit',
      referer: page.url(),
    });
    await page.waitForLoadState('load', { timeout: OPENS_WITHIN_MS / 2 }).catch(() => {});
    await pause(800);
    return answer?.status() ?? 'failed';
  } catch (error) {
    return /ERR_NAME_NOT_RESOLVED|ERR_TUNNEL/.test(String(error)) ? 'dead link' : 'failed';
  }
}

/** What a status says of the link; undefined where the page opened. A site that turns testers away is no dead link. */
function statusOutcome(status: number): Pressed['outcome'] | undefined {
  if (status < 400) return undefined;
  if (status === 401) return 'needs an account';
  return status === 403 || status === 429 ? 'failed' : 'dead link';
}

interface Behind {
  readonly controls: readonly string[];
  readonly at: string;
  readonly status?: number | undefined;
}

const ended = (
  { controls, at, status }: Behind,
  outcome: Pressed['outcome'],
  asks: readonly string[] = [],
): Pressed => ({ controls, at, outcome, asks, status });

interface Way {
  /** The words of layers that stood on the page before the link was followed: the banner is no opt-out. */
  readonly known: ReadonlySet<string>;
  readonly before: (page: Page) => Promise<void>;
}

/** Presses on the page or in the dialog that the link led to. */
async function pressBehind(page: Page, behind: Behind, { known, before }: Way): Promise<Pressed> {
  const frames = await lookAtFrames(page);
  if (await asksToSignIn(page, frames)) return ended(behind, 'needs an account');
  await before(page);
  const pressed = await endOptOut(page, frames, { tried: behind.controls, known });
  if (pressed.length > 0)
    return ended({ ...behind, controls: [...behind.controls, ...pressed] }, 'pressed');
  const asks = frames.flatMap(({ fields }) => personalFields(fields));
  if (asks.length > 0) return ended(behind, 'personal form', [...new Set(asks)]);
  return ended(behind, 'nothing to press');
}

/** Opts out on the page that stands in the browser. `before` is called when what is to be pressed stands on the screen. */
export async function optOut(
  page: Page,
  site: string,
  before: (page: Page) => Promise<void>,
): Promise<Pressed> {
  const home = page.url();
  const frames = await lookAtFrames(page);
  const offer = offerIn(frames);
  if (!offer) return ended({ controls: [], at: home }, 'nothing to press');
  const known = new Set(frames.flatMap(({ groups }) => groups.map(({ words }) => words)));
  const behind: Behind = { controls: [offer.words], at: home };
  const url = leadsTo(offer.href, home);
  if (url) return follow(page, url, { behind, site, way: { known, before } });
  if (!(await pressControl(offer.in, offer.at))) return ended(behind, 'failed');
  await pause(600);
  return pressBehind(page, { ...behind, at: page.url() }, { known, before });
}

async function follow(
  page: Page,
  url: URL,
  { behind, site, way }: { behind: Behind; site: string; way: Way },
): Promise<Pressed> {
  const opened = await open(page, url);
  if (typeof opened === 'string') return ended({ ...behind, at: url.href }, opened);
  const there: Behind = { ...behind, at: page.url(), status: opened };
  const outcome = statusOutcome(opened);
  if (outcome) return ended({ ...there, at: url.href }, outcome);
  const host = URL.parse(page.url())?.hostname ?? url.hostname;
  if (siteOf(host) !== siteOf(site)) return ended(there, 'another company');
  return pressBehind(page, there, way);
}
