/** The cases of every law: facts on a day, the expected verdict, and the clause. */
import { readFileSync } from 'node:fs';
import { STATES } from './codes.ts';
import { lawCases, type LawCases } from './schema.ts';

/** In the order of the states' names. */
export const LAW_CASES: readonly LawCases[] = STATES.map(({ code }) => {
  const file = new URL(`cases/${code}.json`, import.meta.url);
  return lawCases.parse(JSON.parse(readFileSync(file, 'utf8')));
});
