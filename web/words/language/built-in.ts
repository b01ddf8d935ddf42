/** The language of this build: of bar, foot and messages, whatever page stands between them. */
import type { Language } from '#text/language.ts';

export const BUILT_IN: Language = 'en';
