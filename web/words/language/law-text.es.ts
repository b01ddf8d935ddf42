/** In the Spanish build they are English. */
import type * as english from './law-text.ts';

export const LAW_TEXT: typeof english.LAW_TEXT = 'en';
