/**
 * The faces that a text needs beyond those of every document, with no more letters than the text
 * has. What reads and cuts them is loaded when a text needs it.
 */
import { candidates, isCommon, charactersIn, trueType } from './face-files.ts';
import { familiesFor } from './face-table.ts';
import type { Family } from './face-table.ts';

/** Letters that a file of a family prints. */
interface Part {
  readonly family: Family;
  readonly file: string;
  readonly letters: readonly string[];
}

export interface Needed {
  readonly parts: readonly Part[];
  /** Letters that no face has, each once. */
  readonly missing: readonly string[];
}

/** All but letters of Latin, which the faces of every document have. */
const RARE = /[^\u0000-\u017e\u2010-\u2026]/gu;
/** Marks without a shape of their own: spaces, joiners, directions, variants. */
const SHAPELESS = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Zs}\p{Zl}\p{Zp}\ufff9-\uffff]/u;

/** Which face prints which letters of a text, in a fixed order. */
export async function facesNeeded(text: string): Promise<Needed> {
  const rare = [...new Set(text.match(RARE))].toSorted();
  const left = new Set(
    rare.filter((letter) => !SHAPELESS.test(letter) && !isCommon(codeOf(letter))),
  );
  const parts: Part[] = [];
  for (const family of left.size > 0 ? familiesFor(text) : []) {
    if (left.size === 0) break;
    parts.push(...(await taken(family, left)));
  }
  return { parts, missing: [...left] };
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;

/** Takes the letters that the family has out of `left`. */
async function taken(family: Family, left: Set<string>): Promise<Part[]> {
  const parts = [];
  for (const { file, mayHave } of await candidates(family)) {
    const hoped = [...left].filter((letter) => mayHave(codeOf(letter)));
    if (hoped.length === 0) continue;
    const has = await charactersIn(file);
    const letters = hoped.filter((letter) => has.has(codeOf(letter)));
    for (const letter of letters) left.delete(letter);
    if (letters.length > 0) parts.push({ family, file, letters });
  }
  return parts;
}

/** The names of the families, in the order in which they are to be asked. */
export const familyNames = ({ parts }: Needed): string[] => [
  ...new Set(parts.map(({ family }) => family.name)),
];

/** The faces as TrueType files. The same letters give the same bytes. */
export async function faceFiles({ parts }: Needed): Promise<Uint8Array[]> {
  const files = [];
  for (const part of parts) files.push(...(await filesOf(part)));
  return files;
}

/** Marks that join letters or turn one into another stay with them. */
const JOINERS = '\u200c\u200d\u25cc\ufe0e\ufe0f\u20e3#*0123456789';
const WEIGHTS = [400, 700];

async function filesOf({ family, file, letters }: Part): Promise<Uint8Array[]> {
  const own = letters.join('');
  // the printer takes some vowels apart before it draws them
  const text = own + own.normalize('NFKD') + JOINERS;
  if (family.kind === 'whole') return Promise.all(family.files.map(trueType));
  if (family.kind === 'pair')
    return Promise.all(family.files.map(async (each) => cut(await trueType(each), text)));
  const small = await cut(await trueType(file), text);
  return Promise.all(WEIGHTS.map((weight) => cut(small, text, weight)));
}

async function cut(face: Buffer, text: string, wght?: number): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(face, text, {
    targetFormat: 'truetype',
    ...(wght === undefined ? {} : { variationAxes: { wght } }),
  });
}
