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
  /** Its number or letter in small letters, "3", "a", "iv"; a bullet or no item: "". */
  readonly mark: string;
  /** Whether its mark says that it is wanted: "Request No. 3", "Interrogatory 2". */
  readonly wanted: boolean;
  /** What the unit stands under where it is an item: the unit before the list. */
  readonly under: number | null;
  /** Which paragraph it is part of; an item of a list is one of its own. */
  readonly paragraph: number;
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
/** "K. Halvorsen" is a name below a letter, and no item. */
const SIGNED = /^[A-Z]\. (?:[A-Z]\. )?[A-Z][\p{L}'’-]{1,30}(?:, [A-Z][\p{L}. ]{1,20})?$/u;
const ABBREVIATION =
  /(?:\b(?:sr|sra|srta|lic|lcdo|núm|no|nos|inc|co|corp|ltd|st|ave|mr|ms|mrs|dr|esq|cal|civ|bus|prof|com|gov|gen|stat|rev|ann|tex|colo|conn|del|fla|ind|mont|neb|minn|tenn|va|md|seq|sec|subd|art|ch|tit|etc|e\.g|i\.e|u\.s|p\.m|a\.m|r\.s|jan|feb|aug|sept|oct|nov|dec|reg|regs|dept|fed|vs?|cf|para)|\b[a-z])\.$/i;

/** The units, in their order. */
export function letterUnits(text: string): Unit[] {
  const units: Unit[] = [];
  let head: number | null = null;
  for (const [paragraph, block] of blocksOf(text).entries()) {
    const mark = SIGNED.test(block) ? undefined : MARK.exec(block)?.[0];
    const item = mark !== undefined;
    const pieces = runningPieces(item ? block.slice(mark.length) : block);
    for (const { words, mark: own } of pieces) {
      if (units.length === MOST_UNITS) return units;
      const first = item && words === pieces[0]?.words;
      if (!item && own === null) head = units.length;
      units.push({
        ...unitFrom(words),
        item: first || own !== null,
        mark: own ?? (first ? markIn(mark) : ''),
        wanted: first && LABELLED.test(mark),
        under: item || own !== null ? head : null,
        paragraph,
      });
    }
  }
  return units;
}

const LABELLED = /^(?:document request|request|interrogatory|question|demand|spec)/i;
const markIn = (mark: string) =>
  /\d{1,3}|[a-z]{1,4}(?=[.)]|$)/i.exec(mark.replace(/^[a-z ]{5,30}/i, ''))?.[0].toLowerCase() ?? '';

interface Piece {
  readonly words: string;
  /** The number of an item that runs on within a sentence; null: a sentence. */
  readonly mark: string | null;
}

/** Sentences, and the items of "provide (1) …, (2) … and (3) …" one by one. */
function runningPieces(block: string): Piece[] {
  const marks = runningMarks(block);
  const [first] = marks;
  if (first === undefined) return sentencesOf(block).map((words) => ({ words, mark: null }));
  const last = marks.at(-1) ?? first;
  const [end = '', ...rest] = sentencesOf(block.slice(last.to));
  const items = marks.map(({ mark, to }, at) => ({
    mark,
    words: (marks[at + 1] === undefined ? end : block.slice(to, marks[at + 1]?.at))
      .replace(/[;,]?\s?(?:\b(?:and|or|y|o))?\s?$/, '')
      .trim(),
  }));
  return [
    ...sentencesOf(block.slice(0, first.at)).map((words) => ({ words, mark: null })),
    ...items.filter(({ words }) => words !== ''),
    ...rest.map((words) => ({ words, mark: null })),
  ];
}

/** "(1)", "(b)", "(iii)" after a blank: no subsection, which stands at its number. */
const RUNNING = /(?<=\s|^)\(?([0-9]{1,2}|[a-h]|[ivx]{1,4})\)\s/gi;
const SERIES: readonly (readonly string[])[] = [
  Array.from({ length: 20 }, (_, at) => String(at + 1)),
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'],
];

interface Running {
  readonly mark: string;
  readonly at: number;
  readonly to: number;
}

/** The marks of the first series that counts on from its first number; none: fewer than two. */
function runningMarks(block: string): Running[] {
  const all = [...block.matchAll(RUNNING)].map((found) => ({
    mark: (found[1] ?? '').toLowerCase(),
    at: found.index,
    to: found.index + found[0].length,
  }));
  for (const series of SERIES) {
    const marks: Running[] = [];
    for (const each of all) if (each.mark === series[marks.length]) marks.push(each);
    if (marks.length > 1) return marks;
  }
  return [];
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
      open &&
      line !== '' &&
      (isBroken(blocks.at(-1) ?? '', line) || (!MARK.test(line) && goesOn(before, line)));
    if (line === '') open = false;
    else if (joins) blocks.push(`${blocks.pop() ?? ''} ${line}`);
    else blocks.push(line);
    if (line !== '') open = true;
    before = line;
  }
  return blocks;
}

/** A line that breaks within a sentence before a number: "within twenty", "(20) days". */
const isBroken = (block: string, line: string) =>
  block.length > SHORT &&
  (/^\(\d{1,3}\)\s(?:\w{1,12}\s)?(?:days?|weeks?)\b/.test(line) ||
    (/^\(?[0-9a-z]{1,3}\)/i.test(line) && /\s\([1ai]\)\s/i.test(block.slice(-LONGEST))));

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

/** At a stop before a capital, a digit or a quote; not after an abbreviation. */
function sentencesOf(block: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index } of block.matchAll(/[.!?;]["”’)]{0,2}\s(?=["“(§]{0,2}[A-Z0-9§])/g)) {
    const end = block.indexOf(' ', index) + 1;
    const words = block.slice(from, end).trim();
    // a list of sections within brackets goes on
    if (block[index] === ';' && isOpen(block.slice(from, index))) continue;
    if (ABBREVIATION.test(block.slice(Math.max(0, index - 12), index + 1))) continue;
    if (words !== '') sentences.push(words);
    from = end;
  }
  const rest = block.slice(from).trim();
  return rest === '' ? sentences : [...sentences, rest];
}

const isOpen = (words: string) => words.split('(').length > words.split(')').length;
