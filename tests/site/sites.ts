/**
 * All sites of the tests, in the order of their numbers
 * (docs/decisions/0095-sites-of-the-tests.md).
 */
import type { TestSite } from './shape.ts';
import { FIFTH_BANNERS } from './sites/fifth-banners.ts';
import { FIFTH_LINKS } from './sites/fifth-links.ts';
import { SIXTH_MAKERS } from './sites/sixth-makers.ts';
import { SIXTH_OFFICES } from './sites/sixth-offices.ts';
import { SIXTH_PLACES } from './sites/sixth-places.ts';
import { FOURTH_APPS } from './sites/fourth-apps.ts';
import { FOURTH_BUILDERS } from './sites/fourth-builders.ts';
import { FOURTH_LOCALS } from './sites/fourth-locals.ts';
import { FOURTH_SHOPS } from './sites/fourth-shops.ts';
import { HIDDEN } from './sites/hidden.ts';
import { LINKS } from './sites/links.ts';
import { MORE_BANNERS } from './sites/more-banners.ts';
import { MORE_CHOICES, MORE_QUIET } from './sites/more-choices.ts';
import { MORE_MIXED } from './sites/more-mixed.ts';
import { SIGNALS } from './sites/signals.ts';
import { THIRD_APPS } from './sites/third-apps.ts';
import { THIRD_PAGES } from './sites/third-by-hand.ts';
import { THIRD_STORES } from './sites/third-stores.ts';
import { untestableSites } from './sites/untestable.ts';

export const sitesOf = (canary: number): readonly TestSite[] =>
  [...SIGNALS, ...LINKS, ...HIDDEN, ...untestableSites(canary)].toSorted(
    (one, other) => one.number - other.number,
  );

/**
 * Sites that were written as strangers write them, to see how the tester does on what it was not
 * made with.
 */
export const MORE_SITES: readonly TestSite[] = [
  ...MORE_BANNERS,
  ...MORE_CHOICES,
  ...MORE_QUIET,
  ...MORE_MIXED,
].toSorted((one, other) => one.number - other.number);

/**
 * Fourteen more, each with pages of its own, to meet the tester once before anything was mended for
 * them.
 */
export const THIRD_SITES: readonly TestSite[] = [
  ...THIRD_APPS,
  ...THIRD_STORES,
  ...THIRD_PAGES,
].toSorted((one, other) => one.number - other.number);

/** Sixteen more, made as the third set was. */
export const FOURTH_SITES: readonly TestSite[] = [
  ...FOURTH_BUILDERS,
  ...FOURTH_SHOPS,
  ...FOURTH_APPS,
  ...FOURTH_LOCALS,
].toSorted((one, other) => one.number - other.number);

/** Six more, made as the fourth set was, by somebody who had not read the tester. */
export const FIFTH_SITES: readonly TestSite[] = [...FIFTH_BANNERS, ...FIFTH_LINKS].toSorted(
  (one, other) => one.number - other.number,
);

/** Nine more, made as the fifth set was, by somebody else. */
export const SIXTH_SITES: readonly TestSite[] = [
  ...SIXTH_MAKERS,
  ...SIXTH_OFFICES,
  ...SIXTH_PLACES,
].toSorted((one, other) => one.number - other.number);
