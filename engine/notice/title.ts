/** The title of a notice, and whether it says for whom the whole text is meant. */
import type { NoticeBlock } from './notice.ts';

/** "California Privacy Notice", "Notice to Texas residents". */
export const FOR_PEOPLE =
  /\bresidents\b|\bprivacy (?:act|rights)\b|\bCCPA\b|\b(?:california|colorado|delaware|texas|virginia|oregon|connecticut) (?:consumer |state )?privacy\b/i;
const TITLE = /\b(?:privacy|policy|notice|statement|terms)\b/i;

/** The title of the text: the first heading, if it says so or is above all others. */
export function noticeTitle(blocks: readonly NoticeBlock[]): NoticeBlock | undefined {
  const headings = blocks.filter((block) => block.kind === 'heading');
  const [first, ...rest] = headings;
  if (!first || blocks.indexOf(first) > 2) return undefined;
  return TITLE.test(first.text) || rest.every(({ level }) => level > first.level)
    ? first
    : undefined;
}
