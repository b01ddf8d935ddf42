/**
 * The differences between two documents: their blocks are paired, and changed blocks compared word
 * by word.
 */
import { diffArrays } from 'diff';
import { statementsOf } from './statements.ts';
import type { Statement } from './statements.ts';
import type { DocumentTree } from './tree.ts';

interface Words {
  text: string;
  change: 'same' | 'added' | 'removed';
}

/** A block that only one document has, or that both have with different words. */
export interface Differing {
  change: 'added' | 'removed' | 'changed';
  /** The headings above it, outermost first. */
  place: string[];
  kind: Statement['kind'];
  words: Words[];
}

/** The differences, in the order of the later document. Pure; equal documents have none. */
export function differenceOf(before: DocumentTree, after: DocumentTree): Differing[] {
  const [one, other] = [statementsOf(before), statementsOf(after)];
  const ends = [...kept(one, other), [one.length, other.length] as const];
  let [left, right] = [0, 0];
  return ends.flatMap(([row, column]) => {
    const stretch = pairs(one.slice(left, row), other.slice(right, column));
    [left, right] = [row + 1, column + 1];
    return stretch.flatMap(differingIn);
  });
}

const keyOf = ({ kind, text }: Statement) => `${kind} ${text}`;

/**
 * The positions of equal blocks in each document, in order. Only the blocks between them are
 * compared.
 */
function kept(
  one: readonly Statement[],
  other: readonly Statement[],
): (readonly [number, number])[] {
  const [mine, theirs] = [one.map(keyOf), other.map(keyOf)];
  const [known, found] = [new Set(theirs), new Set(mine)];
  const rows = [...mine.keys()].filter((at) => known.has(mine[at] ?? ''));
  const columns = [...theirs.keys()].filter((at) => found.has(theirs[at] ?? ''));
  const parts = diffArrays(
    rows.map((at) => mine[at] ?? ''),
    columns.map((at) => theirs[at] ?? ''),
  );
  let [row, column] = [0, 0];
  return parts.flatMap(({ added, removed, count }) => {
    const start = [row, column] as const;
    if (!added) row += count;
    if (!removed) column += count;
    if (added || removed) return [];
    return Array.from({ length: count }, (_, step) => {
      const [at, there] = [rows[start[0] + step] ?? 0, columns[start[1] + step] ?? 0];
      return [at, there] as const;
    });
  });
}

type Pair = readonly [before: Statement | undefined, after: Statement | undefined];

function differingIn([before, after]: Pair): Differing[] {
  const about = after ?? before;
  if (!about) return [];
  const { kind, place } = about;
  if (before && after)
    return [{ change: 'changed', place, kind, words: changedWords(before.text, after.text) }];
  const change = after ? 'added' : 'removed';
  return [{ change, place, kind, words: [{ text: about.text, change }] }];
}

/** If more words than these differ, the two texts are shown whole, one after the other. */
const MOST_EDITS = 150;

/** A gap or an address is one word; spaces and final punctuation are words of their own. */
const WORDS = /\[[^\]]{0,400}\]|\s+|[^\s[\]]{1,200}?(?=[.,;:!?]{0,8}(?:\s|$|\[))|./gsu;
const cut = (text: string) => text.match(WORDS) ?? [];

function changedWords(before: string, after: string): Words[] {
  const parts = diffArrays(cut(before), cut(after), { maxEditLength: MOST_EDITS });
  if (!parts)
    return [
      { text: before, change: 'removed' },
      { text: after, change: 'added' },
    ];
  return parts.map(({ value, added, removed }) => ({
    text: value.join(''),
    change: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/** Two blocks at least this similar are one block with changed words. */
const ALIKE = 0.4;
/** A limit of work for finding pairs; above it, added blocks are shown next to removed ones. */
const MOST_WORK = 1_500_000;

const CHARACTERS_OF_WORD = 6;

/** Pairs similar blocks between two equal ones, in order; unpaired ones are shown alone. */
function pairs(removed: readonly Statement[], added: readonly Statement[]): Pair[] {
  const letters = removed.reduce((sum, { text }) => sum + text.length, 0);
  if ((letters / CHARACTERS_OF_WORD) * added.length > MOST_WORK) return alone(removed, added);
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

const alone = (removed: readonly Statement[], added: readonly Statement[]): Pair[] => [
  ...removed.map((each): Pair => [each, undefined]),
  ...added.map((each): Pair => [undefined, each]),
];

/** The greatest sum of similarity from each pair of positions on, with both orders kept. */
function likeness(removed: readonly Statement[], added: readonly Statement[]): number[][] {
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

/** The share of their words that two blocks have in common. */
function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both);
}
