/** What the table of pages says of each (web/pages.ts). */

/**
 * still: drawn at build, no script. live: drawn at build and hydrated.
 * private: drawn in the browser, behind sign-in (its loading state is drawn at build).
 */
export type PageKind = 'still' | 'live' | 'private';

export interface Page {
  readonly path: string;
  /** The folder under web/pages. */
  readonly file: string;
  readonly kind: PageKind;
  /** Holds the heading's words; longer where people look for other words too. */
  readonly title: string;
  /** The one heading of the page, where it is not the title. */
  readonly heading?: string;
  readonly description: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** Drawn once for each interval in which the law it tells of does not change. */
  readonly dated?: true;
  /** Answers with this status; 200 where left out. */
  readonly status?: 404;
  /** The language of the page; English where left out. */
  readonly language?: 'es';
  /** The same page in the other language. */
  readonly twin?: string;
}
