/** The first letter of a text, and nothing else of it. */

/** "The law" for "the law". */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "the law" for "The law", to go on with it within a sentence. */
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
