/** From Spanish, the other language is English. */
import type * as english from './other-language.ts';

export const OTHER_LANGUAGE: typeof english.OTHER_LANGUAGE = 'en';
export const OTHER_NAME: typeof english.OTHER_NAME = 'In English';
