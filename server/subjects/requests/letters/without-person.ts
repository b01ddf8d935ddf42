/**
 * A letter without what names the person: the page on which it is shown opens to whoever has its
 * address.
 */
import { inLetter } from './typed-by-person.ts';
import { US_STATES } from '#text/us-states.ts';
import type { Person } from '#server/subjects/requests/stored/person.ts';

/** Shorter parts, such as "VA", would be found in other words. */
const LEAST = 3;
const GONE = '…';

/** Letter by letter, so that each keeps its place. */
const small = (text: string) =>
  Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  }).join('');

const OF_A_WORD = /[\p{L}\p{N}]/u;

/** Whether what stands there is a whole, and no piece of a longer word. */
function isWhole(text: string, at: number, length: number): boolean {
  const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? '';
  const after = Array.from(text.slice(at + length, at + length + 2))[0] ?? '';
  return !OF_A_WORD.test(before) && !OF_A_WORD.test(after);
}

/**
 * The text without a part, wherever that is a whole; by default only in the same capitals and small
 * letters.
 */
function without(text: string, part: string, spelled = (any: string) => any): string {
  const [where, wanted] = [spelled(text), spelled(part)];
  const kept: string[] = [];
  let from = 0;
  for (let at = where.indexOf(wanted); at !== -1; at = where.indexOf(wanted, at + part.length)) {
    if (!isWhole(text, at, part.length)) continue;
    kept.push(text.slice(from, at), GONE);
    from = at + part.length;
  }
  return [...kept, text.slice(from)].join('');
}

/** Between the names of a person, and before or behind them. */
const SMALL_WORDS = new Set(
  'al and bin da de del den der di dos dr el ibn jr la las los mr mrs ms mx of sr sra the van von y'.split(
    ' ',
  ),
);
/** Names of people that a letter needs for itself: states, and months. */
const NEEDED = new Set([
  ...US_STATES.flatMap(({ name }) => name.split(' ')),
  'April',
  'May',
  'June',
  'August',
]);
const GREETING = /^(?:dear|estimad[oa]s?|hello|hi|hola|querid[oa])\b.*$/gimu;

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

/**
 * First and last names by themselves, as typed and with a capital: small letters could be any word,
 * such as "will".
 */
function namesIn(name: string | null): string[] {
  const words = (name ?? '').match(/[\p{L}\p{M}'’-]{2,}/gu) ?? [];
  const own = words.filter((word, at) => at === 0 || !SMALL_WORDS.has(word.toLowerCase()));
  const spelled = own.flatMap((word) =>
    word === word.toLowerCase() && word !== word.toUpperCase()
      ? [capital(word)]
      : [word, capital(word)],
  );
  return [...new Set(spelled)];
}

/** The lines of an address, and what stands between commas. */
const linesIn = (text: string | null) =>
  text === null ? [] : [text, ...text.split(/\n+/), ...text.split(/[\n,;]+/)];

const longestFirst = (one: string, other: string) => other.length - one.length;

/**
 * The text with name, addresses and numbers of the person left out, and first and last names by
 * themselves.
 */
export function withoutPerson(text: string, person: Person | null): string {
  if (!person) return text;
  const { name, email, post, order, onBehalfOf } = person;
  const shown = inLetter(person);
  const parts = [email, name, shown.name, onBehalfOf, shown.onBehalfOf, order]
    .flatMap((part) => part ?? [])
    .concat(linesIn(post), linesIn(shown.post))
    .map((part) => part.trim())
    .filter((part) => part.length >= LEAST && !NEEDED.has(part))
    .toSorted(longestFirst);
  const unnamed = parts.reduce((left, part) => without(left, part, small), text);
  const names = [...namesIn(name), ...namesIn(onBehalfOf)].toSorted(longestFirst);
  // "May 5" is a day, and "Virginia" a state, but for whom a greeting names
  const bare = names
    .filter((word) => !NEEDED.has(word))
    .reduce((left, word) => without(left, word), unnamed);
  const greeted = bare.replaceAll(GREETING, (line) =>
    names.reduce((left, word) => without(left, word), line),
  );
  return greeted.replaceAll(/…(?:[ ,]+…)+/g, GONE);
}
