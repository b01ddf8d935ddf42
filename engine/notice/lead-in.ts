/** A block that begins with its own small heading, such as "**How long?** Three years." */
import type { NoticeBlock } from './notice.ts';

const STRONG = /^\s*(?:\*\*|(?<!_)__(?!_))(.{2,90}?)(?:\*\*|(?<!_)__(?!_))\s*(.*)$/s;
const INLINE_LEVEL = 6;

/** The block, with what stands in bold at its beginning as a heading of the lowest level. */
export function leadIn(block: Extract<NoticeBlock, { kind: 'paragraph' | 'item' }>): NoticeBlock[] {
  const plain = (text: string) => text.replaceAll(/\*\*|(?<!_)__(?!_)/g, '');
  const [, lead, rest] = STRONG.exec(block.text) ?? [];
  if (lead === undefined || rest === undefined || block.kind === 'item')
    return [{ ...block, text: plain(block.text) }];
  const heading: NoticeBlock = { kind: 'heading', level: INLINE_LEVEL, text: plain(lead) };
  return rest.trim() === '' ? [heading] : [heading, { ...block, text: plain(rest) }];
}
