/** A row of the table of pages (web/pages.ts). */

/**
 * still: rendered at build, no script. live: rendered at build and hydrated.
 * private: rendered in the browser, behind sign-in (its loading state is rendered at build).
 */
export type PageKind = 'still' | 'live' | 'private';

export interface Page {
  readonly path: string;
  /** The folder under web/pages. */
  readonly file: string;
  readonly kind: PageKind;
  /** Contains the heading; longer if people search by other words too. */
  readonly title: string;
  /** The heading of the page, if it is not the title. */
  readonly heading?: string;
  readonly description: string;
  /** Whether search engines may index it. */
  readonly indexed: boolean;
  /**
   * Whether the page is dated: rendered once for each interval in which its law does not change.
   */
  readonly dated?: true;
  /** The HTTP status; 200 if left out. */
  readonly status?: 404;
  /** The language of the page; English if left out. */
  readonly language?: 'es';
  /** Whether bar, foot and messages are in this language too: it has a build of its own. */
  readonly translated?: true;
  /** The same page in the other language. */
  readonly twin?: string;
}
