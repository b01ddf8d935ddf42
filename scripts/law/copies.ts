/**
 * What follows from the records and stands elsewhere too: the lines of law/codes.ts, the number of
 * laws in README and badges, how many of them are in force, and which tests were read.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import type { DataFault } from '#law/checks/check.ts';
import { list } from '#text/english.ts';
import { NUMERALS } from '#text/numerals.ts';

const ROOT = new URL('../../', import.meta.url);
const CODES = 'law/codes.ts';
const NUMBERED = ['README.md', 'docs/badges.svg', 'docs/using-the-law-data.md'];
const READ_TESTS = 'law/read-tests.json';
const TIP = '`npm run check -- --fix` writes it.';

interface Record {
  readonly state: string;
  readonly slug: string;
  readonly name: string;
  readonly effective: string;
}

/** Of a file of law/readings/: what this needs. */
interface Readings {
  readonly texts: Readonly<{ [key: string]: { readonly rank: string } }>;
  readonly readings: readonly { readonly entries: readonly string[]; readonly text: string }[];
}

/** Of a record: what a verdict can rest on. */
interface Tests {
  readonly applicability: { readonly prongs: readonly { readonly id: string }[] };
  readonly exemptions: readonly {
    readonly id: string;
    readonly level: string;
    readonly if?: unknown;
  }[];
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

/** "20 in force and four that start in 2027 and 2028", on the day of the last review. */
function inForce(laws: readonly Record[]): string {
  const { reviewed } = JSON.parse(read('law/facts.json')) as { reviewed: string };
  const coming = laws.filter(({ effective }) => effective > reviewed);
  const now = `${laws.length - coming.length} in force`;
  if (coming.length === 0) return now;
  const years = [...new Set(coming.map(({ effective }) => effective.slice(0, 4)))].toSorted();
  const start = coming.length === 1 ? 'starts' : 'start';
  return `${now} and ${NUMERALS[coming.length]} that ${start} in ${list(years)}`;
}

/** The tests and exemptions of each law that were read in its words, by law/readings/. */
function readTests(laws: readonly Record[]): string {
  const read = laws
    .map(({ state }) => [state, `law/readings/${state}.json`] as const)
    .filter(([, file]) => existsSync(new URL(file, ROOT)))
    .map(([state, file]): [string, string] => [state, testsRead(state, file).join(' ')]);
  return `${JSON.stringify(Object.fromEntries(read), null, 2)}\n`;
}

function testsRead(state: string, file: string): string[] {
  const { texts, readings } = JSON.parse(read(file)) as Readings;
  const words = readings.filter(({ text }) => texts[text]?.rank === 'statute');
  const ids = new Set(words.flatMap(({ entries }) => entries));
  const { applicability, exemptions } = JSON.parse(read(`law/states/${state}.json`)) as Tests;
  const ways = exemptions.filter(({ level, if: rule }) => rule !== undefined && level === 'entity');
  return [...applicability.prongs, ...ways].map(({ id }) => id).filter((id) => ids.has(id));
}

const IN_FORCE =
  /\b\d+\s+in\s+force(?:\s+and\s+[a-z-]+\s+that\s+starts?\s+in\s+20\d\d(?:(?:,|\s+and)\s+20\d\d)*)?/g;

/** A text with the numbers of the records; a line break within them stays where they are right. */
const counted = (text: string, laws: readonly Record[]): string =>
  text
    .replaceAll(/\b\d+(?= state (?:privacy )?laws\b)/g, String(laws.length))
    .replaceAll(/(?<=data-is="laws">)\d+/g, String(laws.length))
    .replaceAll(IN_FORCE, (said) =>
      said.replaceAll(/\s+/g, ' ') === inForce(laws) ? said : inForce(laws),
    );

/** Each file that says something else than the records, with the text that it should have. */
function wrongFiles(): (readonly [file: string, text: string])[] {
  const laws = records();
  return [
    [CODES, codes(laws, read(CODES))] as const,
    ...NUMBERED.map((file) => [file, counted(read(file), laws)] as const),
    [READ_TESTS, readTests(laws)] as const,
  ].filter(([file, text]) => text !== (existsSync(new URL(file, ROOT)) ? read(file) : ''));
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
