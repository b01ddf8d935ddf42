/** The title of a notice, and whether it says for whom the whole text is meant. */
import type { NoticeBlock } from '#engine/notice/notice.ts';

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

/** Headings of what belongs to a part for the people of one state, where all headings have one level. */
const PART =
  /^\W{0,3}(?:verification|right (?:to|of)\b|your rights?\b|how (?:to|do i|can i) (?:exercise|appeal|submit)|exercis|appeals?\b|request to\b|(?:using an )?authorized agents?|other privacy rights|CCPA\b|non-?discrimination)/i;

/** Whether a heading names a part of what stands under the heading before it. */
export const isPart = (text: string) => PART.test(text);
