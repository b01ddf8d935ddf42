/** The title of a notice, and whether it says for whom the whole text is meant. */
import type { NoticeBlock } from '#engine/notice/notice.ts';
import type { StateNames } from './scope.ts';

/** "Notice to Texas residents", "Your privacy rights". */
const FOR_PEOPLE = /\bresidents\b|\bprivacy (?:act|rights)\b|\bCCPA\b/i;
/** What follows the name of a state in "California Privacy Notice". */
const PRIVACY_OF = /^\s(?:consumer |state )?privacy\b/i;
const TITLE = /\b(?:privacy|policy|notice|statement|terms)\b/i;

/** Whether a title says for which people the whole text is meant: of any state with a law. */
export const saysForWhom = (title: string, names: StateNames): boolean =>
  FOR_PEOPLE.test(title) || names.find(title).some(({ end }) => PRIVACY_OF.test(title.slice(end)));

/** The title of the text: the first heading, if it says so or is above all others. */
export function noticeTitle(blocks: readonly NoticeBlock[]): NoticeBlock | undefined {
  const headings = blocks.filter((block) => block.kind === 'heading');
  const [first, ...rest] = headings;
  if (!first || blocks.indexOf(first) > 2) return undefined;
  return TITLE.test(first.text) || rest.every(({ level }) => level > first.level)
    ? first
    : undefined;
}

/**
 * Headings of what belongs to a part for the people of one state, where all headings have one
 * level.
 */
const PART =
  /^\W{0,3}(?:verification|right (?:to|of)\b|your rights?\b|how (?:to|do i|can i) (?:exercise|appeal|submit)|exercis|appeals?\b|request to\b|(?:using an )?authorized agents?|other privacy rights|CCPA\b|non-?discrimination)/i;

/** Whether a heading names a part of what stands under the heading before it. */
export const isPart = (text: string) => PART.test(text);
