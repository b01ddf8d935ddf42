/** A value of the program that people read: as it is stored, which is English. */
export const asShown = (value: string): string => value;
