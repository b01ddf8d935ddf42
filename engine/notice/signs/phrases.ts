/**
 * Finds phrases in words. A phrase is a sequence of words; each may be a choice ("delete|erase"),
 * the name of a list ("<data>") or "...", up to five words of any kind. Matching looks at a bounded
 * number of words from each position, so its time is linear in the length of the text.
 */
import { stem } from '#engine/notice/text/words.ts';
import type { Token } from '#engine/notice/text/words.ts';

/** The most words that a "..." may stand for. */
const GAP = 5;

export type WordLists = Readonly<Record<string, readonly string[]>>;

/** A place within phrases that begin alike: what may come next is looked up by its first stem. */
class Place {
  readonly #next = new Map<string, Place>();
  readonly steps = new Map<string, Step[]>();
  gap: Place | undefined;
  /** The groups of phrases that end here. */
  readonly groups: number[] = [];

  /** The place after this part of a phrase. */
  after(part: string, rows: () => readonly (readonly string[])[]): Place {
    const known = this.#next.get(part);
    if (known) return known;
    const to = new Place();
    this.#next.set(part, to);
    for (const [start = '', ...rest] of rows()) {
      const there = this.steps.get(start);
      if (there) there.push({ rest, to });
      else this.steps.set(start, [{ rest, to }]);
    }
    return to;
  }
}

interface Step {
  /** The words that follow the first one of an alternative. */
  readonly rest: readonly string[];
  readonly to: Place;
}

export class Phrases {
  readonly #lists: WordLists;
  readonly #start = new Place();
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
    for (const words of text.split(' / ')) this.#add(words, group);
    return group;
  }

  #add(words: string, group: number): void {
    if (words.startsWith('...')) throw new Error('a phrase begins with a word');
    let place = this.#start;
    for (const part of words.split(' '))
      place =
        part === '...'
          ? (place.gap ??= new Place())
          : place.after(part, () => this.#alternatives(part));
    place.groups.push(group);
  }

  /** Alternatives, each a sequence of stems. */
  #alternatives(part: string): string[][] {
    const listed = /^<(.+)>$/.exec(part)?.[1];
    if (listed === undefined) return part.split('|').map((each) => [bare(each)]);
    const list = this.#lists[listed];
    if (!list) throw new Error(`there is no list of words named ${listed}`);
    return list.map((each) => each.split(' ').map(bare));
  }

  /** Which groups have a phrase in these words, and the positions where they begin. */
  in(words: readonly Token[]): Map<number, number[]> {
    const found = new Map<number, number[]>();
    for (let at = 0; at < words.length; at += 1)
      goOn(this.#start, words, at, (group) => {
        const places = found.get(group);
        if (!places) found.set(group, [at]);
        else if (places.at(-1) !== at) places.push(at);
      });
    return found;
  }
}

const bare = (word: string) => (/^[@#]/.test(word) ? word : stem(word));

function follow(words: readonly Token[], at: number, rest: readonly string[]): boolean {
  for (let offset = 0; offset < rest.length; offset += 1) {
    const token = words[at + offset];
    const word = rest[offset];
    if (token === undefined || (token.stem !== word && token.kind !== word)) return false;
  }
  return true;
}

/** Tells of every group with a phrase that goes on from this place with these words. */
function goOn(
  place: Place,
  words: readonly Token[],
  at: number,
  tell: (group: number) => void,
): void {
  for (const group of place.groups) tell(group);
  const { gap } = place;
  if (gap)
    for (let skipped = 0; skipped <= GAP && at + skipped < words.length; skipped += 1)
      goOn(gap, words, at + skipped, tell);
  const token = words[at];
  if (token === undefined || place.steps.size === 0) return;
  const { stem: own, kind } = token;
  for (const { rest, to } of place.steps.get(own) ?? [])
    if (follow(words, at + 1, rest)) goOn(to, words, at + 1 + rest.length, tell);
  if (kind === undefined) return;
  for (const { rest, to } of place.steps.get(kind) ?? [])
    if (follow(words, at + 1, rest)) goOn(to, words, at + 1 + rest.length, tell);
}
