/** The differences between two recordings. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTwoFilesPatch } from 'diff';

/** At most this many lines are printed for one file. */
const MOST_LINES = 24;
const MOST_WIDTH = 240;
/**
 * Where a recording contains the version of the law data, and how many letters of it documents
 * show.
 */
const LAW = 'law-data-hash.txt';
const SHORT = 12;

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/**
 * The replies of one recording. `plainly`: without the version of the law data, and values computed
 * from it.
 */
class Replies {
  readonly folder: string;
  readonly hash: string;

  constructor(folder: string) {
    this.folder = folder;
    this.hash = readFileSync(join(folder, LAW), 'utf8');
  }

  read(name: string, plainly: boolean): string | undefined {
    const path = join(this.folder, name);
    if (!existsSync(path)) return undefined;
    const text = readFileSync(path, 'utf8');
    if (!plainly) return text;
    return text
      .replaceAll(this.hash, 'law data')
      .replaceAll(this.hash.slice(0, SHORT), 'law data')
      .replaceAll(/\d+ bytes, drawn as [0-9a-f]{64}|^[0-9a-f]{64}(?= {2})/gm, 'drawn');
  }
}

function shortDiff(name: string, before: string, after: string): string {
  const options = { context: 0, maxEditLength: 2000 };
  const patch = createTwoFilesPatch(name, name, before, after, '', '', options);
  if (patch === undefined) return '  (differs in more lines than are worth showing)';
  const lines = patch.split('\n').slice(4);
  const shown = lines.slice(0, MOST_LINES).map((line) => `  ${line.slice(0, MOST_WIDTH)}`);
  const left = lines.length - shown.length;
  return [...shown, ...(left > 0 ? [`  and ${left} lines more`] : [])].join('\n');
}

function difference(name: string, a: Replies, b: Replies): string | undefined {
  const plainly = a.hash !== b.hash;
  const [before, after] = [a.read(name, plainly), b.read(name, plainly)];
  if (before === after) return undefined;
  if (before === undefined) return `only in ${b.folder}: ${name}`;
  if (after === undefined) return `only in ${a.folder}: ${name}`;
  return `differs: ${name}\n${shortDiff(name, before, after)}`;
}

/**
 * Prints the differences; returns whether there are none. A different version of the law data is
 * reported once, then ignored.
 */
export function compare(a: string, b: string): boolean {
  const names = [...new Set([...filesOf(a), ...filesOf(b)])].toSorted();
  const [before, after] = [new Replies(a), new Replies(b)];
  const same = before.hash === after.hash;
  if (!same) console.log(`law data: ${before.hash} became ${after.hash}`);
  const found = names.flatMap((name) => difference(name, before, after) ?? []);
  for (const one of found) console.log(one);
  console.log(`${names.length} replies compared, ${found.length} differ`);
  return same && found.length === 0;
}
