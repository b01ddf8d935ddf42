/**
 * Section numbers in a citation or a letter. The text may be anybody's, so every expression here is
 * bounded: the time grows with the length of the text, never faster.
 */
import { partsAt } from './section-parts.ts';

/** A section, or a range of them, as it is written. */
export interface Cited {
  /** In capitals: "541.102", "12D-106", "7025". */
  readonly base: string;
  /** The last section of a range; the same as `base` for one section. */
  readonly to: string;
  /** The subsections named of it: "(b)", "(a)(4)"; none: the whole section. */
  readonly parts: readonly string[];
  /** A number without a period or hyphen, which some codes have. */
  readonly bare: boolean;
  /**
   * No section sign or word leads to the bare number: it counts only if the law has such a section.
   */
  readonly unsigned: boolean;
  /** "et seq." follows. */
  readonly onwards: boolean;
}

const SECTION_MARK = String.raw`§{1,2}|\b(?:sections?|secs?|rules?)\b\.?`;
/** Numbers of federal law, which are no state's. */
const FEDERAL = String.raw`\b(?:U\. ?S\. ?C|USC|C\. ?F\. ?R|CFR)\b`;
/**
 * Digits joined by hyphens, periods or colons ("12D-106", "507-H:4", "56:8-166.12"), or a bare
 * number.
 */
const NUMBER = String.raw`(?<![\w.:-])\d{1,4}[A-Z]{0,2}(?:[-.:](?:\d{1,5}[A-Z]{0,2}|[A-Z](?=[-.:]))){0,6}(?![\w%])`;
const TOKEN = new RegExp(
  `(?<sign>${SECTION_MARK})|(?<federal>${FEDERAL})|(?<number>${NUMBER})`,
  'gi',
);

/** What may stand between two sections of one list; longer gaps end it. */
const BETWEEN = /^(?:[\s,;&§–—-]|\band\b|\bor\b|\bto\b|\bthrough\b|\bsections?\b)*$/i;
const RANGE = /^\s?(?:[–—-]|to|through)\s?(?:§{1,2}\s?)?$/i;
const LONGEST_GAP = 24;
/** No letter has more; a text made to keep a reader busy may. */
const MOST_SECTIONS = 800;
const MOST_TOKENS = 6000;
const ONWARDS = /^,?\s{0,2}et\.? ?seq\b/i;
const OF_FEDERAL_LAW = /^,?\s{0,2}of (?:the )?(?:FTC|Federal)\b/i;
/** The number before a code's name is a title or volume of it. */
const TITLE =
  /^\s(?:CCR|C\. ?C\. ?R|Cal\. Code Regs|Code of|CFR|C\. ?F\. ?R|USC|U\. ?S\. ?C|V\. ?S\. ?A|O\. ?S\.|Del\. ?C)/i;

interface Reading {
  readonly found: Cited[];
  /** Where the last section or sign ended. */
  end: number;
  /** Whether a bare number counts here: after a sign, and in the list that follows one. */
  list: boolean;
  federal: boolean;
}

/**
 * The sections in their order. `listed`: the text is nothing but a list of sections,
 * so that bare numbers count without a sign.
 */
export function sectionsIn(text: string, listed = false): Cited[] {
  const plain = text.replaceAll(/[\u2010\u2011]/g, '-').replaceAll('\u00a0', ' ');
  const reading: Reading = { found: [], end: 0, list: false, federal: false };
  let tokens = 0;
  for (const token of plain.matchAll(TOKEN)) {
    tokens += 1;
    if (reading.found.length >= MOST_SECTIONS || tokens > MOST_TOKENS) break;
    if (token.index < reading.end) continue;
    const gap = plain.slice(reading.end, token.index);
    const follows = gap.length <= LONGEST_GAP && BETWEEN.test(gap);
    if (!follows && reading.end > 0) Object.assign(reading, { list: false, federal: false });
    const { sign, federal, number } = token.groups ?? {};
    if (sign !== undefined) reading.list = true;
    if (federal !== undefined) reading.federal = true;
    if (number === undefined) reading.end = token.index + token[0].length + periodAt(plain, token);
    else addNumber(plain, reading, { number, at: token.index, gap: follows ? gap : null, listed });
  }
  return reading.found;
}

