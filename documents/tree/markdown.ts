/** A document tree as Markdown text. */
import { allBlocks, signatureLabels } from './tree.ts';
import type { Block, Inline, DocumentTree, Text } from './tree.ts';

/** The whole document; the title is its only heading of the first level. */
export function markdownOf(tree: DocumentTree): string {
  const blocks = allBlocks(tree).map(blockText);
  return `${[`# ${tree.title}`, tree.subtitle, ...blocks, tree.footer].join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level + 1)} ${block.text}`;
    case 'paragraph':
      return inline(block.text);
    case 'list':
      return block.items
        .map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${inline(item)}`)
        .join('\n');
    case 'checklist':
      return block.items
        .map(({ text, note }) => `- [ ] ${inline(text)}  \n  ${inline(note)}`)
        .join('\n');
    case 'table':
      return [
        `| ${block.head.join(' | ')} |`,
        `|${block.head.map(() => ' --- |').join('')}`,
        ...block.rows.map(
          (row) => `| ${row.map((text) => inline(text).replaceAll('|', '\\|')).join(' | ')} |`,
        ),
      ].join('\n');
    case 'note':
      return `> ${inline(block.text)}`;
    case 'page':
      return '---';
    case 'form':
      return block.lines.map((line) => `- ${inline(line)}: ________`).join('\n');
    case 'signature':
      return signatureLabels(block.who)
        .map((label) => `${label}: ________`)
        .join('  \n');
    case 'passage':
      return [
        ...(block.note === null ? [] : [`> ${block.note}`]),
        ...block.blocks.map(blockText),
      ].join('\n\n');
  }
}

const inline = (text: Text) => text.map(piece).join('');

function piece(part: Inline): string {
  if (typeof part === 'string') return part;
  if ('strong' in part) return `**${part.strong.trim()}**${part.strong.endsWith(' ') ? ' ' : ''}`;
  if ('cite' in part) return `(${part.cite})`;
  if ('link' in part) return `[${part.link}](${part.to})`;
  return `[${part.gap.trim() || '…'}]`;
}
