/**
 * Follows the opt-out link and presses what lies behind it, short of telling anybody who one is.
 */
import type { Page, Request } from 'playwright-core';
import type { Pressed } from '#engine/site/record/visit.ts';
import { siteOf } from '../guard/names.ts';
import { bannersIn, lookAtFrames } from '../page/banner.ts';
import { pause, within } from '../within.ts';
import { type Behind, type OptOutWay, ended, pressBehind } from './behind-link.ts';
import { followWindows, whereItLed } from './elsewhere.ts';
import { askedBeside, personalFields } from './opt-out-form.ts';
import {
  type FoundOffer,
  type Offer,
  findOptOutOffer,
  offersIn,
  lookOf,
  changeBetween,
} from './offers.ts';
import { againAfterBanner } from './after-banner.ts';
import { keptSomething, readStores } from './choice-store.ts';
import { OPENS_WITHIN_MS, asksInsteadOf, leadsTo, openLink, statusOutcome } from './open-link.ts';
import { pressControl } from './press.ts';

const ANSWER_WITHIN_MS = 2_000;

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

interface Tried {
  readonly pressed: Pressed;
  /** The press changed nothing: neither the page, nor what it keeps. */
  readonly isIdle: boolean;
}

/** Presses an offer that is no link to a page: it opens a layer, or it is the opt-out itself. */
async function pressOffer(
  page: Page,
  { offer, frames }: FoundOffer,
  way: OptOutWay,
): Promise<Tried> {
  const behind: Behind = { controls: [offer.words], at: page.url() };
  const look = await lookOf(page);
  const stores = await readStores(page).catch(() => undefined);
  const { reached, opened, posted } = await pressWatched(page, offer);
  // what opens in a window of its own is closed, and what it would have asked is not known
  if (!reached || opened) return { pressed: ended(behind, 'failed'), isIdle: false };
  const change = changeBetween(look, await lookOf(page));
  const after = await readStores(page).catch(() => undefined);
  const isIdle =
    !posted && change === 'none' && !!stores && !!after && !keptSomething(stores, after);
  // nothing is waited for where the banner that stands there may be what the offer opens
  if (isIdle && bannersIn(frames).length > 0) return { pressed: ended(behind, 'pressed'), isIdle };
  const fields = frames.flatMap((seen) => personalFields(seen.fields));
  const done = await pressBehind(page, { ...behind, at: page.url() }, way);
  const isStill = done.outcome === 'nothing to press' || isSameForm(done, fields);
  return isStill && (posted || change !== 'other')
    ? { pressed: ended(behind, 'pressed'), isIdle: false }
    : { pressed: done, isIdle: done.outcome === 'nothing to press' };
}

/** Fields that stood on the page before are not what the offer asks for. */
const isSameForm = ({ outcome, asks }: Pressed, before: readonly string[]): boolean =>
  outcome === 'personal form' && asks.every((field) => before.includes(field));

/** A page of the site that the offer opened in a window of its own, where it asks further. */
const ownWindow = (windows: readonly string[], site: string): URL | undefined =>
  windows
    .map((address) => new URL(address))
    .find(({ hostname }) => siteOf(hostname) === siteOf(site));

/** Opts out from the page that stands in the browser. */
export async function optOut(page: Page, known: BeforeOptOut): Promise<Pressed> {
  const windows = await followWindows(page);
  try {
    const pressed = await optOutHere(page, known);
    const { site, before } = known;
    const own = pressed.outcome === 'failed' ? ownWindow(windows.seen(), site) : undefined;
    const way: OptOutWay = { known: new Set(), before, tried: [], opensLayers: false };
    const behind = { controls: pressed.controls, at: pressed.at };
    const done = own ? await follow(page, own, { behind, site, way }) : pressed;
    const frames = done.outcome === 'nothing to press' ? await lookAtFrames(page) : [];
    return whereItLed(done, page, { site, windows: windows.seen(), frames });
  } finally {
    await windows.end();
  }
}

async function optOutHere(page: Page, { site, offersAt, before }: BeforeOptOut): Promise<Pressed> {
  const home = page.url();
  const found = await findOptOutOffer(page, offersAt);
  if (!found) return ended({ controls: [], at: home }, 'nothing to press');
  const { offer, frames } = found;
  const instead = asksInsteadOf(offer.href);
  const asks = instead === undefined ? askedBeside(offer.in, offer.at) : [instead];
  if (asks.length > 0) return ended({ controls: [offer.words], at: home }, 'personal form', asks);
  const known = new Set(frames.flatMap(({ groups }) => groups.map(({ words }) => words)));
  const from = page.url();
  const url = leadsTo(offer.href, from);
  const way = { known, before, tried: url ? [] : [offer.words], opensLayers: !url };
  const { pressed, isIdle } = url
    ? await followLink(page, url, { behind: { controls: [offer.words], at: from }, site, way })
    : await pressOffer(page, found, way);
  return (isIdle ? await againAfterBanner(page, from, way) : undefined) ?? pressed;
}

interface Following {
  readonly behind: Behind;
  readonly site: string;
  readonly way: OptOutWay;
}

/** Follows a link to a page; where that is of no use, presses it, as a script may open a dialog. */
async function followLink(page: Page, url: URL, following: Following): Promise<Tried> {
  const done = await follow(page, url, following);
  const isStuck = STUCK.has(done.outcome);
  const { behind, way } = following;
  const inside = isStuck ? await pressLink(page, behind.at, way) : undefined;
  return { pressed: inside ?? done, isIdle: isStuck && !inside };
}

/** The page that the link names was of no use. */
const STUCK: ReadonlySet<Pressed['outcome']> = new Set(['dead link', 'nothing to press', 'failed']);

const ERROR_PAGE_MS = 600;

const withoutHash = (address: string) => address.replace(/#.*/, '');

/**
 * A script may open a dialog where the link names a page; undefined where none could be pressed.
 */
async function pressLink(page: Page, from: string, way: OptOutWay): Promise<Pressed | undefined> {
  // the browser's own page about an error comes late, and would take the place of this one
  await pause(ERROR_PAGE_MS);
  await page.goto(from, { waitUntil: 'load', timeout: OPENS_WITHIN_MS }).catch(() => {});
  const frames = await lookAtFrames(page);
  const offer = offersIn(frames)[0];
  if (!offer || !(await pressControl(offer.in, offer.at))) return undefined;
  if (withoutHash(page.url()) !== withoutHash(from)) return undefined;
  const known = new Set(frames.flatMap(({ groups }) => groups.map(({ words }) => words)));
  const inside: OptOutWay = { ...way, known, tried: [offer.words], opensLayers: true };
  const done = await pressBehind(page, { controls: [offer.words], at: from }, inside);
  return done.outcome === 'pressed' ? done : undefined;
}

async function follow(page: Page, url: URL, { behind, site, way }: Following): Promise<Pressed> {
  const opened = await openLink(page, url);
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
  { site, way, done }: { site: string; way: OptOutWay; done: Pressed },
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
