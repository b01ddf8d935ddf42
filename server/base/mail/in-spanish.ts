/** Mails to owners in Spanish, paragraph by paragraph. */
import { byEnglish } from '#text/by-english.ts';
import { partInSpanish } from '#server/base/spanish/parts.ts';
import texts from './in-spanish.json' with { type: 'json' };

const found = byEnglish(texts, partInSpanish);

/** The Spanish of a line of a mail; undefined where it has none. */
export const lineInSpanish = (english: string): string | undefined => found(english);
