/** A letter without what names the person: the page on which it is shown opens to whoever has its address. */
import { ALL_STATES } from '#contract/all-states.ts';
import type { Person } from './person.ts';

/** Shorter parts, such as "VA", would be found in other words. */
const LEAST = 3;
const GONE = '…';

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** A text as a whole: not where it stands within a longer word. */
const whole = (part: string, flags = '') =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(part)}(?![\p{L}\p{N}])`, `gu${flags}`);

/** Between the names of a person, and before or behind them. */
const SMALL_WORDS = new Set(
  'al and bin da de del den der di dos dr el ibn jr la las los mr mrs ms mx of sr sra the van von y'.split(
    ' ',
  ),
);
/** Names of people that a letter needs for itself: states, and months. */
const NEEDED = new Set([
  ...ALL_STATES.flatMap(({ name }) => name.split(' ')),
  'April',
  'May',
  'June',
  'August',
]);
const GREETING = /^(?:dear|estimad[oa]s?|hello|hi|hola|querid[oa])\b.*$/gimu;

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

/** First and last names by themselves, as typed and with a capital: small letters could be any word, such as "will". */
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

/** The text with name, addresses and numbers of the person left out, and first and last names by themselves. */
export function withoutPerson(text: string, person: Person | null): string {
  if (!person) return text;
  const { name, email, post, order, onBehalfOf } = person;
  const parts = [email, name, onBehalfOf, order]
    .flatMap((part) => part ?? [])
    .concat(linesIn(post))
    .map((part) => part.trim())
    .filter((part) => part.length >= LEAST && !NEEDED.has(part))
    .toSorted(longestFirst);
  const unnamed = parts.reduce((left, part) => left.replaceAll(whole(part, 'i'), GONE), text);
  const names = [...namesIn(name), ...namesIn(onBehalfOf)].toSorted(longestFirst);
  // "May 5" is a day, and "Virginia" a state, but for whom a greeting names
  const bare = names
    .filter((word) => !NEEDED.has(word))
    .reduce((left, word) => left.replaceAll(whole(word), GONE), unnamed);
  const greeted = bare.replaceAll(GREETING, (line) =>
    names.reduce((left, word) => left.replaceAll(whole(word), GONE), line),
  );
  return greeted.replaceAll(/…(?:[ ,]+…)+/g, GONE);
}
