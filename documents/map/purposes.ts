/**
 * Purposes too wide to tell a person anything: laws such as Colorado's (4 CCR 904-3-6.06) ask for
 * specific ones.
 */

const FILLER =
  /\b(?:to|for|in|of|the|a|an|our|my|your|we|and|with|help|helps|run|runs|running|operate|operating|do|doing|conduct|improve|improving|support|supporting|provide|manage|managing|grow|better|general|various|other|any|all|internal|normal|usual|daily|own|legitimate|as|needed|needs?|use|uses|purposes?|reasons?|business(?:es)?|company|firm|shop|store|operations?|services?|products?|things?|stuff|work|interests?|activities)\b/gi;

/**
 * Whether nothing is left of a purpose once the words are gone that fit every business: "to run the
 * business".
 */
export const isTooWide = (purpose: string) =>
  purpose.replaceAll(FILLER, '').replaceAll(/[^\p{L}\p{N}]+/gu, '') === '';
