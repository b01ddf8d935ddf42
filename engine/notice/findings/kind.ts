/** What kind of text it is. Elements are called missing only in a filled-in notice in English. */
import type { NoticeBlock, NoticeKind, NoticeResult } from '#engine/notice/notice.ts';
import { tidied } from '#engine/notice/text/words.ts';

export interface Kind {
  readonly kind: NoticeKind;
  /** The language, if it is known and not English. */
  readonly language?: string;
}

/** Small words that every text of a language contains. */
const SMALL: Readonly<Record<string, string>> = {
  English: 'the and of to in we you your our is are that for with or this not by any may',
  Spanish: 'el la los las de del que en y para por con una su sus nuestro usted datos como se',
  French: 'le la les des du de et que vous nous vos nos pour dans sur avec une est ou au',
  German: 'der die das und ist wir sie ihre von zu den mit oder auf eine nicht für werden im sich',
  Portuguese: 'o os as de do da que em para com uma seus suas nosso você não dos dados ou se',
  Italian: 'il lo la gli le di del della che per con una dei sono nostro dati non si nel al',
};
const LANGUAGES = Object.entries(SMALL).map(
  ([name, words]) => [name, new Set(words.split(' '))] as const,
);
/** A text with fewer words is too short to tell its language. */
const FEW = 25;
/** The share of small words that an English text has at least; set low on purpose. */
const ENGLISH = 0.12;

/** The language of a text; undefined if it is English or the text is too short. */
function foreignLanguage(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < FEW) return undefined;
  const latin = words.filter((word) => /^[\p{Script=Latin}]+$/u.test(word)).length;
  if (latin < words.length / 2) return 'another language';
  const shares = LANGUAGES.map(([name, small]) => ({
    name,
    share: words.filter((word) => small.has(word)).length / words.length,
  }));
  const english = shares[0]?.share ?? 0;
  const [most] = shares.slice(1).toSorted((one, other) => other.share - one.share);
  if (most && most.share > english && most.share > ENGLISH / 2) return most.name;
  return english < ENGLISH / 4 ? 'another language' : undefined;
}

const ABOUT_DATA =
  /\bpersonal(?:ly)?[ -](?:identifiable |identifying )?(?:information|data|details)\b|\byour (?:\w{1,20} )?(?:information|data|details)\b|\bprivacy\b|\bdata\b|\b(?:we|i|our|us|site|app|they)\b.{0,60}\b(?:collect|share|disclose|sell|store|process|keep|hold|use|receive|log|delete)\w{0,4}\b.{0,60}\b(?:information|data|details|records?|cookies?|e-?mail|names?|addresses)\b/i;
const OTHER_DOCUMENT =
  /\b(?:refunds?|returns?|exchanges?|shipping|delivery|terms|conditions|cancell?ation|warranty|disclaimer|eula|license|imprint|accessibility statement)\b/i;
const PRIVACY_TITLE =
  /\bprivacy|\bdata (?:protection|policy|notice|sheet)|\bpersonal (?:information|data)|\byour (?:data|information)\b|\bCCPA\b/i;
/**
 * The share of words about data that a notice has at least; a document with another title needs
 * more.
 */
const SHARE = 0.1;
const SHARE_IF_OTHER = 0.3;

function isAboutPrivacy(blocks: readonly NoticeBlock[]): boolean {
  const titles = blocks.filter((block) => block.kind === 'heading').slice(0, 3);
  const titled = titles.some(({ text }) => PRIVACY_TITLE.test(text));
  if (titled) return true;
  const other = titles.some(({ text }) => OTHER_DOCUMENT.test(text));
  const texts = blocks.flatMap((block) => (block.kind === 'heading' ? [] : [textOf(block)]));
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
  const about = texts
    .filter((text) => ABOUT_DATA.test(tidied(text)))
    .reduce((sum, text) => sum + text.split(/\s+/).length, 0);
  return about / Math.max(1, words) >= (other ? SHARE_IF_OTHER : SHARE);
}

const textOf = (block: NoticeBlock) => (block.kind === 'row' ? block.cells.join(' ') : block.text);

const LOREM = /\b(?:lorem|ipsum|dolor|amet|consectetur|adipiscing|eiusmod|tempor)\b/gi;
const CHECKLIST = /\bcheck-?list\b|\btemplate\b.{0,20}\bguide\b/i;
/** Phrases of task lists for the person who runs the business. */
const TASK =
  /^\W{0,4}(?:\[[ x]?\]|[☐☑✓✔□]|(?:do|does|have|has|is|are) (?:you|your)\b|(?:make sure|ensure|check|verify|confirm|review|identify|determine|document|map|train|post|publish|add|appoint) (?:that |your |the |all |a |an |whether |which )).*/i;

/** Filler text, or a list of tasks: words about privacy that inform nobody. */
function isNoNotice(blocks: readonly NoticeBlock[]): boolean {
  const text = blocks.map(textOf).join('\n');
  const words = text.split(/\s+/).length;
  if ((text.match(LOREM) ?? []).length * 30 > words) return true;
  const texts = blocks.filter((block) => block.kind !== 'heading');
  const tasks = texts.filter((block) => TASK.test(textOf(block))).length;
  const titled = blocks.slice(0, 2).some((block) => CHECKLIST.test(textOf(block)));
  return tasks > 2 && tasks * (titled ? 4 : 2) > texts.length;
}

/** With this many different blanks, a text is an unfilled form. */
const BLANKS = 3;

/** The kind of text, as far as its words show. */
export function kindOf(blocks: readonly NoticeBlock[], gaps: NoticeResult['gaps']): Kind {
  if (isNoNotice(blocks)) return { kind: 'not a privacy notice' };
  const language = foreignLanguage(blocks.map(textOf).join('\n'));
  if (language !== undefined) return { kind: 'not English', language };
  if (!isAboutPrivacy(blocks)) return { kind: 'not a privacy notice' };
  const blanks = new Set(gaps.map(({ found }) => found)).size;
  return { kind: blanks >= BLANKS ? 'template with blanks' : 'privacy notice' };
}
