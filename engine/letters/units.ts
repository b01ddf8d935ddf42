/**
 * A letter's text as sentences and list items. The text may be anybody's: every expression is
 * bounded, and the number and length of units too.
 */

import { smallWords } from '#text/phrase.ts';

export interface Unit {
  /** One sentence or list item, on one line, in its own letters. */
  readonly text: string;
  /** The same in small letters with plain quotes. */
  readonly small: string;
  /** An item of a list: it begins with a number, a letter or a bullet. */
  readonly item: boolean;
  /** What the unit stands under where it is an item: the unit before the list. */
  readonly under: number | null;
}

const MOST_UNITS = 1500;
const LONGEST = 1200;

/** "1.", "(a)", "Request No. 3:", "-", "•" at the beginning of a line. */
const NUMBERED =
  'document request|request|interrogatory|question|demand|item|topic|spec[a-z]{0,12}';
const MARK = new RegExp(
  String.raw`^(?:(?:${NUMBERED})s?\s{0,2}(?:no\.?|number|#)?\s{0,2}\d{1,3}\s{0,2}[.:)]?|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)](?=\s)|\([a-z0-9]{1,3}\)|[-–—•*●▪◦·□o](?=\s))\s{0,4}`,
  'i',
);
const ABBREVIATION =
  /(?:\b(?:no|nos|inc|co|corp|ltd|st|ave|mr|ms|mrs|dr|esq|cal|civ|bus|prof|com|gov|gen|stat|rev|ann|tex|colo|conn|del|fla|ind|mont|neb|minn|tenn|va|md|seq|sec|subd|art|ch|tit|etc|e\.g|i\.e|u\.s|p\.m|a\.m|r\.s|jan|feb|aug|sept|oct|nov|dec|reg|regs|dept|fed|vs?|cf|para)|\b[a-z])\.$/i;

/** The units, in their order. */
export function letterUnits(text: string): Unit[] {
  const units: Unit[] = [];
  let head: number | null = null;
  for (const block of blocksOf(text)) {
    const item = MARK.test(block);
    for (const [at, words] of sentencesOf(item ? block.replace(MARK, '') : block).entries()) {
      if (units.length === MOST_UNITS) return units;
      if (!item) head = units.length;
      units.push({ ...unitFrom(words), item: item && at === 0, under: item ? head : null });
    }
  }
  return units;
}

const unitFrom = (words: string) => {
  const text = words.slice(0, LONGEST);
  return { text, small: smallWords(text) };
};

/** Lines that belong together: a broken line goes on unless a blank line or a list begins. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let open = false;
  let before = '';
  for (const raw of text.split('\n')) {
    const line = raw.replaceAll(/[ \t\r\f\v\u00a0]+/g, ' ').trim();
    const joins =
      open && line !== '' && (isBroken(before, line) || (!MARK.test(line) && goesOn(before, line)));
    if (line === '') open = false;
    else if (joins) blocks.push(`${blocks.pop() ?? ''} ${line}`);
    else blocks.push(line);
    if (line !== '') open = true;
    before = line;
  }
  return blocks;
}

/** A line that breaks within a sentence before a number: "within twenty", "(20) days". */
const isBroken = (before: string, line: string) =>
  before.length > SHORT && /[a-z,-]$/.test(before) && /^\(?[0-9a-z]{1,3}\)/.test(line);

/** A short line that ends no sentence is a heading, an address or a signature: it stands alone. */
const SHORT = 45;

function goesOn(before: string, line: string): boolean {
  if (before.endsWith(':') || isTitle(line)) return false;
  if (/[.!?]["”)]?$/.test(before)) return line.length > SHORT && before.length > SHORT;
  return before.length > SHORT || /^[a-z(]/.test(line) || /[,;]$/.test(before);
}

/** "ATTACHMENT A", "Schedule B". */
const ATTACHED =
  /^(?:attachment|schedule|exhibit|appendix|annex|enclosure)\s{1,2}["“]?[a-z0-9]{1,3}["”]?\b.{0,60}$/i;
const isTitle = (line: string) => /^[A-Z][A-Z .,&’'-]{8,}$/.test(line) || ATTACHED.test(line);

/** The attachment that a line heads, in small letters: "attachment a"; null: it heads none. */
export const attachmentOf = (text: string): string | null =>
  ATTACHED.test(text)
    ? (/^\w+\s{1,2}["“]?[a-z0-9]{1,3}/i
        .exec(text)?.[0]
        .toLowerCase()
        .replaceAll(/["“\s]+/g, ' ') ?? null)
    : null;

/** At a stop before a capital, a digit or a quote; not after an abbreviation. */
function sentencesOf(block: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index } of block.matchAll(/[.!?;]["”’)]{0,2}\s(?=["“(§]{0,2}[A-Z0-9§])/g)) {
    const end = block.indexOf(' ', index) + 1;
    const words = block.slice(from, end).trim();
    if (ABBREVIATION.test(block.slice(Math.max(0, index - 12), index + 1))) continue;
    if (words !== '') sentences.push(words);
    from = end;
  }
  const rest = block.slice(from).trim();
  return rest === '' ? sentences : [...sentences, rest];
}
