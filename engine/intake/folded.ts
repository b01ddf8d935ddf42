/** Words of a mail against phrases, without accents, so that "que datos mios" is found as well. */
import { smallWords } from '#text/phrase.ts';

/** Small letters without accents. */
export const folded = (text: string): string =>
  smallWords(text).normalize('NFD').replaceAll(/\p{M}/gu, '');

const known = new Map<string, readonly Part[]>();
interface Part {
  readonly words: string;
  /** "borr*": any end of the word. */
  readonly open: boolean;
}

function partsOf(phrase: string): readonly Part[] {
  const there = known.get(phrase);
  if (there !== undefined) return there;
  const parts = folded(phrase)
    .split(' … ')
    .map((part) => ({ words: part.replace('*', ''), open: part.endsWith('*') }));
  known.set(phrase, parts);
  return parts;
}

const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

function endOf(text: string, { words, open }: Part, from: number): number {
  for (let at = text.indexOf(words, from); at !== -1; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const begins = !isWord(words[0]) || !isWord(text[at - 1]);
    if (begins && (open || !isWord(text[end]))) return end;
  }
  return -1;
}

/** Whether the phrase stands in the folded words of a sentence. */
function says(sentence: string, phrase: string): boolean {
  let at = 0;
  for (const part of partsOf(phrase)) {
    at = endOf(sentence, part, at);
    if (at === -1) return false;
  }
  return true;
}

/** The first of the phrases that stands there. */
export const saysOne = (sentence: string, phrases: readonly string[]): string | undefined =>
  phrases.find((phrase) => says(sentence, phrase));
