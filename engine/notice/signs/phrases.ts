/**
 * Finds phrases in words. A phrase is a sequence of words; each may be a choice ("delete|erase"),
 * the name of a list ("<data>") or "...", up to five words of any kind. Matching looks at a bounded
 * number of words from each position, so its time is linear in the length of the text.
 */
import { stem } from '#engine/notice/text/words.ts';
import type { Token } from '#engine/notice/text/words.ts';

/** The most words that a "..." may stand for. */
const GAP = 5;

/** Alternatives, each a sequence of stems; or a gap. */
type Part = readonly (readonly string[])[] | 'gap';

interface Phrase {
  readonly parts: readonly Part[];
  readonly group: number;
}

export type WordLists = Readonly<Record<string, readonly string[]>>;

export class Phrases {
  readonly #lists: WordLists;
  readonly #byStart = new Map<string, Phrase[]>();
  readonly #groups = new Map<string, number>();

  constructor(lists: WordLists) {
    this.#lists = lists;
  }

  /**
   * The number of a group of phrases, written "one phrase / another"; equal groups get the same
   * number.
   */
  group(text: string): number {
    const known = this.#groups.get(text);
    if (known !== undefined) return known;
    const group = this.#groups.size;
    this.#groups.set(text, group);
    for (const words of text.split(' / ')) this.#add(this.#compile(words), group);
    return group;
  }

  #add(parts: readonly Part[], group: number): void {
    const [first] = parts;
    if (first === undefined || first === 'gap') throw new Error('a phrase begins with a word');
    for (const start of new Set(first.map(([word = '']) => word))) {
      const phrases = this.#byStart.get(start) ?? [];
      phrases.push({ parts, group });
      this.#byStart.set(start, phrases);
    }
  }

  #compile(words: string): Part[] {
    return words.split(' ').map((word): Part => {
      if (word === '...') return 'gap';
      const listed = /^<(.+)>$/.exec(word)?.[1];
      if (listed === undefined) return word.split('|').map((each) => [bare(each)]);
      const list = this.#lists[listed];
      if (!list) throw new Error(`there is no list of words named ${listed}`);
      return list.map((each) => each.split(' ').map(bare));
    });
  }

  /** Which groups have a phrase in these words, and the positions where they begin. */
  in(words: readonly Token[]): Map<number, number[]> {
    const found = new Map<number, number[]>();
    words.forEach(({ stem: start, kind }, at) => {
      for (const key of kind === undefined ? [start] : [start, kind]) {
        for (const { parts, group } of this.#byStart.get(key) ?? []) {
          const places = found.get(group);
          if (places?.at(-1) === at || !fits(parts, 0, words, at)) continue;
          if (places) places.push(at);
          else found.set(group, [at]);
        }
      }
    });
    return found;
  }
}

const bare = (word: string) => (/^[@#]/.test(word) ? word : stem(word));

const is = (token: Token | undefined, word: string) =>
  token !== undefined && (token.stem === word || token.kind === word);

function fits(parts: readonly Part[], part: number, words: readonly Token[], at: number): boolean {
  const next = parts[part];
  if (next === undefined) return true;
  if (next === 'gap') {
    for (let skipped = 0; skipped <= GAP && at + skipped < words.length; skipped += 1)
      if (fits(parts, part + 1, words, at + skipped)) return true;
    return false;
  }
  return next.some(
    (row) =>
      row.every((word, offset) => is(words[at + offset], word)) &&
      fits(parts, part + 1, words, at + row.length),
  );
}
