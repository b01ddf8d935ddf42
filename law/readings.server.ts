/** In which words each entry of a record was read: in no verdict, not in the hash of the data. */
import { readdirSync, readFileSync } from 'node:fs';
import type { StateCode } from './codes.ts';
import { decidingEntries } from './deciding-entries.ts';
import { readingFile, type LawReading, type ReadingFile, type ReadText } from './reading-book.ts';
import type { LawRecord } from './schema.ts';

const FOLDER = new URL('readings/', import.meta.url);

/** A law whose words nobody has read yet has no file. */
export const READING_FILES: readonly ReadingFile[] = readdirSync(FOLDER)
  .filter((name) => /^[A-Z]{2}\.json$/.test(name))
  .toSorted()
  .map((name) => readingFile.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))));

const fileOf = (state: StateCode) => READING_FILES.find((file) => file.state === state);

/** A reading, with the text in which the words were read. */
export interface ReadIn {
  readonly reading: LawReading;
  readonly text: ReadText;
}

/** The readings of an entry; none: not read by us. */
export function readingsOf(state: StateCode, id: string): ReadIn[] {
  const file = fileOf(state);
  return (file?.readings ?? []).flatMap((reading) => {
    const text = file?.texts[reading.text];
    return text && reading.entries.includes(id) ? [{ reading, text }] : [];
  });
}

/** What of an entry the words that were read do not say; null: nothing. */
export const lackedOf = (state: StateCode, id: string): string | null =>
  fileOf(state)?.lacks?.[id] ?? null;

/**
 * How an entry was read. `words`: the law's own words say all of it; `part`: they say a part of it;
 * `told`: only others' accounts of it were read; `not read`.
 */
export type Coverage = 'words' | 'part' | 'told' | 'not read';

export function coverageOf(state: StateCode, id: string): Coverage {
  const found = readingsOf(state, id);
  if (found.some(({ text }) => text.rank === 'statute'))
    return lackedOf(state, id) === null ? 'words' : 'part';
  return found.length > 0 ? 'told' : 'not read';
}

/** How many of a law's entries are read in which way: all that decide, or those given. */
export function coverageIn(
  law: LawRecord,
  entries: readonly string[] = decidingEntries(law),
): Record<Coverage, number> {
  const counted: Record<Coverage, number> = { words: 0, part: 0, told: 0, 'not read': 0 };
  for (const id of entries) counted[coverageOf(law.state, id)] += 1;
  return counted;
}
