/** Loads and parses the reference data. Never bundled for the browser (".server"). */
import { readFileSync } from 'node:fs';
import { enforcementBook, templateParts } from './schema.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** The newest action first. */
export const ENFORCEMENT = enforcementBook
  .parse(read('./enforcement.json'))
  .toSorted((one, other) => other.date.localeCompare(one.date));

export const TEMPLATE_PARTS = templateParts.parse(read('./template-parts.json'));
