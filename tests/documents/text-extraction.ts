/** The text of a document as extracted from its files, without headers and footers. */
import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { partsOf } from '../pages/word-file.ts';

const MARKS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&amp;': '&',
};
const unescaped = (text: string) =>
  text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll(/&(lt|gt|quot|#39|apos|amp);/g, (mark) => MARKS[mark] ?? mark);

/** HTML as text, without disclosures and the table of contents, which repeat other text. */
export function htmlText(html: string): string {
  return unescaped(
    html
      .replaceAll(/<details class="paper__why noprint">.*?<\/details>/gs, ' ')
      .replaceAll(/<nav class="paper__contents".*?<\/nav>/gs, ' ')
      .replaceAll(/<\/?(strong|mark|a|span|small|bdi)\b[^>]*>/g, '')
      .replaceAll(/<[^>]+>/g, ' '),
  );
}

/** The text of a Word file's body, without its table of contents. */
export function wordText(file: Uint8Array): string {
  const xml = partsOf(Buffer.from(file)).get('word/document.xml') ?? '';
  return unescaped(
    xml
      .replaceAll(/<w:sdt>.*?<\/w:sdt>/gs, ' ')
      .replaceAll(/<w:instrText[^>]*>.*?<\/w:instrText>/gs, ' ')
      .replaceAll(/<\/w:p>|<w:br\/>|<w:tab\/>/g, ' ')
      .replaceAll(/<[^>]+>/g, ''),
  );
}

/** A piece of text at its place on a page of a PDF, in points from the left edge. */
export interface Placed {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** The pieces of each page, in drawing order. */
export async function pdfPlaced(file: Uint8Array): Promise<Placed[][]> {
  const document = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
  try {
    const pages = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(items.flatMap((item) => ('str' in item ? [placed(item)] : [])));
    }
    return pages;
  } finally {
    await document.loadingTask.destroy();
  }
}

interface Item {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly width: number;
  readonly transform: readonly number[];
}

const placed = ({ str, hasEOL, width, transform: [, , , , left = 0] }: Item): Placed => ({
  text: hasEOL ? `${str}\n` : str,
  left,
  right: left + width,
});

/** The text of each page of a PDF, in drawing order. */
export async function pdfPages(file: Uint8Array): Promise<string[]> {
  return (await pdfPlaced(file)).map((page) => page.map(({ text }) => text).join(''));
}

export const pdfText = async (file: Uint8Array): Promise<string> =>
  (await pdfPages(file)).join('\n');

/** The drawing instructions of a PDF's pages. */
function drawn(file: Uint8Array): string[] {
  const raw = Buffer.from(file).toString('latin1');
  const streams = [...raw.matchAll(/FlateDecode[^]*?stream\n([^]*?)\nendstream/g)];
  return streams.map(([, bytes = '']) =>
    inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'),
  );
}

/**
 * What a PDF says of shapes that are no letters of a face: the text that is copied and read out in
 * their place.
 */
export function pdfTextOfShapes(file: Uint8Array): string {
  const said = drawn(file).flatMap((text) => [...text.matchAll(/\/ActualText <FEFF([0-9A-F]*)>/g)]);
  return said.map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le')).join('');
}

/**
 * How many shapes of a PDF are glyph 0, the box that stands for a letter that the face does not
 * have.
 */
export function emptyBoxes(file: Uint8Array): number {
  const pages = drawn(file).filter((text) => /^BT$/m.test(text) && /^ET$/m.test(text));
  const shown = pages.flatMap((text) => [...text.matchAll(STRING)]);
  return shown.flatMap(([, said = '']) => glyphsOf(said)).filter((glyph) => glyph === 0).length;
}

/** Strings hold brackets of their own: what follows tells the last. */
const STRING = /(?<!Lang )\(([^]*?)\)(?= Tj| ?\] TJ| -?[\d.]+(?: \(|\]))/g;
const SIGNS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The glyph numbers of a PDF string, two bytes each. */
function glyphsOf(said: string): number[] {
  const bytes = said.replaceAll(/\\([0-7]{1,3}|[^])/g, (_, sign: string) =>
    /^[0-7]/.test(sign) ? String.fromCodePoint(Number.parseInt(sign, 8)) : (SIGNS[sign] ?? sign),
  );
  return (bytes.match(/[^]{2}/g) ?? []).map(
    (pair) => pair.charCodeAt(0) * 256 + pair.charCodeAt(1),
  );
}
