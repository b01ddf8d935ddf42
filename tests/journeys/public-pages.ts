/** The public pages that the journeys visit: one of each kind; all of them with FULL=1. */
import type { Page as Tab } from '@playwright/test';
import { type Page, PAGES } from '../../web/pages.ts';
import { FULL } from '../full.ts';

const PUBLIC = PAGES.filter((page) => page.kind !== 'private' && page.status !== 404);

/** The first page of each folder; Minnesota has every block that a guide can have. */
const ONE_OF_EACH = PUBLIC.filter(
  (page, at) =>
    (page.file === 'guide' && ['/minnesota', '/texas'].includes(page.path)) ||
    (page.file !== 'guide' && PUBLIC.findIndex(({ file }) => file === page.file) === at),
);

export const SHOWN: readonly Page[] = FULL ? PUBLIC : ONE_OF_EACH;

/** A page of prose, a guide with its tables, a form. */
const MOST_UNLIKE = new Set(['/', '/minnesota', '/check']);
/** Of pages those that are least alike; with FULL=1 all. */
export const mostUnlike = <Kind extends string>(paths: readonly Kind[]): readonly Kind[] =>
  FULL ? paths : paths.filter((path) => MOST_UNLIKE.has(path));

/** Live pages once more, with a choice that shows further parts. */
const CHOSEN = [
  '/compare-states?states=DE,NE,TX,OK',
  '/cost-calculator?employees=240&industry=Healthcare&states=CA,CT,DE,TX',
  '/templates?show=opt-out-page',
];
export const ADDRESSES: readonly string[] = [...SHOWN.map(({ path }) => path), ...CHOSEN];

export const openAll = (page: Tab) =>
  page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
