/**
 * Blocks from trees: HTML, and the XML of a Word file. The caller parses the file and passes the
 * tree in this shape.
 */
import { leadIn } from './lead-in.ts';
import type { NoticeBlock, NoticeLink, NoticeText } from '#engine/notice/notice.ts';

export interface Markup {
  /** The name in lower case, with its prefix if it has one ("p", "w:p"); '' for the root. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Markup | string)[];
}

/** Elements that are not read: scripts, menus, controls. */
const SILENT = new Set(
  'script style template noscript svg nav button select option textarea iframe object head title form'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figure footer header hr html li main ol p pre section summary table tbody td tfoot th thead tr ul h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);
const MOST_DEPTH = 200;

interface Reader {
  readonly blocks: NoticeBlock[];
  readonly links: NoticeLink[];
  /** The text of the current block. */
  words: string;
  list: number;
  item: boolean;
}

/** The blocks of an HTML document. */
export function blocksOfHtml(root: Markup): NoticeText {
  const reader: Reader = { blocks: [], links: [], words: '', list: 0, item: false };
  read(root, reader, 0);
  flush(reader);
  return { blocks: reader.blocks, links: reader.links };
}

/** Elements that end a line within a block. */
const BREAK = '\u2028';

function flush(reader: Reader): void {
  const texts = linesOf(reader.words);
  reader.words = '';
  for (const text of texts)
    reader.blocks.push(
      ...leadIn(
        reader.item
          ? { kind: 'item', depth: Math.max(0, reader.list - 1), text }
          : { kind: 'paragraph', text },
      ),
    );
}

/** Each line is a block of its own, unless its sentence continues on the next. */
function linesOf(words: string): string[] {
  const lines: string[] = [];
  for (const line of words.split(BREAK).map((each) => each.replaceAll(/\s+/g, ' ').trim())) {
    if (line.replaceAll('*', '').trim() === '') continue;
    const last = lines.at(-1);
    const goesOn = last !== undefined && (/[,]$/.test(last) || /^[\p{Ll}(]/u.test(line));
    if (goesOn) lines[lines.length - 1] = `${last} ${line}`;
    else lines.push(line);
  }
  return lines;
}

function read(node: Markup, reader: Reader, depth: number): void {
  if (SILENT.has(node.name) || depth > MOST_DEPTH || isHidden(node)) return;
  const level = /^h([1-6])$/.exec(node.name)?.[1];
  if (level !== undefined || node.name === 'summary' || node.name === 'dt') {
    flush(reader);
    const text = textOf(node, reader).replaceAll(/\s+/g, ' ').trim();
    if (text !== '') reader.blocks.push({ kind: 'heading', level: Number(level ?? 5), text });
    return;
  }
  if (node.name === 'tr') return readRow(node, reader);
  if (!BLOCKS.has(node.name)) return readInline(node, reader, depth);
  flush(reader);
  const list = node.name === 'ul' || node.name === 'ol';
  const before = { list: reader.list, item: reader.item };
  if (list) reader.list += 1;
  if (node.name === 'li') reader.item = true;
  for (const child of node.children) {
    if (typeof child === 'string') reader.words += child;
    else read(child, reader, depth + 1);
  }
  flush(reader);
  Object.assign(reader, before);
}

const isHidden = ({ attributes }: Markup) =>
  attributes['hidden'] !== undefined ||
  attributes['aria-hidden'] === 'true' ||
  /display:\s{0,3}none/.test(attributes['style'] ?? '') ||
  /\bpaper__why\b/.test(attributes['class'] ?? '');

function readInline(node: Markup, reader: Reader, depth: number): void {
  const strong = (node.name === 'b' || node.name === 'strong') && reader.words.trim() === '';
  if (node.name === 'br') reader.words += BREAK;
  if (node.name === 'a' && node.attributes['href'] !== undefined)
    reader.links.push({ text: textOf(node).trim(), to: node.attributes['href'] });
  if (strong) reader.words += '**';
  for (const child of node.children) {
    if (typeof child === 'string') reader.words += child;
    else read(child, reader, depth + 1);
  }
  if (strong) reader.words += '**';
}

function readRow(row: Markup, reader: Reader): void {
  flush(reader);
  const cells = row.children.filter((child) => typeof child !== 'string');
  const texts = cells.map((cell) => textOf(cell, reader).replaceAll(/\s+/g, ' ').trim());
  const head = cells.length > 0 && cells.every(({ name }) => name === 'th');
  if (texts.some((text) => text !== '')) reader.blocks.push({ kind: 'row', head, cells: texts });
}

/** The text of a node; its links are recorded if a reader is given. */
function textOf(node: Markup, reader?: Reader, depth = 0): string {
  if (SILENT.has(node.name) || depth > MOST_DEPTH) return ' ';
  if (reader && node.name === 'a' && node.attributes['href'] !== undefined)
    reader.links.push({ text: textOf(node).trim(), to: node.attributes['href'] });
  const inner = node.children
    .map((child) => (typeof child === 'string' ? child : textOf(child, reader, depth + 1)))
    .join('');
  return node.name === 'br' || BLOCKS.has(node.name) ? ` ${inner} ` : inner;
}
