/** A letter without what names the person: the page on which it is shown opens to whoever has its address. */
import type { Person } from './person.ts';

/** Shorter parts, such as "Al", would be found in other words. */
const LEAST = 3;

/** The text with name, addresses and numbers of the person left out. */
export function withoutPerson(text: string, person: Person | null): string {
  if (!person) return text;
  const { name, email, post, order, onBehalfOf } = person;
  const parts = [email, post, name, onBehalfOf, order]
    .flatMap((part) => (part === null ? [] : [part, ...part.split(/\n+/)]))
    .map((part) => part.trim())
    .filter((part) => part.length >= LEAST)
    .toSorted((one, other) => other.length - one.length);
  return parts.reduce((kept, part) => kept.replaceAll(part, '…'), text);
}
