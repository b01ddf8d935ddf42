/** What calls say of a wrong value or of a failure, in Spanish: for pages and server alike. */
import { byEnglish } from '#text/by-english.ts';
import texts from './in-spanish.json' with { type: 'json' };

const found = byEnglish(texts);

/** The Spanish of a message; one that has none stays as it is. */
export const messageInSpanish = (english: string): string => found(english) ?? english;
