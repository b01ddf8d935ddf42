/**
 * The pages that are whole in Spanish. The rest is served in English until its texts stand in
 * web/spanish/: a text that is missing on one of these stops check and build.
 */
import type { Page } from './words/page-row.ts';
import { PAGES } from './pages.ts';

const WHOLE: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/verify',
  '/reset',
  '/account',
  '/dashboard',
  '/plan',
  '/assessment',
]);

/** Their rows of the table of pages, in English. */
export const SPANISH_PAGES: readonly Page[] = PAGES.filter(({ path }) => WHOLE.has(path));
