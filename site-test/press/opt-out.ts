/**
 * Follows the opt-out link and presses what lies behind it, short of telling anybody who one is.
 */
import type { Page, Request, Response } from 'playwright-core';
import type { Pressed } from '#engine/site/record/visit.ts';
import { siteOf } from '../guard/names.ts';
import { lookAtFrames } from '../page/banner.ts';
import type { SeenFrame } from '../page/look-around.ts';
import { SIGN_IN } from '../page/words.ts';
import { pause, within } from '../within.ts';
import { askedBeside, endOptOut, personalFields } from './opt-out-form.ts';
import {
  type FoundOffer,
  type Offer,
  findOptOutOffer,
  offersIn,
  lookOf,
  wasDoneByPress,
} from './offers.ts';
import { pressControl } from './press.ts';

const OPENS_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 2_000;
/** How often, and how long apart, a page is looked at again on which nothing can be pressed yet. */
const LOOKS_AT_MOST = 4;
const LOOK_AGAIN_MS = 900;

/** A real address, and not a place on the page or a script. */
function leadsTo(href: string, from: string): URL | undefined {
  const [url, here] = [URL.parse(href), URL.parse(from)];
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const isHere =
    here?.host === url.host && here.pathname === url.pathname && here.search === url.search;
  return isHere ? undefined : url;
}

/**
 * What a link asks for that opens a program to write or call with; nobody can tell what comes of
 * it.
 */
function asksInsteadOf(href: string): string | undefined {
  const scheme = /^(mailto|tel|sms):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme === undefined) return undefined;
  return scheme === 'mailto' ? 'email' : 'phone';
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

/**
 * What a status says of the link; undefined where the page opened. A site that turns testers away
 * is no dead link.
 */
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
  way: Way,
): Promise<Pressed | undefined> {
  const pressed = await endOptOut(page, frames, way);
  if (pressed.length > 0)
    return ended({ ...behind, controls: [...behind.controls, ...pressed] }, 'pressed');
  const asks = frames.flatMap(({ fields }) => personalFields(fields));
  return asks.length > 0 ? ended(behind, 'personal form', [...new Set(asks)]) : undefined;
}

/**
 * Presses on the page or in the dialog that the link led to; what scripts put there late is waited
 * for.
 */
async function pressBehind(page: Page, behind: Behind, way: Way): Promise<Pressed> {
  let frames = await lookAtFrames(page);
  if (await asksToSignIn(page, frames)) return ended(behind, 'needs an account');
  await way.before(page);
  for (let tries = 0; ; tries += 1) {
    const done = await pressNow(page, frames, behind, way);
    if (done || tries === LOOKS_AT_MOST) return done ?? ended(behind, 'nothing to press');
    await pause(LOOK_AGAIN_MS);
    frames = await lookAtFrames(page);
  }
}

/** What the test knows before this visit. */
export interface BeforeOptOut {
  readonly site: string;
  /** Inner pages on which an offer was seen. */
  readonly offersAt: readonly string[];
  /** Called when what is to be pressed stands on the screen. */
  readonly before: (page: Page) => Promise<void>;
}

/** Presses, and tells whether a window opened, and whether the page sent a form that was taken. */
async function pressWatched(page: Page, offer: Offer) {
  let opened = false;
  let sent: Request | undefined;
  const noteWindow = () => void (opened = true);
  const noteForm = (request: Request) => {
    if (request.isNavigationRequest() && request.method() === 'POST') sent = request;
  };
  page.on('popup', noteWindow);
  page.on('request', noteForm);
  const reached = await pressControl(offer.in, offer.at);
  await pause(600);
  page.off('popup', noteWindow);
  page.off('request', noteForm);
  const answer = await within(ANSWER_WITHIN_MS, sent?.response() ?? Promise.resolve(null)).catch(
    () => null,
  );
  return { reached, opened, posted: (answer?.status() ?? 500) < 400 };
}

/** Presses an offer that is no link to a page: it opens a layer, or it is the opt-out itself. */
async function pressOffer(page: Page, { offer, frames }: FoundOffer, way: Way): Promise<Pressed> {
  const behind: Behind = { controls: [offer.words], at: page.url() };
  const look = await lookOf(page);
  const { reached, opened, posted } = await pressWatched(page, offer);
  // what opens in a window of its own is closed, and what it would have asked is not known
  if (!reached || opened) return ended(behind, 'failed');
  const shown = await lookOf(page);
  const fields = frames.flatMap((seen) => personalFields(seen.fields));
  const done = await pressBehind(page, { ...behind, at: page.url() }, way);
  const isStill = done.outcome === 'nothing to press' || isSameForm(done, fields);
  return isStill && (posted || wasDoneByPress(look, shown)) ? ended(behind, 'pressed') : done;
}

/** Fields that stood on the page before are not what the offer asks for. */
const isSameForm = ({ outcome, asks }: Pressed, before: readonly string[]): boolean =>
  outcome === 'personal form' && asks.every((field) => before.includes(field));

/** Opts out from the page that stands in the browser. */
export async function optOut(
  page: Page,
  { site, offersAt, before }: BeforeOptOut,
): Promise<Pressed> {
  const home = page.url();
  const found = await findOptOutOffer(page, offersAt);
  if (!found) return ended({ controls: [], at: home }, 'nothing to press');
  const { offer, frames } = found;
  const instead = asksInsteadOf(offer.href);
  const asks = instead === undefined ? askedBeside(offer.in, offer.at) : [instead];
  if (asks.length > 0) return ended({ controls: [offer.words], at: home }, 'personal form', asks);
  const known = new Set(frames.flatMap(({ groups }) => groups.map(({ words }) => words)));
  const url = leadsTo(offer.href, page.url());
  if (!url)
    return pressOffer(page, found, { known, before, tried: [offer.words], opensLayers: true });
  const behind: Behind = { controls: [offer.words], at: page.url() };
  return follow(page, url, { behind, site, way: { known, before, tried: [], opensLayers: false } });
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
  const done = await pressBehind(page, there, way);
  return done.outcome === 'nothing to press' && behind.controls.length === 1
    ? followOnce(page, there, { site, way, done })
    : done;
}

/** A page that only leads on to the page of the opt-out: its own offer is followed, once. */
async function followOnce(
  page: Page,
  there: Behind,
  { site, way, done }: { site: string; way: Way; done: Pressed },
): Promise<Pressed> {
  const next = offersIn(await lookAtFrames(page)).find(
    ({ href }) => leadsTo(href, page.url()) !== undefined,
  );
  const url = next && leadsTo(next.href, page.url());
  if (!url || siteOf(url.hostname) !== siteOf(site)) return done;
  return follow(page, url, {
    behind: { ...there, controls: [...there.controls, next.words] },
    site,
    way,
  });
}
