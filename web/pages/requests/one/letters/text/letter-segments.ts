/** A letter cut where its lists begin and end, so that each part is shown by itself. */

/** Joined by line ends, the texts of all segments are the letter. */
export interface LetterSegment {
  readonly text: string;
  /** Where it begins in the letter. */
  readonly at: number;
  readonly isList: boolean;
}

const cells = (line: string | undefined) => (line ?? '').split(' | ').length;

/** Lines with as many cells as the one above or below, and more than one. */
const isRow = (lines: readonly string[], at: number) =>
  cells(lines[at]) > 1 &&
  (cells(lines[at]) === cells(lines[at - 1]) || cells(lines[at]) === cells(lines[at + 1]));

/** The segments of a letter: words and lists in turn. */
export function letterSegments(text: string): LetterSegment[] {
  const lines = text.split('\n');
  const segments: { text: string; at: number; isList: boolean }[] = [];
  let from = 0;
  for (const [at, line] of lines.entries()) {
    const isList = isRow(lines, at);
    const last = segments.at(-1);
    if (last?.isList === isList) last.text += `\n${line}`;
    else segments.push({ text: line, at: from, isList });
    from += line.length + 1;
  }
  return segments;
}

/** The letter with one segment written anew. */
export const withSegment = (
  segments: readonly LetterSegment[],
  changed: number,
  text: string,
): string => segments.map((each, at) => (at === changed ? text : each.text)).join('\n');