const periodAt = (text: string, { index, 0: said }: RegExpExecArray) =>
  text[index + said.length] === '.' ? 1 : 0;

interface Number {
  readonly number: string;
  readonly at: number;
  /** What stands between it and what it follows; null: it follows nothing. */
  readonly gap: string | null;
  readonly listed: boolean;
}

/** So many digits before "(c)", or four before "–7053", can be a section without a sign. */
const SECTION_LIKE = /^\d{3,4}[A-Z]{0,2}$/i;
const BEGINS_RANGE = /^\d{4}\s?(?:[–—]|to|through)\s?(?:§{1,2}\s?)?\d{2,4}(?![\w%])/i;

function addNumber(text: string, reading: Reading, { number, at, gap, listed }: Number): void {
  const { found, federal, list } = reading;
  const bare = !/[-.:]/.test(number);
  const { parts, end } = partsAt(text, at + number.length);
  const after = text.slice(end, end + LONGEST_GAP);
  if (federal || OF_FEDERAL_LAW.test(after) || TITLE.test(after)) return;
  const unsigned = bare && !list;
  const last = found.at(-1);
  const ends = gap !== null && RANGE.test(gap) && last !== undefined && last.base === last.to;
  const like = (parts.length > 0 && SECTION_LIKE.test(number)) || BEGINS_RANGE.test(number + after);
  if (unsigned && !listed && !ends && !like) return;

  if (ends)
    found[found.length - 1] = { ...last, parts: [], to: fullEnd(last.base, number.toUpperCase()) };
  else {
    const span = spanOf(number.toUpperCase());
    const whole = span.base === span.to ? parts : [];
    found.push({ ...span, parts: whole, bare, unsigned, onwards: ONWARDS.test(after) });
  }
  reading.end = end;
}

/** The end of a range as a full number: 7024 for "7020 to 24". */
const fullEnd = (from: string, to: string) =>
  /^\d+$/.test(to) && to.length < tailOf(from).length ? `${from.slice(0, -to.length)}${to}` : to;

/**
 * The part of a number that the sections of a chapter share: "541.", "6-1-"; a bare number has
 * none.
 */
export const chapterOf = (base: string) => base.slice(0, base.length - tailOf(base).length);

const tailOf = (base: string) =>
  base.slice(Math.max(...['-', '.', ':'].map((mark) => base.lastIndexOf(mark))) + 1);

/** A hyphen can join the two ends of a range: "7060-7063", "541.101-541.104", "30-14-2812-2814". */
function spanOf(base: string): { base: string; to: string } {
  const pieces = base.split('-');
  for (const half of [pieces.length / 2, pieces.length - 1]) {
    if (!Number.isInteger(half) || half < 1) continue;
    const from = pieces.slice(0, half).join('-');
    const rest = pieces.slice(half).join('-');
    const to = rest.includes('-') || /[.:]/.test(rest) ? rest : `${chapterOf(from)}${rest}`;
    if (/^\d{3}/.test(tailOf(from)) && chapterOf(from) === chapterOf(to) && isBefore(from, to))
      return { base: from, to };
  }
  return { base, to: base };
}

const isBefore = (from: string, to: string) =>
  tailOf(from).length === tailOf(to).length && orderOf(from) < orderOf(to);

/** Florida's numbers are decimals: 501.71 stands after 501.709. */
const DECIMALS = '501.';

/** A section's place in its chapter, as text that compares. */
export function orderOf(base: string): string {
  const [, digits = '', letters = ''] = /^(\d{1,5})([A-Z]{0,2})$/.exec(tailOf(base)) ?? [];
  return chapterOf(base) === DECIMALS ? digits : `${digits.padStart(6, '0')}${letters}`;
}
