/**
 * The parsers: the browser's on the page, packages in a command. Their trees are read in the same
 * way.
 */
import type { Markup } from '#engine/notice/text/markup.ts';

export interface Trees {
  /** Parses HTML as browsers do; never fails, and runs nothing. */
  readonly html: (text: string) => Markup;
  /** Throws if the XML is broken. */
  readonly xml: (text: string) => Markup;
}
