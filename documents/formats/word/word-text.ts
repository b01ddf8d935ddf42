/** Running text of a Word file: its colors, and removal of characters that XML forbids. */
import { ExternalHyperlink, TextRun } from 'docx';
import type { IRunOptions, ParagraphChild } from 'docx';
import { runsOf } from '#documents/tree/scripts.ts';
import type { Inline, Text } from '#documents/tree/tree.ts';

export const INK = '10231C';
export const GREEN = '0B4A3A';
export const SOFT = '3D4F47';
const LINK = '0B5442';
/** US Letter without its margins, upright and landscape, in twentieths of a point. */
export const WIDTH = 9360;
export const LONG_SIDE = 12_960;

interface Look {
  readonly size?: number;
  readonly color?: string;
}

/** XML 1.0 forbids control characters. */
export function clean(text: string): string {
  return text.replaceAll(
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    ' ',
  );
}

export function runs(text: Text, look: Look = {}): ParagraphChild[] {
  return text.flatMap((piece) => runOf(piece, look));
}

function runOf(piece: Inline, look: Look): ParagraphChild[] {
  if (typeof piece === 'string') return lines(piece, look);
  if ('strong' in piece) return lines(piece.strong, { ...look, bold: true });
  if ('cite' in piece) return lines(piece.cite, { ...look, bold: true, color: LINK, size: 19 });
  if ('link' in piece) {
    const children = worded(piece.link, { ...look, color: LINK, underline: {} });
    return [new ExternalHyperlink({ link: clean(piece.to), children })];
  }
  return lines(piece.gap, { ...look, highlight: 'yellow' });
}

const lines = (text: string, look: IRunOptions): TextRun[] =>
  text.split('\n').flatMap((line, at) => worded(line, look, at > 0));

/**
 * A line as runs. For right-to-left text, Word reads font, weight and direction from separate
 * properties.
 */
export function worded(line: string, look: IRunOptions = {}, onNewLine = false): TextRun[] {
  return runsOf(clean(line)).map(({ text, rightToLeft }, at) => {
    const turned = rightToLeft ? { rightToLeft, ...complex(look) } : {};
    return new TextRun({
      text,
      ...look,
      ...turned,
      ...(onNewLine && at === 0 ? { break: 1 } : {}),
    });
  });
}

const complex = ({ bold, size }: IRunOptions): IRunOptions => ({
  ...(bold === undefined ? {} : { boldComplexScript: bold }),
  ...(size === undefined ? {} : { sizeComplexScript: size }),
});
