/** Loads and parses the places of held tools. Never bundled for the browser (".server"). */
import { readFileSync } from 'node:fs';
import { blockedPlaceBook } from './blocked-places.ts';

export const BLOCKED_PLACES = blockedPlaceBook.parse(
  JSON.parse(readFileSync(new URL('./blocked-places.json', import.meta.url), 'utf8')),
);
