import type { FaqEntry } from '#web/words/faq/faq-entry.ts';

/**
 * The questions, and the official pages of the cited laws. They are in the HTML, not in the script.
 */
export interface FaqView {
  readonly entries: readonly FaqEntry[];
  readonly pages: Readonly<Record<string, { readonly name: string; readonly url: string }>>;
}
