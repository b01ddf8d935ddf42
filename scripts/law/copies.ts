/**
 * What follows from the records and stands elsewhere too: the lines of law/codes.ts, and the number
 * of laws in README and badges.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import type { DataFault } from '#law/checks/check.ts';

const ROOT = new URL('../../', import.meta.url);
const CODES = 'law/codes.ts';
const NUMBERED = ['README.md', 'docs/badges.svg', 'docs/using-the-law-data.md'];
const TIP = '`npm run check -- --fix` writes it.';

interface Record {
  readonly state: string;
  readonly slug: string;
  readonly name: string;
  readonly effective: string;
}

const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');

function records(): Record[] {
  return readdirSync(new URL('law/states/', ROOT))
    .filter((file) => /^[A-Z]{2}\.json$/.test(file))
    .map((file) => JSON.parse(read(`law/states/${file}`)) as Record)
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** law/codes.ts with a line for each record. */
function codes(laws: readonly Record[], text: string): string {
  const lines = laws.map(
    ({ state, slug, name, effective }) =>
      `  { code: '${state}', slug: '${slug}', name: '${name}', effective: '${effective}' },`,
  );
  return text.replace(/(?<=export const STATES = \[\n)[\s\S]*?(?=\n\] as const;)/, () =>
    lines.join('\n'),
  );
}

/** A text with another number of laws. */
const counted = (text: string, count: number): string =>
  text
    .replaceAll(/\b\d+(?= state (?:privacy )?laws\b)/g, String(count))
    .replaceAll(/(?<=data-is="laws">)\d+/g, String(count));

/** Each file that says something else than the records, with the text that it should have. */
function wrongFiles(): (readonly [file: string, text: string])[] {
  const laws = records();
  return [
    [CODES, codes(laws, read(CODES))] as const,
    ...NUMBERED.map((file) => [file, counted(read(file), laws.length)] as const),
  ].filter(([file, text]) => text !== read(file));
}

/** What does not follow the records. */
export const wrongCopies = (): DataFault[] =>
  wrongFiles().map(([where]) => ({
    where,
    expected: where === CODES ? 'a line for each record' : 'the number of the records',
    actual: 'others',
    tip: TIP,
  }));

/** Writes all of it; returns the names of the changed files. */
export function writeCopies(): string[] {
  const wrong = wrongFiles();
  for (const [file, text] of wrong) writeFileSync(new URL(file, ROOT), text);
  return wrong.map(([file]) => file);
}
