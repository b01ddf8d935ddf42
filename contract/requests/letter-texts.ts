/**
 * A letter in Spanish carries its English text below, so that its owner can read what is signed.
 */
import { gapsIn, type LetterGap } from './letter-gaps.ts';

/** The line between both texts. */
export const ENGLISH_BELOW = '——— English text · Texto en inglés ———';

export interface LetterPart {
  readonly language: 'en' | 'es';
  readonly text: string;
}

/** The Spanish text, the line, the English text. */
export const bothTexts = (spanish: string, english: string): string =>
  [spanish, ENGLISH_BELOW, english].join('\n\n');

/** The texts of a letter; one without the line is English. */
export function letterParts(text: string): LetterPart[] {
  const at = text.indexOf(ENGLISH_BELOW);
  if (at < 0) return [{ language: 'en', text }];
  return [
    { language: 'es', text: text.slice(0, at).trim() },
    { language: 'en', text: text.slice(at + ENGLISH_BELOW.length).trim() },
  ];
}

/** A gap of the Spanish text also has the mark of the same gap in English. */
export type FillGap = LetterGap & { readonly english?: string };

/**
 * The gaps to fill in, each once: first in English, then the same in Spanish; those of both texts
 * at the end.
 */
export function fillsIn(text: string): FillGap[] {
  const fills = gapsIn(text).filter(
    ({ kind, mark, at }) => kind === 'fill in' && text.indexOf(mark) === at,
  );
  const line = text.indexOf(ENGLISH_BELOW);
  const isShared = ({ mark }: LetterGap) => text.includes(mark, Math.max(0, line));
  const spanish = fills.filter((gap) => gap.at < line && !isShared(gap));
  const english = fills.filter(({ at }) => at >= line);
  if (spanish.length === 0 || spanish.length !== english.length) return fills;
  return [
    ...english.flatMap((gap, at) => [
      gap,
      ...spanish.slice(at, at + 1).map((twin) => ({ ...twin, english: gap.mark })),
    ]),
    ...fills.filter((gap) => gap.at < line && isShared(gap)),
  ];
}

/**
 * The open choices of a letter. A choice in the English text is made for its twin in the Spanish
 * one too, while both have as many.
 */
export function choicesIn(text: string): (LetterGap & { readonly twin?: LetterGap })[] {
  const choices = gapsIn(text).filter(({ kind }) => kind === 'choose');
  const line = text.indexOf(ENGLISH_BELOW);
  const above = choices.filter(({ at }) => at < line);
  const below = choices.filter(({ at }) => at >= line);
  if (above.length === 0 || above.length !== below.length) return choices;
  return below.map((choice, at) => {
    const twin = above[at];
    return twin === undefined ? choice : { ...choice, twin };
  });
}

/** A piece of a letter: words, or a table whose first row is its head. */
export type LetterPiece = { readonly text: string } | { readonly rows: readonly string[][] };

const CELL_ENDS = ' | ';
const cellsOf = (line: string) => line.split(CELL_ENDS);

/**
 * The paragraphs of a text, in their order. Lines below each other with as many cells, “ | ”
 * between them, are a table: it is one on paper and on a page, and lines in a mail.
 */
export const letterPieces = (text: string): LetterPiece[] =>
  text.split(/\n{2,}/).flatMap((paragraph) => {
    const lines = paragraph.split('\n');
    const from = lines.findIndex(
      (line, at) =>
        cellsOf(line).length > 1 && cellsOf(line).length === cellsOf(lines[at + 1] ?? '').length,
    );
    if (from < 0) return [{ text: paragraph }];
    const wide = cellsOf(lines[from] ?? '').length;
    const below = lines.slice(from).findIndex((line) => cellsOf(line).length !== wide);
    const to = below < 0 ? lines.length : from + below;
    const words = (some: string[]) => (some.length === 0 ? [] : [{ text: some.join('\n') }]);
    return [
      ...words(lines.slice(0, from)),
      { rows: lines.slice(from, to).map(cellsOf) },
      ...words(lines.slice(to)),
    ];
  });
