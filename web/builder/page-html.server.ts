/** Renders one page as a whole document: its data on a day, its HTML, and its tags for machines. */
import type { Page } from '../pages.ts';
import type { Drawing } from '../prerender.tsx';
import { headTags } from './head-tags.ts';
import { contactPoint } from '#web/parts/contact/installation.server.ts';
import { machineFacts } from './machine-facts.server.ts';

export type Draw = (drawing: Drawing) => Promise<string>;

/** The exports of a page's `page-data.server.ts`; `versions` if the page is dated. */
export interface PageData {
  readonly data: (page: Page, from: string) => unknown;
  readonly versions?: (page: Page) => readonly string[];
}

/** The first days of a page's versions, oldest first; one undefined if it is not dated. */
export const versionsOf = (
  page: Page,
  source: PageData | undefined,
): readonly (string | undefined)[] => (page.dated ? (source?.versions?.(page) ?? []) : [undefined]);

/**
 * `scripts`: first the one that hydrates the page, then those that it imports; empty for a still
 * page.
 */
export async function pageHtml(
  page: Page,
  source: PageData | undefined,
  from: string | undefined,
  draw: Draw,
  [entry, ...preloads]: readonly string[],
): Promise<string> {
  const drawn = await draw({
    page,
    data: source?.data(page, from ?? ''),
    entry,
    preloads,
    contactPoint: contactPoint(page),
  });
  const machine = `${headTags(page)}${machineFacts(page, from ?? '')}`;
  return drawn.replace('</head>', `${machine}</head>`);
}
