/** What becomes of a letter where its owner keeps a choice, or takes it out. */
import { gapMark, type LetterGap } from '#contract/requests/letter-gaps.ts';

/** A sentence that stands inside its mark, and not behind it. */
const INSIDE = /^Keep only if true: /;
/** Whether its sentence stands in the mark. */
export const isInside = ({ what }: LetterGap): boolean => INSIDE.test(what);
/** A paragraph is shown by its beginning. */
const SHOWN = 160;

/** What the mark is about. */
export function sentenceOf({ what, at, mark }: LetterGap, text: string): string {
  if (INSIDE.test(what)) return `${what.replace(INSIDE, '')}.`;
  const [line = ''] = text
    .slice(at + mark.length)
    .trimStart()
    .split('\n', 1);
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}

/** The lines of a list of the data map that the mark is about, its head first. */
export function linesBelow({ what, at, mark }: LetterGap, text: string): string[] {
  if (INSIDE.test(what)) return [];
  const [paragraph = ''] = text
    .slice(at + mark.length)
    .trimStart()
    .split('\n\n', 1);
  return paragraph.split('\n').filter((line) => line.includes(' | '));
}

/** The text with the sentence or paragraph in it, and without the mark. */
export function kept(gap: LetterGap, text: string): string {
  const before = text.slice(0, gap.at);
  const after = text.slice(gap.at + gap.mark.length);
  return INSIDE.test(gap.what)
    ? `${before}${sentenceOf(gap, text)}${after}`
    : before + after.trimStart();
}

/** A list that a law wants leaves its place to one that the owner writes. */
const WANTED = /If not, write your own$/;
const OWN_LIST = 'kinds of data, where each came from, what for, and who received it';

/** The text without the sentence, or without the paragraph that the mark opens. */
export function takenOut({ what, at, mark }: LetterGap, text: string): string {
  if (INSIDE.test(what)) return text.slice(0, at).trimEnd() + text.slice(at + mark.length);
  const start = text.lastIndexOf('\n\n', at);
  const end = text.indexOf('\n\n', at);
  const after = end < 0 ? '' : text.slice(end);
  const instead = WANTED.test(what) ? `\n\n${gapMark(OWN_LIST)}` : '';
  return start < 0 ? (instead + after).trimStart() : text.slice(0, start) + instead + after;
}
