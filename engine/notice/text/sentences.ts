/**
 * Splits text into sentences: at full stops that do not belong to an abbreviation, an address or a
 * number.
 */
import { tidied } from './words.ts';

const SHORT = new Set(
  'mr mrs ms dr st ave blvd rd ln ste apt no nos sec secs art subd ch e.g i.e u.s vs cf jan feb mar apr jun jul aug sep sept oct nov dec rev cal civ tit fla tex va md ind tenn mont minn conn gen stat ann del colo ore neb tel ext approx incl etc'.split(
    ' ',
  ),
);
/** Abbreviations that end a sentence only if a usual first word follows. */
const FIRMS = new Set(['inc', 'corp', 'co', 'ltd', 'llc', 'l.l.c', 'p.m', 'a.m']);
const BEGINS = /^(?:The|We|This|These|If|In|You|Your|Our|It|For|To|When|All|Any|Please|A|An)\b/;
const END = /[.!?]["')\]]{0,2}\s/g;

/** The sentences of a text, without line breaks. */
export function sentencesIn(text: string): string[] {
  const plain = tidied(text).replaceAll(/\s+/g, ' ').trim();
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: stop, index } of plain.matchAll(END)) {
    const end = index + stop.length;
    if (!ends(plain, start, index, end)) continue;
    sentences.push(plain.slice(start, end).trim());
    start = end;
  }
  const rest = plain.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}

function ends(plain: string, start: number, stop: number, next: number): boolean {
  const after = plain.slice(next, next + 12);
  if (!/^["'([]{0,2}[\p{Lu}\d@*•]/u.test(after)) return false;
  if (plain.charAt(stop) !== '.') return true;
  const before = plain.slice(Math.max(start, stop - 12), stop);
  const word = (before.split(/[^\w.]/).at(-1) ?? '').toLowerCase();
  // the number of a clause, or an initial
  if (stop - word.length <= start && /^\d{1,2}(?:\.\d{1,2})*$|^[a-z]$/.test(word)) return false;
  if (SHORT.has(word)) return false;
  return !FIRMS.has(word) || BEGINS.test(after);
}

/** Splits a sentence into clauses, at each semicolon. */
export const splitClauses = (sentence: string) =>
  sentence.split(/;\s*/).filter((clause) => clause.trim() !== '');
