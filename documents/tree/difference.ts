/** What one document says otherwise than another: its blocks paired, and the words within those that changed. */
import { diffArrays, diffWordsWithSpace } from 'diff';
import { sayings } from './sayings.ts';
import type { Saying } from './sayings.ts';
import type { PaperDocument } from './tree.ts';

export interface Words {
  text: string;
  change: 'same' | 'added' | 'removed';
}

/** A block that only one of the two has, or that both have in other words. */
export interface Differing {
  change: 'added' | 'removed' | 'changed';
  /** The headings that it stands under, outermost first. */
  place: string[];
  kind: Saying['kind'];
  words: Words[];
}

/** What differs, in the order of the later document. Pure; the same documents differ in nothing. */
export function differenceOf(before: PaperDocument, after: PaperDocument): Differing[] {
  const [one, other] = [sayings(before), sayings(after)];
  const found: Differing[] = [];
  let removed: readonly Saying[] = [];
  const hunk = (added: readonly Saying[]) => {
    found.push(...pairs(removed, added).flatMap(told));
    removed = [];
  };
  const same = (left: Saying, right: Saying) =>
    left.kind === right.kind && left.text === right.text;
  for (const part of diffArrays([...one], [...other], { comparator: same })) {
    if (part.removed) removed = part.value;
    else hunk(part.added ? part.value : []);
  }
  hunk([]);
  return found;
}

type Pair = readonly [before: Saying | undefined, after: Saying | undefined];

function told([before, after]: Pair): Differing[] {
  const about = after ?? before;
  if (!about) return [];
  const { kind, place } = about;
  if (before && after)
    return [{ change: 'changed', place, kind, words: wordsOf(before.text, after.text) }];
  const change = after ? 'added' : 'removed';
  return [{ change, place, kind, words: [{ text: about.text, change }] }];
}

function wordsOf(before: string, after: string): Words[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/** So alike are two blocks that one is the other in new words. */
const ALIKE = 0.4;
/** More pairs than these are not looked at: what came then stands beside what went. */
const MOST_PAIRS = 40_000;

/** Pairs blocks of one stretch in their order, those most alike; the rest stands alone. */
function pairs(removed: readonly Saying[], added: readonly Saying[]): Pair[] {
  if (removed.length * added.length > MOST_PAIRS) return alone(removed, added);
  const best = likeness(removed, added);
  const result: Pair[] = [];
  let [row, column] = [0, 0];
  while (row < removed.length && column < added.length) {
    const here = best[row]?.[column] ?? 0;
    if (here === best[row + 1]?.[column]) {
      result.push([removed[row], undefined]);
      row += 1;
    } else if (here === best[row]?.[column + 1]) {
      result.push([undefined, added[column]]);
      column += 1;
    } else {
      result.push([removed[row], added[column]]);
      row += 1;
      column += 1;
    }
  }
  return [...result, ...alone(removed.slice(row), added.slice(column))];
}

const alone = (removed: readonly Saying[], added: readonly Saying[]): Pair[] => [
  ...removed.map((each): Pair => [each, undefined]),
  ...added.map((each): Pair => [undefined, each]),
];

/** The greatest sum of likeness that can be had from each place on, both orders kept. */
function likeness(removed: readonly Saying[], added: readonly Saying[]): number[][] {
  const words = added.map(({ text }) => wordSet(text));
  const best = Array.from({ length: removed.length + 1 }, () =>
    Array<number>(added.length + 1).fill(0),
  );
  for (let row = removed.length - 1; row >= 0; row -= 1) {
    const one = removed[row];
    const own = wordSet(one?.text ?? '');
    for (let column = added.length - 1; column >= 0; column -= 1) {
      const alike = one?.kind === added[column]?.kind ? share(own, words[column] ?? own) : 0;
      const both = alike >= ALIKE ? alike + (best[row + 1]?.[column + 1] ?? 0) : 0;
      const without = Math.max(best[row + 1]?.[column] ?? 0, best[row]?.[column + 1] ?? 0);
      (best[row] ?? [])[column] = Math.max(both, without);
    }
  }
  return best;
}

const wordSet = (text: string) => new Set(text.toLowerCase().split(/\s+/));

/** How many of all their words both have. */
function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both);
}
