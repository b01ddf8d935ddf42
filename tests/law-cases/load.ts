/** All cases of law/cases, parsed, in the order of the states' names. */
import { readFileSync } from 'node:fs';
import { STATES } from '#law/codes.ts';
import { lawCases } from '#law/schema.ts';
import type { LawCases } from '#law/schema.ts';

const folder = new URL('../../law/cases/', import.meta.url);

export const LAW_CASES: LawCases[] = STATES.map(({ code }) =>
  lawCases.parse(JSON.parse(readFileSync(new URL(`${code}.json`, folder), 'utf8'))),
);
