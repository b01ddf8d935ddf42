/** What the pages of the desk say, in each language. */
import type { FormWords, StatusWords } from './word-shapes.ts';
import { DESK_ENGLISH } from './words-en.ts';
import { DESK_SPANISH } from './words-es.ts';

import type { Language } from '#text/language.ts';

export type { Language };
export const WORDS: Readonly<
  Record<Language, { readonly form: FormWords; readonly status: StatusWords }>
> = { en: DESK_ENGLISH, es: DESK_SPANISH };
