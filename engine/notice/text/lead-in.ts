/**
 * A block that begins with a small heading of its own, such as "**How long?** Three years." or
 * "Retention: three years."
 */
import type { NoticeBlock } from '#engine/notice/notice.ts';

const STRONG = /^\s*(?:\*\*|(?<!_)__(?!_))(.{2,90}?)(?:\*\*|(?<!_)__(?!_))(.*)$/s;
/** What ends a small heading, or starts the text after it. */
const ENDS = /[.:?!]$/;
const BEGINS = /^["'([]{0,2}[\p{Lu}\d]/u;
/** An address in bold on a line of its own is not a heading. */
const ADDRESS = /\S@\S|https?:|www\.|\d{3}[-. )]{1,2}\d{3}/;
const INLINE_LEVEL = 6;
/** A small heading has at most this many words. */
const FEW = 5;

/** The block, with bold text at its beginning as a heading of the lowest level. */
export function leadIn(block: Extract<NoticeBlock, { kind: 'paragraph' | 'item' }>): NoticeBlock[] {
  const plain = (text: string) => text.replaceAll(/\*\*|(?<!_)__(?!_)/g, '').replaceAll(/ +/g, ' ');
  const [, lead, behind] = STRONG.exec(block.text) ?? [];
  const rest = behind?.trimStart();
  if (block.kind === 'item' || lead === undefined || rest === undefined)
    return [{ ...block, text: plain(block.text) }];
  if (rest.trim() === '' && ADDRESS.test(lead)) return [{ ...block, text: plain(lead) }];
  const heading: NoticeBlock = { kind: 'heading', level: INLINE_LEVEL, text: plain(lead) };
  if (rest.trim() === '') return [heading];
  const splits = (ENDS.test(lead.trim()) || BEGINS.test(rest)) && !isLabel(lead);
  return splits
    ? [heading, { ...block, text: plain(rest) }]
    : [{ ...block, text: plain(`${lead} ${rest}`) }];
}

/** "Last updated:" labels the text after it in the same sentence. */
const isLabel = (lead: string) =>
  lead.trim().endsWith(':') && lead.trim().split(/\s+/).length <= FEW;
