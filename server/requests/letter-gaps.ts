/** What is still open in a letter: gaps are marked in its text, so that an owner sees them while writing, and so does the check. */

/** "[fill in: the reason]" and "[choose: keep or take out]" are the two marks. */
const GAP = /\[(?:fill in|choose): ([^\]\n]{1,300})\]/g;

/** What is open, each once. */
export const letterGaps = (text: string): string[] => [
  ...new Set([...text.matchAll(GAP)].map(([, what = '']) => what.trim())),
];

export const gapMark = (what: string) => `[fill in: ${what}]`;
export const choiceMark = (what: string) => `[choose: ${what}]`;
