/** Loads and parses the parts of sites. Never bundled for the browser (".server"). */
import { readFileSync } from 'node:fs';
import { sitePartBook } from './site-parts.ts';

export const SITE_PARTS = sitePartBook.parse(
  JSON.parse(readFileSync(new URL('./site-parts.json', import.meta.url), 'utf8')),
);
