/** Loads and parses the steps of the stop kit. Never bundled for the browser (".server"). */
import { readFileSync } from 'node:fs';
import { kitStepBook } from './kit-steps.ts';

export const KIT_STEPS = kitStepBook.parse(
  JSON.parse(readFileSync(new URL('./kit-steps.json', import.meta.url), 'utf8')),
);
