import type { FaqEntry } from '#web/words/faq.ts';

/** The questions, and the official pages behind the answers by state. They travel in the page, not in its script. */
export interface FaqView {
  readonly entries: readonly FaqEntry[];
  readonly pages: Readonly<Record<string, { readonly name: string; readonly url: string }>>;
}
