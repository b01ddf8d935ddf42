/** The date of a notice: when it was last changed, or when it took effect. */
import { quoteOf } from '#engine/notice/text/units.ts';
import type { Sentence } from '#engine/notice/text/units.ts';
import type { DateFound, NoticeBlock } from '#engine/notice/notice.ts';
import { MONTHS_EN, monthNumber } from '#text/months.ts';

const MONTHS = MONTHS_EN.map((month) => month.slice(0, 3));
const NAME = `(?:${MONTHS.join('|')})[a-z]{0,6}`;
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `\\b(?<month>${NAME})\\.?\\s(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,\\s?|\\s)(?<year>\\d{4})\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s(?:of\\s)?(?<month>${NAME})\\.?,?\\s(?<year>\\d{4})\\b`,
    'gi',
  ),
  /\b(?<year>\d{4})[-/.](?<number>\d{1,2})[-/.](?<day>\d{1,2})\b/g,
  /\b(?<number>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4}|\d{2})\b/g,
  new RegExp(`\\b(?<month>${NAME})\\.?,?\\s(?:of\\s)?(?<year>\\d{4})\\b`, 'gi'),
];
const OWN =
  /\b(?:updated?|revis(?:ed|ion)|rev|effective|last|version|dated?|changed?|modified|edited|reviewed|posted|published|amended|current|valid|in force|took effect|takes effect|as of|since)\b/i;
/** Words that show a date of something else. */
const OTHER =
  /\b(?:founded|established|born|since 1|enacted|copyright|©|law as of|12 months|twelve months)/i;

interface Dated {
  readonly day: string;
  readonly words: string;
  readonly at: number;
}

/** All dates in a text, as ISO days. */
export function datesIn(marked: string): Dated[] {
  // marks of emphasis do not belong to a word
  const text = marked.replaceAll(/[_*]/g, ' ');
  const found: Dated[] = [];
  // where a date was found before; a text may hold thousands
  const taken = new Uint8Array(text.length);
  for (const pattern of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const [words] = match;
      const at = match.index;
      const day = dayOf(match.groups ?? {});
      if (day === undefined || taken.subarray(at, at + words.length).includes(1)) continue;
      taken.fill(1, at, at + words.length);
      found.push({ day, words, at });
    }
  }
  return found.toSorted((one, other) => one.at - other.at);
}

function dayOf(groups: Readonly<Record<string, string | undefined>>): string | undefined {
  const { month, number, day = '1', year = '' } = groups;
  const written = month === undefined ? Number(number) : monthNumber(MONTHS, month.slice(0, 3));
  // in 24/06/2024 the day must come first
  if (month === undefined && written > 12 && Number(day) <= 12)
    return dayOf({ number: day, day: number, year });
  const named = written;
  const whole = year.length === 2 ? 2000 + Number(year) : Number(year);
  if (named < 1 || named > 12 || Number(day) < 1 || Number(day) > 31) return undefined;
  if (whole < 1990 || whole > 2100) return undefined;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${whole}-${two(named)}-${two(Number(day))}`;
}

/** The label of the date, on its own line above it. */
const LABEL = /\b(?:date|updated|revised|effective|revision|modified|reviewed)\b/i;

/** In letters: a date that stands alone in its element is at most this long. */
const SHORT = 40;
const isLabel = (text: string) =>
  LABEL.test(text) && text.split(' ').length <= 6 && datesIn(text).length === 0;

/** In sentences: this near the beginning or the end, a date counts without a label. */
const EDGE = 6;

/**
 * The newest date with a label that makes it the notice's own; else one without a label at the top
 * or the end.
 */
export function noticeDate(
  sentences: readonly Sentence[],
  blocks: readonly NoticeBlock[],
): DateFound | undefined {
  const headed = headingDates(blocks);
  const found = sentences.flatMap((sentence, place): DateFound[] =>
    datesIn(sentence.text).flatMap(({ day, words, at }) => {
      const around = sentence.text.slice(Math.max(0, at - 90), at + words.length + 30);
      if (OTHER.test(around)) return [];
      const label = LABEL.test(sentence.heading) ? sentence.heading : '';
      const near = [sentences[place - 1], sentences[place + 1]].flatMap((each) =>
        sentence.text.length < SHORT && each && isLabel(each.text) ? [each.text] : [],
      );
      const beside = `${near.join(' ')} ${sentence.columns ? sentence.context.join(' ') : ''} ${label} ${around}`;
      return [{ day, words, sure: OWN.test(beside), quote: quoteOf(sentence) }];
    }),
  );
  const sure = [...headed, ...found].filter((each) => each.sure);
  if (sure.length > 0) return sure.toSorted((one, other) => (one.day < other.day ? 1 : -1))[0];
  const edges = new Set(
    [...sentences.slice(0, EDGE), ...sentences.slice(-EDGE)].map(({ text }) => text),
  );
  return found.find(({ quote }) => edges.has(quote.sentence));
}

/** Dates in a heading, such as "Last updated: 27 March 2024". */
const headingDates = (blocks: readonly NoticeBlock[]): DateFound[] =>
  blocks.flatMap((block) =>
    block.kind === 'heading' && LABEL.test(block.text)
      ? datesIn(block.text).map(({ day, words }) => ({
          day,
          words,
          sure: true,
          quote: { sentence: block.text, heading: '' },
        }))
      : [],
  );
