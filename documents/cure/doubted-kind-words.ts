/** Sentences on a kind that the owner chose, and that the letter does not bear out. */

/** Taken for an office's. */
export const noOfficeSentences = (sender: string): string[] => [
  `Its sender, “${sender}”, is no public office by its name. So this plan is the one for a letter that nobody can place.`,
  'If an office did write it, put the name of the office below, under “What the letter says”.',
];

/** An office's by its sender, taken for a bill or for a demand of a person. */
export const officeSentences = (sender: string): string[] => [
  `Its sender, “${sender}”, is a public office by its name. So this plan is the one for a letter that nobody can place.`,
  'Ask the office, by the number on its own site, whether it wrote. Then choose the kind below.',
];

/** A demand by its words, taken for a bill. */
export const demandDoubtSentences = (): string[] => [
  'By its words a person or a lawyer claims something: that is no bill. So this plan is the one for a letter that nobody can place.',
];
