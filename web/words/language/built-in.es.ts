/** The language of the Spanish build. */
import type * as english from './built-in.ts';

export const BUILT_IN: typeof english.BUILT_IN = 'es';

export const LAW_TEXT: typeof english.LAW_TEXT = 'en';

export const OTHER_LANGUAGE: typeof english.OTHER_LANGUAGE = { language: 'en', name: 'In English' };
