/** The language of this build: of bar, foot and messages, whatever page stands between them. */
import type { Language } from '#text/language.ts';

export const BUILT_IN: Language = 'en';

/** The language of words that stay close to a statute, where the page around them has another. */
export const LAW_TEXT: 'en' | undefined = undefined;

/** The other language, by its own name. */
export const OTHER_LANGUAGE: { readonly language: Language; readonly name: string } = {
  language: 'es',
  name: 'En español',
};
