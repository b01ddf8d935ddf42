/** A letter without what names the person: the page on which it is shown opens to whoever has its address. */
import type { Person } from './person.ts';

/** Shorter parts, such as "Al", would be found in other words. */
const LEAST = 3;

/** Letter by letter, so that each keeps its place. */
const small = (text: string) =>
  Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  }).join('');

/** The text without a part, in capitals or small letters. */
function without(text: string, part: string): string {
  const [where, wanted] = [small(text), small(part)];
  const kept: string[] = [];
  let from = 0;
  for (let at = where.indexOf(wanted); at !== -1; at = where.indexOf(wanted, from)) {
    kept.push(text.slice(from, at), '…');
    from = at + part.length;
  }
  return [...kept, text.slice(from)].join('');
}

/** The text with name, addresses and numbers of the person left out. */
export function withoutPerson(text: string, person: Person | null): string {
  if (!person) return text;
  const { name, email, post, order, onBehalfOf } = person;
  const parts = [email, post, name, onBehalfOf, order]
    .flatMap((part) => (part === null ? [] : [part, ...part.split(/\n+/)]))
    .map((part) => part.trim())
    .filter((part) => part.length >= LEAST)
    .toSorted((one, other) => other.length - one.length);
  return parts.reduce(without, text);
}
