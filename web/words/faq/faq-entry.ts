import type { StateCode } from '#law/codes.ts';

/** One question that owners ask. */
export interface FaqEntry {
  readonly id: string;
  readonly category: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  /** One thing to do now. */
  readonly todo: string;
  readonly cites: readonly { readonly state: StateCode; readonly cite: string }[];
  readonly tags: readonly string[];
}
