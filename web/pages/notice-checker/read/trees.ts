/** Who parses: the browser on the page, a package in a command. What is read from the trees is the same. */
import type { Markup } from '#engine/notice/markup.ts';

export interface Trees {
  /** As browsers parse HTML; never fails, and nothing in it runs. */
  readonly html: (text: string) => Markup;
  /** Throws where the XML is broken. */
  readonly xml: (text: string) => Markup;
}
