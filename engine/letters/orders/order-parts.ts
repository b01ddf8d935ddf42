/** The orders of one sentence: "contact us, tell us the number, and give us the name". */
import type { Unit } from '../text/units.ts';

/** Verbs that begin an order of their own within a sentence; others may be nouns or go on. */
const BEGINS = new Set(
  'provide produce tell give send identify describe explain confirm submit furnish answer upload notify state certify deliver designate'.split(
    ' ',
  ),
);
const JOINT = /(?:[,;]\s(?:and\s|then\s)?|\sand\s)(?=([a-z]{4,10})\s)/gi;
const LEAST = 25;

/** "We must receive from you: a statement; copies of …; and the name of …" */
function listedAfterColon(text: string): string[] {
  const at = text.indexOf(': ');
  const items = at === -1 ? [] : text.slice(at + 2).split(/;\s(?:and\s)?/);
  return items.length > 1 && items.every((item) => item.length > SHORTEST) ? items : [];
}
const SHORTEST = 8;

/** The parts, each at least some words long; a sentence with one order is given back whole. */
export function partsOfOrder({ text }: Unit, orders: readonly string[]): string[] {
  const listed = listedAfterColon(text);
  if (listed.length > 0) return listed;
  const cuts = [...text.matchAll(JOINT)].filter(({ 1: verb = '' }) => {
    const small = verb.toLowerCase();
    return BEGINS.has(small) && orders.includes(small);
  });
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: joint } of cuts) {
    if (index - start < LEAST || text.length - index - joint.length < LEAST) continue;
    const before = text.slice(start, index).toLowerCase();
    if (!before.split(/[^a-z-]+/).some((word) => orders.includes(word))) continue;
    // "produce or provide", "will provide"
    if (/\b(?:to|will|shall|may|can|not|or|who|which|that|and)$/i.test(text.slice(0, index)))
      continue;
    parts.push(text.slice(start, index).trim());
    start = index + joint.length;
  }
  parts.push(text.slice(start).trim());
  return parts.map((part) => `${part.slice(0, 1).toUpperCase()}${part.slice(1)}`);
}
