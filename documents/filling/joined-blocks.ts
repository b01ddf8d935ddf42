/** Merges what a `state-each` wrote for each state, where it is alike. */
import { list } from '#text/english.ts';
import { STATES } from '#law/codes.ts';
import { mergedGrounds } from './grounds.ts';
import { widthsOf } from '#documents/tree/table-widths.ts';
import type { Block, Ground, Inline, Passage, Text } from '#documents/tree/tree.ts';

/**
 * Merges neighbours: tables, lists, passages, and paragraphs that differ only in the state's name.
 */
export function joinedBlocks(blocks: readonly Block[]): Block[] {
  const result: Block[] = [];
  for (const block of blocks) {
    const last = result.at(-1);
    const both = last && merged(last, block);
    if (both) result[result.length - 1] = both;
    else result.push(block);
  }
  return result;
}

function merged(one: Block, other: Block): Block | undefined {
  if (one.kind === 'table' && other.kind === 'table' && one.head.join() === other.head.join()) {
    const rows = [...one.rows, ...other.rows];
    return { ...one, rows, widths: widthsOf(one.head, rows) };
  }
  if (one.kind === 'list' && other.kind === 'list' && one.ordered === other.ordered)
    return { ...one, items: [...one.items, ...other.items] };
  if (one.kind === 'paragraph' && other.kind === 'paragraph') {
    const text = mergedText(one.text, other.text);
    return text && { ...one, text };
  }
  if (one.kind === 'passage' && other.kind === 'passage' && sameReason(one, other))
    return {
      ...one,
      grounds: mergedGrounds(one.grounds, other.grounds),
      blocks: joinedBlocks([...one.blocks, ...other.blocks]),
    };
  return undefined;
}

function sameReason(one: Passage, other: Passage): boolean {
  const ids = (grounds: readonly Ground[]) => grounds.map(({ id }) => id).join();
  return one.note === other.note && ids(one.grounds) === ids(other.grounds);
}

const NAMES = new Set<string>(STATES.map(({ name }) => name));
/** Only after "in" can names be joined without changing the verb. */
const BEFORE = /\b(live )?in $/i;

/** With more states than this a sentence is too long to read. */
const MOST = 6;

/**
 * "In Minnesota you can ask." and "In Oregon you can ask." are "In Minnesota and Oregon you can
 * ask."
 */
function mergedText(one: Text, other: Text): Text | undefined {
  if (one.length !== other.length) return undefined;
  const [at = -1, ...more] = [...one.keys()].filter((place) => !same(one[place], other[place]));
  const [first, second, before] = [one[at], other[at], one[at - 1]];
  if (more.length > 0 || typeof first !== 'string' || typeof second !== 'string') return undefined;
  const place = typeof before === 'string' ? BEFORE.exec(before) : null;
  const names = [...first.split(/, | and | or /), second];
  if (!place || names.length > MOST || names.some((name) => !NAMES.has(name))) return undefined;
  const joined = list(names, place[1] === undefined ? 'and' : 'or');
  return one.toSpliced(at, 1, joined);
}

const same = (one: Inline | undefined, other: Inline | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);
