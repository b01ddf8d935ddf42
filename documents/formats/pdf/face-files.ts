/** Reads the files of faces, and which letters each has. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { codePointsOf } from './cmap.ts';
import { FACES } from './face-table.ts';
import type { Family } from './face-table.ts';

const { resolve } = createRequire(import.meta.url);
const FONTS = join(import.meta.dirname, '../../fonts');

const pathOf = (file: string) => (file.startsWith('@') ? resolve(file) : join(FONTS, file));

/** The bytes of a face, at once. */
export const faceNow = (file: string) => new Uint8Array(readFileSync(pathOf(file)));

/** A face as a TrueType file. */
export async function trueType(file: string): Promise<Buffer> {
  const bytes = await readFile(pathOf(file));
  if (!file.endsWith('.woff2')) return bytes;
  const { default: fontverter } = await import('fontverter');
  return fontverter.convert(bytes, 'truetype');
}

const known = new Map<string, Promise<ReadonlySet<number>>>();

/** The letters that a file really has. */
export function charactersIn(file: string): Promise<ReadonlySet<number>> {
  const before = known.get(file);
  if (before) return before;
  const read = trueType(file).then(codePointsOf);
  known.set(file, read);
  return read;
}

let common: ReadonlySet<number> | undefined;

/** Whether the faces of every document have the letter. */
export function isCommon(codePoint: number): boolean {
  common ??= codePointsOf(faceNow(FACES[0]));
  return common.has(codePoint);
}

/** A file of a family, and whether it may have a letter. */
export interface Candidate {
  readonly file: string;
  readonly mayHave: (codePoint: number) => boolean;
}

const always = () => true;

/** The files of a family that tell its letters: of a pair, the regular one. */
export async function candidates(family: Family): Promise<readonly Candidate[]> {
  if (family.kind === 'slices') return slicesOf(family.folder, family.id);
  return [{ file: family.kind === 'variable' ? family.file : family.files[0], mayHave: always }];
}

const slices = new Map<string, Promise<readonly Candidate[]>>();

function slicesOf(folder: string, id: string): Promise<readonly Candidate[]> {
  const before = slices.get(id);
  if (before) return before;
  const read = readFile(resolve(`${folder}/unicode.json`), 'utf8').then((text) =>
    Object.entries(JSON.parse(text) as Record<string, string>).map(([key, ranges]) => ({
      file: `${folder}/files/${id}-${key.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`,
      mayHave: within(ranges),
    })),
  );
  slices.set(id, read);
  return read;
}

/** Ranges are written "U+0900-097F,U+20B9". */
function within(said: string): (codePoint: number) => boolean {
  const ranges = said.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (code) => ranges.some(([first, last]) => first <= code && code <= last);
}
