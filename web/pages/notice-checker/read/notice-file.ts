/**
 * Reads the text of a notice from a file: the same reader for all formats, on the page and in the
 * command.
 */
import { blocksOfHtml } from '#engine/notice/text/markup.ts';
import type { NoticeText } from '#engine/notice/notice.ts';
import { blocksOfText } from '#engine/notice/text/plain-text.ts';
import { boundedNesting } from './nesting.ts';
import type { Trees } from './trees.ts';

export const MOST_BYTES = 2_000_000;

/** Why a file has no text to check. */
type FileProblem =
  | 'too large'
  | 'empty'
  | 'wrong kind'
  | 'old Word'
  | 'broken'
  | 'scanned'
  | 'locked'
  | 'no text';

export type FileRead = { readonly text: NoticeText } | { readonly problem: FileProblem };

const begins = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, at) => bytes[at] === byte);
const isWord = (bytes: Uint8Array) => begins(bytes, 0x50, 0x4b, 0x03, 0x04);
const isOldWord = (bytes: Uint8Array) => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0);
const isPdf = (bytes: Uint8Array) => begins(bytes, 0x25, 0x50, 0x44, 0x46);

/** A file with a larger share of control characters is not text. */
const BINARY = 0.02;

function textOf(bytes: Uint8Array): string | undefined {
  const wide = begins(bytes, 0xff, 0xfe)
    ? 'utf-16le'
    : begins(bytes, 0xfe, 0xff)
      ? 'utf-16be'
      : undefined;
  const utf8 = new TextDecoder(wide ?? 'utf-8').decode(bytes);
  const text =
    wide === undefined && utf8.includes('\uFFFD')
      ? new TextDecoder('windows-1252').decode(bytes)
      : utf8;
  const strange = text.match(/[\u0000-\u0008\u000E-\u001F]/g)?.length ?? 0;
  return strange > text.length * BINARY ? undefined : text;
}

/** Parses HTML as browsers do, without running it. */
function readHtmlText(html: string, trees: Trees): NoticeText {
  // handlers never run here, but the browser would log an error for each
  const quiet = html.replaceAll(/\son[a-z]{3,20}\s{0,3}=/gi, ' data-off=');
  return blocksOfHtml(trees.html(boundedNesting(quiet)));
}

const looksLikeHtml = (text: string) =>
  /<(?:html|body|div|p|h[1-6]|ul|table)[\s>]/i.test(text.slice(0, 5000)) &&
  /<\/(?:p|div|h[1-6]|li|td|body)>/i.test(text);

/** Pasted text; HTML source is parsed as HTML. */
export const readPasted = (text: string, trees: Trees): NoticeText =>
  looksLikeHtml(text) ? readHtmlText(text, trees) : blocksOfText(text);

const words = ({ blocks }: NoticeText) =>
  blocks.reduce(
    (sum, block) =>
      sum + (block.kind === 'row' ? block.cells.join(' ') : block.text).split(/\s+/).length,
    0,
  );

/** A text with fewer words is not a notice. */
const FEWEST_WORDS = 30;
export const isTooShort = (text: NoticeText) => words(text) < FEWEST_WORDS;

/** Reads a file by its content; its name decides only if the bytes do not. */
export async function readNotice(name: string, bytes: Uint8Array, trees: Trees): Promise<FileRead> {
  if (bytes.length > MOST_BYTES) return { problem: 'too large' };
  if (bytes.length === 0) return { problem: 'empty' };
  if (isOldWord(bytes)) return { problem: 'old Word' };
  if (isPdf(bytes)) return readPdfFile(bytes);
  if (isWord(bytes)) return readWord(bytes, name, trees);
  const text = textOf(bytes);
  if (text === undefined)
    return { problem: /\.(?:docx|pdf)$/i.test(name) ? 'broken' : 'wrong kind' };
  if (/\.(?:docx|pdf)$/i.test(name)) return { problem: 'broken' };
  return checkedText(/\.html?$/i.test(name) ? readHtmlText(text, trees) : readPasted(text, trees));
}

const checkedText = (text: NoticeText): FileRead =>
  isTooShort(text) ? { problem: 'no text' } : { text };

async function readWord(bytes: Uint8Array, name: string, trees: Trees): Promise<FileRead> {
  const { readWordFile } = await import('./word-file.ts');
  try {
    return checkedText(readWordFile(bytes, trees));
  } catch {
    return { problem: /\.docx$/i.test(name) ? 'broken' : 'wrong kind' };
  }
}

async function readPdfFile(bytes: Uint8Array): Promise<FileRead> {
  const { pdfLines } = await import('./pdf-lines.ts');
  try {
    const text = blocksOfText(await pdfLines(bytes));
    return isTooShort(text) ? { problem: 'scanned' } : { text };
  } catch (fault) {
    return {
      problem: fault instanceof Error && fault.name === 'PasswordException' ? 'locked' : 'broken',
    };
  }
}
