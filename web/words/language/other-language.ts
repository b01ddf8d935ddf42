/** The other language, and its own name for itself. */
import type { Language } from '#text/language.ts';

export const OTHER_LANGUAGE: Language = 'es';
export const OTHER_NAME: string = 'En español';
