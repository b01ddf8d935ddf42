/** The language of the Spanish build. */
import type * as english from './built-in.ts';

export const BUILT_IN: typeof english.BUILT_IN = 'es';
