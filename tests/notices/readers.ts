/** Files as the page reads them, with this project's own parsers in place of the browser's. */
import { XMLParser } from 'fast-xml-parser';
import { blocksOfHtml } from '#engine/notice/markup.ts';
import type { Markup } from '#engine/notice/markup.ts';
import type { NoticeText } from '#engine/notice/notice.ts';
import { blocksOfText } from '#engine/notice/plain-text.ts';
import { blocksOfWord } from '#engine/notice/word-markup.ts';
import { pdfLines } from '#web/pages/notice-checker/read/pdf-lines.ts';
import { partsOf } from '../pages/word-file.ts';

type Ordered = Record<string, unknown>;

const HTML_VOID = ['br', 'hr', 'img', 'input', 'meta', 'link'];
const html = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  htmlEntities: true,
  unpairedTags: HTML_VOID,
  stopNodes: ['*.script', '*.style'],
  parseTagValue: false,
  processEntities: { enabled: true, maxTotalExpansions: 1_000_000, maxExpandedLength: 10_000_000 },
});

function markupOf(node: Ordered): Markup | string {
  const name = Object.keys(node).find((key) => key !== ':@') ?? '';
  if (name === '#text') return String(node['#text']);
  const attributes = Object.fromEntries(
    Object.entries((node[':@'] ?? {}) as Ordered).map(([key, value]) => [key, String(value)]),
  );
  return { name, attributes, children: ((node[name] ?? []) as Ordered[]).map(markupOf) };
}

const treeOf = (text: string): Markup => ({
  name: '',
  attributes: {},
  children: (html.parse(text) as Ordered[]).map(markupOf),
});

export const readHtml = (text: string): NoticeText => blocksOfHtml(treeOf(text));
export const readText = (text: string): NoticeText => blocksOfText(text);
export const readWord = (file: Uint8Array): NoticeText =>
  blocksOfWord(treeOf(partsOf(Buffer.from(file)).get('word/document.xml') ?? ''), {});
export const readPdf = async (file: Uint8Array): Promise<NoticeText> =>
  blocksOfText(await pdfLines(file));
