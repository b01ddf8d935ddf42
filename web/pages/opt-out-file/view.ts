import type { SiteBook } from '#engine/site/signs/signs.ts';
import type { SiteFindings } from '#reference/schema-site-findings.ts';

/** What the page needs to judge a file in the browser. */
export interface FileView {
  readonly book: SiteBook;
  readonly words: SiteFindings;
}
