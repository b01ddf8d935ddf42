/**
 * All sites of the tests, in the order of their numbers
 * (docs/decisions/0095-sites-of-the-tests.md).
 */
import type { TestSite } from './shape.ts';
import { NO_BANNERS } from './sites/ways-to-say-no/banners.ts';
import { NO_LINKS } from './sites/ways-to-say-no/links.ts';
import { TRADE_MAKERS } from './sites/trades/makers.ts';
import { TRADE_OFFICES } from './sites/trades/offices.ts';
import { TRADE_PLACES } from './sites/trades/places.ts';
import { SEEMING_APPS } from './sites/seeming/apps.ts';
import { SEEMING_BUILDERS } from './sites/seeming/builders.ts';
import { SEEMING_LOCALS } from './sites/seeming/locals.ts';
import { SEEMING_SHOPS } from './sites/seeming/shops.ts';
import { SOFTWARE_AFTER_YES } from './sites/software/after-a-yes.ts';
import { CONSENT_TOOLS } from './sites/software/consent-tools.ts';
import { SOFTWARE_RECORDERS } from './sites/software/recorders.ts';
import { SOFTWARE_TAGS_AND_PATHS } from './sites/software/tags-and-paths.ts';
import { SOFTWARE_WAYS_OUT } from './sites/software/ways-out.ts';
import { HIDDEN } from './sites/ways/hidden.ts';
import { LINKS } from './sites/ways/links.ts';
import { HABIT_BANNERS } from './sites/habits/banners.ts';
import { HABIT_CHOICES, HABIT_QUIET } from './sites/habits/choices.ts';
import { HABIT_MIXED } from './sites/habits/mixed.ts';
import { SIGNALS } from './sites/ways/signals.ts';
import { OWN_HTML_APPS } from './sites/own-html/apps.ts';
import { OWN_HTML_PAGES } from './sites/own-html/by-hand.ts';
import { OWN_HTML_STORES } from './sites/own-html/stores.ts';
import { untestableSites } from './sites/ways/untestable.ts';

const byNumber = (sites: readonly TestSite[]): readonly TestSite[] =>
  sites.toSorted((one, other) => one.number - other.number);

/** Ways in which sites send, hide, ask, or stand in a tester's way; two stay quiet. */
export const sitesOf = (canary: number): readonly TestSite[] =>
  byNumber([...SIGNALS, ...LINKS, ...HIDDEN, ...untestableSites(canary)]);

/** Habits of well-known consent tools, shops and tags, as strangers use them. */
export const HABIT_SITES = byNumber([
  ...HABIT_BANNERS,
  ...HABIT_CHOICES,
  ...HABIT_QUIET,
  ...HABIT_MIXED,
]);

/** Each with HTML, words and cookies of its own. */
export const OWN_HTML_SITES = byNumber([...OWN_HTML_APPS, ...OWN_HTML_STORES, ...OWN_HTML_PAGES]);

/** On some of them a press, a refusal or the signal only seems to work. */
export const SEEMING_SITES = byNumber([
  ...SEEMING_BUILDERS,
  ...SEEMING_SHOPS,
  ...SEEMING_APPS,
  ...SEEMING_LOCALS,
]);

/** Ways to say no that none before had. */
export const NO_SITES = byNumber([...NO_BANNERS, ...NO_LINKS]);

/** Trades: makers, offices and places, by somebody who knew nothing of the tester. */
export const TRADE_SITES = byNumber([...TRADE_MAKERS, ...TRADE_OFFICES, ...TRADE_PLACES]);

/** Consent tools and trackers of others, from npm. */
export const SOFTWARE_SITES = byNumber([
  ...CONSENT_TOOLS,
  ...SOFTWARE_RECORDERS,
  ...SOFTWARE_WAYS_OUT,
  ...SOFTWARE_AFTER_YES,
  ...SOFTWARE_TAGS_AND_PATHS,
]);
