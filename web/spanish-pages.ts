/**
 * The pages that owners have in Spanish too, at the same addresses: all behind sign-in, and the
 * ways there. A text that has no Spanish stops check and build.
 */
import type { Page } from './words/page-row.ts';
import { PAGES } from './pages.ts';

const GATES: ReadonlySet<string> = new Set(['/login', '/register', '/verify', '/reset']);

/** Their rows of the table of pages, in English. */
export const SPANISH_PAGES: readonly Page[] = PAGES.filter(
  ({ path, kind }) => kind === 'private' || GATES.has(path),
);
