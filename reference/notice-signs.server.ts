/** Loads the signs by which the notice checker recognises elements. Never bundled for the browser (".server"). */
import { readFileSync } from 'node:fs';
import { noticeSigns } from './schema-notice-signs.ts';

export const NOTICE_SIGNS = noticeSigns.parse(
  JSON.parse(readFileSync(new URL('./notice-signs.json', import.meta.url), 'utf8')),
);
