/** Loads and parses the data of the plan. Never bundled for the browser (".server"). */
import { readFileSync } from 'node:fs';
import { planBook } from './plan.ts';

export const PLAN_BOOK = planBook.parse(
  JSON.parse(readFileSync(new URL('./plan.json', import.meta.url), 'utf8')),
);
