/** The laws without a size test, parsed. */
import { readFileSync } from 'node:fs';
import { smallLawBook, type SmallLawBook } from './small-laws-book.ts';

export const SMALL_LAWS: SmallLawBook = smallLawBook.parse(
  JSON.parse(readFileSync(new URL('small-laws.json', import.meta.url), 'utf8')),
);
