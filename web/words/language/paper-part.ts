/** The heading of a part of an owner's document, which is English, on a page. */
export const partOfPaper = (heading: string): string => heading;
