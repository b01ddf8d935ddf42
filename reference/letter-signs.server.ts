/** Loads and parses the signs of letters. Never bundled for the browser (".server"). */
import { readFileSync } from 'node:fs';
import { letterSigns } from './schema-letter-signs.ts';

export const LETTER_SIGN_BOOK = letterSigns.parse(
  JSON.parse(readFileSync(new URL('./letter-signs.json', import.meta.url), 'utf8')),
);
