/** Loads and parses the steps for site builders. Never bundled for the browser (".server"). */
import { readFileSync } from 'node:fs';
import { siteBuilderBook } from './site-builders.ts';

export const SITE_BUILDERS = siteBuilderBook.parse(
  JSON.parse(readFileSync(new URL('./site-builders.json', import.meta.url), 'utf8')),
);
