/** Changes the case of a text's first character only. */

/** "The law" for "the law". */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "the law" for "The law", for use within a sentence. */
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
