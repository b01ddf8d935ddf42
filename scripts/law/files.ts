/**
 * Which files a law has, told before any of them is read: a missing one would stop everything else.
 */
import { readdirSync } from 'node:fs';
import { STATES } from '#law/codes.ts';
import type { DataFault } from '#law/checks/check.ts';

/** Each folder of one file a law, with what stands in it. */
const FOLDERS = {
  states: 'The record; law/states/DE.json is a good model.',
  cases: 'The cases: every number at it, one below and unknown; every exemption.',
  requests: 'What people may ask for and by when, over law/requests/defaults.json.',
} as const;

function codesIn(folder: string): string[] {
  return readdirSync(new URL(`../../law/${folder}/`, import.meta.url))
    .filter((file) => /^[A-Z]{2}\.json$/.test(file))
    .map((file) => file.slice(0, 2));
}

/** A law of law/codes.ts without a file, or a file without its line there. */
export function missingFiles(): DataFault[] {
  const listed: readonly string[] = STATES.map(({ code }) => code);
  return Object.entries(FOLDERS).flatMap(([folder, tip]) => {
    const there = codesIn(folder);
    return [
      ...listed
        .filter((code) => !there.includes(code))
        .map((code) => ({
          where: `law/${folder}/${code}.json`,
          expected: 'a file, since law/codes.ts has the law',
          actual: 'none',
          tip,
        })),
      ...there
        .filter((code) => !listed.includes(code))
        .map((code) => ({
          where: 'law/codes.ts',
          expected: `a line of ${code}, since law/${folder}/${code}.json is there`,
          actual: 'none',
          tip: '`npm run check -- --fix` writes it from the record.',
        })),
    ];
  });
}
