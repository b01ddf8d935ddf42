/** Blocks from the XML of a Word file (word/document.xml and its list of links). */
import { leadIn } from './lead-in.ts';
import type { Markup } from './markup.ts';
import type { NoticeBlock, NoticeLink, NoticeText } from '#engine/notice/notice.ts';

/** `targets`: the addresses of links, by their id in the file. */
export function blocksOfWord(root: Markup, targets: Readonly<Record<string, string>>): NoticeText {
  const blocks: NoticeBlock[] = [];
  const links: NoticeLink[] = [];
  const scan = (node: Markup): void => {
    if (node.name === 'w:p') blocks.push(...paragraph(node, links, targets));
    else if (node.name === 'w:tr') blocks.push(...row(node, blocks.at(-1), links, targets));
    else if (node.name !== 'w:sdt' || !isContents(node))
      for (const child of node.children) if (typeof child !== 'string') scan(child);
  };
  scan(root);
  return { blocks, links };
}

type Targets = Readonly<Record<string, string>>;

const child = (node: Markup, name: string): Markup | undefined =>
  node.children.find((each): each is Markup => typeof each !== 'string' && each.name === name);
const value = (node: Markup | undefined) => node?.attributes['w:val'] ?? '';

/** Whether an element contains a table of contents, which repeats the headings. */
const isContents = (node: Markup): boolean =>
  node.children.some((each) =>
    typeof each === 'string'
      ? node.name === 'w:instrText' && /^\s{0,9}TOC\b/.test(each)
      : isContents(each),
  );

function paragraph(node: Markup, links: NoticeLink[], targets: Targets): NoticeBlock[] {
  const text = textOf(node, links, targets).replaceAll(/\s+/g, ' ').trim();
  if (text.replaceAll('*', '').trim() === '') return [];
  const properties = child(node, 'w:pPr');
  const style = value(properties && child(properties, 'w:pStyle'));
  if (/^TOC/i.test(style)) return [];
  const heading = /^(?:heading|berschrift|titre)\s?(\d)/i.exec(style)?.[1];
  if (heading !== undefined || /^title$/i.test(style))
    return [{ kind: 'heading', level: Number(heading ?? 0) + 1, text: text.replaceAll('**', '') }];
  const numbers = properties && child(properties, 'w:numPr');
  if (numbers || /^List/i.test(style)) {
    const depth = Number(value(numbers && child(numbers, 'w:ilvl'))) || 0;
    return leadIn({ kind: 'item', depth, text });
  }
  return leadIn({ kind: 'paragraph', text });
}

function row(node: Markup, before: NoticeBlock | undefined, links: NoticeLink[], targets: Targets) {
  const cells = node.children.flatMap((cell) =>
    typeof cell !== 'string' && cell.name === 'w:tc'
      ? [textOf(cell, links, targets).replaceAll('**', '').replaceAll(/\s+/g, ' ').trim()]
      : [],
  );
  const properties = child(node, 'w:trPr');
  const head =
    (properties && child(properties, 'w:tblHeader')) !== undefined || before?.kind !== 'row';
  return cells.some((cell) => cell !== '') ? [{ kind: 'row', head, cells } as const] : [];
}

const BREAKS = new Set(['w:br', 'w:tab', 'w:cr']);

function textOf(node: Markup, links: NoticeLink[], targets: Targets = {}): string {
  if (node.name === 'w:t') return node.children.filter((each) => typeof each === 'string').join('');
  if (BREAKS.has(node.name)) return ' ';
  if (/^(?:w:del|w:delText|w:pPr|w:rPr|mc:Fallback)$/.test(node.name)) return '';
  if (node.name === 'w:instrText') return '';
  const inner = node.children
    .map((each) => (typeof each === 'string' ? '' : textOf(each, links, targets)))
    .join('');
  if (node.name === 'w:hyperlink') {
    const to = targets[node.attributes['r:id'] ?? ''];
    if (to !== undefined) links.push({ text: inner.replaceAll('**', '').trim(), to });
  }
  if (node.name === 'w:r') {
    const bold = child(child(node, 'w:rPr') ?? node, 'w:b');
    return bold && value(bold) !== 'false' && value(bold) !== '0' && inner.trim() !== ''
      ? `**${inner.trim()}** `
      : inner;
  }
  return node.name === 'w:p' ? `${inner} ` : inner;
}
