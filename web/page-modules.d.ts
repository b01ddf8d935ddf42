/** A virtual module, made by web/builder/page-modules.ts from the table of pages. */
declare module 'virtual:page-modules' {
  import type { ComponentType } from 'react';

  export interface PageModule {
    default: ComponentType<{ data?: unknown }>;
  }
  import type { Page } from '#web/pages.ts';

  /**
   * The rows of the table that can be rendered here: all at build, those with script in the
   * browser.
   */
  export const PAGES: readonly Pick<Page, 'path' | 'file' | 'kind' | 'language'>[];
  /** Loads the page in the folder of that name; the browser has only pages with script. */
  export const PAGE_MODULES: Readonly<Record<string, () => Promise<PageModule>>>;
  /** Pages with data that was loaded at build: only their own HTML contains it. */
  export const WITH_DATA: readonly string[];
}
