/**
 * Proposals: likely entries, with where they come from. None counts before its owner confirms it.
 */
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';

export interface From {
  /** Where a proposal comes from, in words for the owner. */
  readonly from: string;
}
export type ProposedLine = MapLine & From;
export type ProposedRecipient = MapRecipient & From;

export interface Proposals {
  readonly lines: readonly ProposedLine[];
  readonly recipients: readonly ProposedRecipient[];
}

export const FROM_PROFILE = 'from your profile';
export const FROM_ANSWERS = 'from your answers';
export const FROM_TRADE = 'usual in your trade';
export const FROM_TOOLS = 'from the tools that you ticked';
export const FROM_DETAILS = 'from what you told before';
