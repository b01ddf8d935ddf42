/** Words of a mail against phrases, without accents, so that "que datos mios" is found as well. */
import { smallWords } from '#text/phrase.ts';

/** Small letters without accents. */
export const folded = (text: string): string =>
  smallWords(text).normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Words that stand for one another in phrases, by the name that phrases give them: "{sell}". */
export type WordClasses = Readonly<Record<string, readonly string[]>>;

interface Words {
  readonly words: string;
  /** "borr*": any end of the word. */
  readonly open: boolean;
}
interface Part {
  /** One of them has to stand there. */
  readonly any: readonly Words[];
}

/** Words that may stand between the two sides of a "~". */
const NEAR_WORDS = 3;
/** As many characters at most, so that no long text is searched again for each place. */
const NEAR_CHARACTERS = 48;

/** So many places of the first side are tried. */
const MOST_PLACES = 40;

/** Parts that stand near one another, together. */
type Group = readonly Part[];
const known = new WeakMap<WordClasses, Map<string, readonly Group[]>>();

function groupsOf(phrase: string, classes: WordClasses): readonly Group[] {
  const there = known.get(classes) ?? new Map<string, readonly Group[]>();
  known.set(classes, there);
  const before = there.get(phrase);
  if (before !== undefined) return before;
  const pieces = phrase.split(/ (…|~) /);
  const groups: Part[][] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const part = { any: alternatives(pieces[at] ?? '', classes) };
    if (pieces[at - 1] === '~') groups.at(-1)?.push(part);
    else groups.push([part]);
  }
  there.set(phrase, groups);
  return groups;
}

const CLASS = /\{(\w+)\}/;

/** The piece with each word of a class that it names; "{send} me": "give me", "mail me" … */
function alternatives(piece: string, classes: WordClasses): readonly Words[] {
  const [named, name = ''] = CLASS.exec(piece) ?? [];
  if (named !== undefined)
    return (classes[name] ?? []).flatMap((word) =>
      alternatives(piece.replace(named, word), classes),
    );
  return [{ words: folded(piece).replace('*', ''), open: piece.endsWith('*') }];
}

const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

const LONGEST_WORD = 40;

function endOfWord(text: string, from: number): number {
  let end = from;
  while (end < from + LONGEST_WORD && isWord(text[end])) end += 1;
  return end;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function placeOf(text: string, { words, open }: Words, from: number): Place | undefined {
  for (let at = text.indexOf(words, from); at !== -1; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const begins = !isWord(words[0]) || !isWord(text[at - 1]);
    if (begins && (open || !isWord(text[end])))
      return { start: at, end: open ? endOfWord(text, end) : end };
  }
  return undefined;
}

/** The first place of any of them. */
const firstOf = (text: string, any: readonly Words[], from: number): Place | undefined =>
  any
    .map((words) => placeOf(text, words, from))
    .filter((place) => place !== undefined)
    .toSorted((one, other) => one.start - other.start || other.end - one.end)[0];

/** The end of what stands near behind `from`; -1: nothing does. */
function endNear(text: string, any: readonly Words[], from: number): number {
  const close = text.slice(from, from + NEAR_CHARACTERS);
  const place = firstOf(close, any, 0);
  if (place === undefined) return -1;
  const between = close.slice(0, place.start).split(' ').filter(isWord);
  return between.length <= NEAR_WORDS ? from + place.end : -1;
}

/** The first place of a part and of those that have to stand near behind it. */
function placeOfGroup(text: string, [first, ...near]: Group, from: number): Place | undefined {
  if (!first) return undefined;
  let place = firstOf(text, first.any, from);
  for (let tries = 0; place && tries < MOST_PLACES; tries += 1) {
    let { end } = place;
    for (const part of near) end = end === -1 ? -1 : endNear(text, part.any, end);
    if (end !== -1) return { start: place.start, end };
    place = near.length === 0 ? undefined : firstOf(text, first.any, place.start + 1);
  }
  return undefined;
}

/** The words of a folded sentence that the phrase stands for; undefined: it is not there. */
function wordsOf(sentence: string, phrase: string, classes: WordClasses): string | undefined {
  let start: number | undefined;
  let at = 0;
  for (const group of groupsOf(phrase, classes)) {
    const place = placeOfGroup(sentence, group, at);
    if (place === undefined) return undefined;
    start ??= place.start;
    at = place.end;
  }
  return sentence.slice(start, at);
}

/** The words of the first of the phrases that stands there. */
export function saysOne(
  sentence: string,
  phrases: readonly string[],
  classes: WordClasses,
): string | undefined {
  for (const phrase of phrases) {
    const words = wordsOf(sentence, phrase, classes);
    if (words !== undefined) return words;
  }
  return undefined;
}
