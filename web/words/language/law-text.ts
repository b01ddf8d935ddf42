/** The language of words close to a statute, where the page around them has another. */
export const LAW_TEXT: 'en' | undefined = undefined;
