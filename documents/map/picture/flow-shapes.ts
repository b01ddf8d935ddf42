/**
 * Boxes, words and arrows of the picture. Colors are the page's, or plain ones where the picture
 * stands alone.
 */
import { escapeHtml } from '#text/escape.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Tone = 'source' | 'kind' | 'open' | 'system' | 'processor' | 'third';

const FILLS: Readonly<Record<Tone, string>> = {
  source: 'var(--surface, #ffffff)',
  kind: 'var(--lamp-tint, #e2f0ea)',
  open: 'var(--pad-tint, #fff5d1)',
  system: 'var(--sunken, #e9efec)',
  processor: 'var(--surface, #ffffff)',
  third: 'var(--carbon-tint, #e5eef9)',
};
const EDGES: Readonly<Record<Tone, string>> = {
  source: 'var(--rule-strong, #72847b)',
  kind: 'var(--lamp, #0b5442)',
  open: 'var(--pad-line, #a87c00)',
  system: 'var(--rule-strong, #72847b)',
  processor: 'var(--lamp, #0b5442)',
  third: 'var(--carbon, #1c4f91)',
};
const INK = 'var(--ink, #10231c)';
const SOFT = 'var(--ink-soft, #3d4f47)';

const LINE_HEIGHT = 1.3;
const PAD = 9;

/** The width of an average letter, as a share of the size. */
const CHARACTER_WIDTH = 0.54;

/** Words in lines that fit a width; a word that is longer than a line is cut. */
function wrapped(text: string, width: number, size: number): string[] {
  const most = Math.max(4, Math.floor((width - 2 * PAD) / (size * CHARACTER_WIDTH)));
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((each) => pieces(each, most))) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function pieces(word: string, most: number): string[] {
  const letters = Array.from(word);
  const count = Math.ceil(letters.length / most);
  return Array.from({ length: count }, (_, at) =>
    letters.slice(at * most, (at + 1) * most).join(''),
  );
}

export interface Label {
  readonly lines: readonly string[];
  readonly small: readonly string[];
  readonly size: number;
  readonly height: number;
}

/** A title and smaller words below it, cut into lines for a box of this width. */
export function labelOf(title: string, small: string, width: number, size: number): Label {
  const lines = wrapped(title, width, size);
  const below = small === '' ? [] : wrapped(small, width, size * SMALL);
  const height = (lines.length + below.length * SMALL) * size * LINE_HEIGHT + 2 * PAD;
  return { lines, small: below, size, height };
}
const SMALL = 0.85;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** A box with its words. What nobody confirmed has a dashed edge; so has a third party. */
export function boxShape(box: Box, label: Label, tone: Tone): string {
  const dashed = tone === 'open' || tone === 'third' ? ' stroke-dasharray="5 3"' : '';
  const rect = `<rect x="${rounded(box.x)}" y="${rounded(box.y)}" width="${rounded(box.width)}" height="${rounded(box.height)}" rx="6" fill="${FILLS[tone]}" stroke="${EDGES[tone]}" stroke-width="1.5"${dashed}/>`;
  return rect + words(label, box.x + PAD, box.y + PAD);
}

function words({ lines, small, size }: Label, x: number, top: number): string {
  const big = lines.map((line, at) =>
    textShape(line, { x, y: top + size * (0.95 + at * LINE_HEIGHT), size, bold: true }),
  );
  const start = top + lines.length * size * LINE_HEIGHT;
  const below = small.map((line, at) =>
    textShape(line, { x, y: start + size * SMALL * (0.95 + at * LINE_HEIGHT), size: size * SMALL }),
  );
  return [...big, ...below].join('');
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold?: boolean;
}

export const textShape = (text: string, { x, y, size, bold = false }: Placed) =>
  `<text x="${rounded(x)}" y="${rounded(y)}" font-size="${rounded(size)}" fill="${bold ? INK : SOFT}"${bold ? ' font-weight="600"' : ''}>${escapeHtml(text)}</text>`;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A curve from one side to the other, with a point at its end. */
export function arrowAcross(from: Point, to: Point, dashed = false): string {
  const bend = Math.max(24, (to.x - from.x) * 0.45);
  const path = `M${rounded(from.x)} ${rounded(from.y)}C${rounded(from.x + bend)} ${rounded(from.y)} ${rounded(to.x - bend)} ${rounded(to.y)} ${rounded(to.x - 6)} ${rounded(to.y)}`;
  return curve(path, dashed) + head(to, [-7, -4, -7, 4]);
}

export const arrowDown = (from: Point, to: Point, dashed = false) =>
  curve(`M${rounded(from.x)} ${rounded(from.y)}V${rounded(to.y - 6)}`, dashed) +
  head(to, [-4, -7, 4, -7]);

const curve = (path: string, dashed: boolean) =>
  `<path d="${path}" fill="none" stroke="${SOFT}" stroke-opacity="0.7" stroke-width="1.25"${dashed ? ' stroke-dasharray="5 3"' : ''}/>`;

const head = ({ x, y }: Point, [ax, ay, bx, by]: readonly [number, number, number, number]) =>
  `<path d="M${rounded(x)} ${rounded(y)}L${rounded(x + ax)} ${rounded(y + ay)}L${rounded(x + bx)} ${rounded(y + by)}Z" fill="${SOFT}"/>`;
