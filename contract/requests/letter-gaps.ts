/**
 * What is still open in a letter of the desk: gaps are marked in its text, so that an owner sees
 * them while writing, and so does the check.
 */

/**
 * "[fill in: the reason]" and "[choose: keep or take out]" are the two marks; one that lost its end
 * is open too.
 */
const GAP = /\[(fill in|choose): ([^\]\n]{1,300})\]?/g;

export interface LetterGap {
  readonly kind: 'fill in' | 'choose';
  readonly what: string;
  /** Where the mark stands in the text. */
  readonly at: number;
  readonly mark: string;
}

/** Every mark of a text, in its order. */
export const gapsIn = (text: string): LetterGap[] =>
  [...text.matchAll(GAP)].map(({ 0: mark, 1: kind, 2: what = '', index }) => ({
    kind: kind === 'choose' ? 'choose' : 'fill in',
    what: what.trim(),
    at: index,
    mark,
  }));

/** What is open, each once. */
export const letterGaps = (text: string): string[] => [
  ...new Set(gapsIn(text).map(({ what }) => what)),
];

export const gapMark = (what: string) => `[fill in: ${what}]`;
export const choiceMark = (what: string) => `[choose: ${what}]`;
