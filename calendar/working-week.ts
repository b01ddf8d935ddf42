/** Hours that an owner gives in a week to this work: the least, what we propose, the most. */
export const HOURS_A_WEEK = { least: 1, usual: 4, most: 40 } as const;
