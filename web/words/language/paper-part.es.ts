/** Quoted: the document has it in English. */
import type * as english from './paper-part.ts';

export const partOfPaper: typeof english.partOfPaper = (heading) => `“${heading}”`;
