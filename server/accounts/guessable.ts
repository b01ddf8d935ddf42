/**
 * Passwords that anyone would try first (docs/quality.md V6). What makes one good is its owner's
 * choice: no rules of composition.
 */
import type { Database } from '../database/database.ts';
import { invalidInput } from '../http/problem.ts';
import { listBusinesses } from '../businesses/store.ts';
import { findUser } from './store.ts';
import { WELL_KNOWN } from './well-known.ts';

const MESSAGE = 'Choose a password that is harder to guess';
const PRODUCT = 'statewise';

interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string;
}

/** What a stranger knows of an owner: address, name, business. */
export const namesIn = (person: Person): string[] => [
  person.email,
  person.firstName,
  person.lastName,
  person.businessName,
];

/** The same of a stored account, with the names of all its businesses. */
export async function namesOf(db: Database, owner: string): Promise<string[]> {
  const user = await findUser(owner, db);
  const businesses = await listBusinesses(owner, db);
  return [...(user ? namesIn(user) : []), ...businesses.map(({ businessName }) => businessName)];
}

/** Throws `invalid-input` at the field where the password is one of the first that anyone would try. */
export function refuseGuessable(password: string, names: readonly string[], field: string): void {
  if (isGuessable(password, names)) throw invalidInput({ [field]: MESSAGE });
}

/** True for repeated signs, plain sequences, and for well-known words and the owner's names with no more than digits and signs around them. */
export function isGuessable(password: string, names: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (repeats(plain) || isSequence(plain)) return true;
  const own = longestFirst([PRODUCT, ...names.flatMap(wordsIn)]);
  return readings(plain).some(
    (letters) =>
      letters !== '' && (fewWellKnown(without(letters, own).left) || fewWellKnown(letters, own)),
  );
}

/** "aaaaaaaa", "abcabcabc", "20262026". */
const repeats = (text: string) => /^(.{1,12})\1+$/u.test(text);

const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  '!@#$%^&*()',
].flatMap((row) => [row, row.split('').toReversed().join('')]);

/** Made of nothing but runs of three or more along a row: "12345678", "qwerty123", "abcd4321". */
function isSequence(text: string): boolean {
  for (let rest = text; rest !== '';) {
    const length = longestRun(rest);
    if (length < 3) return false;
    rest = rest.slice(length);
  }
  return true;
}

function longestRun(text: string): number {
  let length = 0;
  while (length < text.length && ROWS.some((row) => row.includes(text.slice(0, length + 1))))
    length += 1;
  return length;
}

const LOOKALIKES: readonly Readonly<Record<string, string>>[] = [
  { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
  { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'l' },
];
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');

/** The letters alone, as they stand and with signs read as the letters that they look like. */
function readings(plain: string): string[] {
  const words = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const core = plain.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  const read = (text: string, signs: Readonly<Record<string, string>>) =>
    lettersOf(text.replace(/[^\p{L}]/gu, (sign) => signs[sign] ?? sign));
  return [
    lettersOf(plain),
    ...LOOKALIKES.flatMap((signs) => [words, core, plain].map((text) => read(text, signs))),
  ];
}

/** The words of a name or address, and the whole of it as one. */
function wordsIn(name: string): string[] {
  const plain = name.normalize('NFKC').toLowerCase();
  const words = plain.split(/[^\p{L}]+/u).filter((word) => word.length > 1);
  return [...words, lettersOf(plain)].filter((word) => word !== '');
}

const longestFirst = (words: readonly string[]) =>
  [...new Set(words)].toSorted((one, other) => other.length - one.length);
const KNOWN = longestFirst(WELL_KNOWN);
const FILLERS = ['your', 'the', 'and', 'my'];
/** Three well-known words in a row are a phrase that is not one of the first to be tried. */
const MOST_KNOWN = 2;

/** Whether letters are one or two well-known words, with the owner's names around them, and nothing else. */
function fewWellKnown(letters: string, own: readonly string[] = []): boolean {
  const known = without(letters, KNOWN);
  const { left } = without(known.left, [...own, ...FILLERS]);
  return left === '' && known.found <= MOST_KNOWN;
}

function without(letters: string, words: readonly string[]): { left: string; found: number } {
  let left = letters;
  let found = 0;
  for (const word of words) {
    found += left.split(word).length - 1;
    left = left.replaceAll(word, '');
  }
  return { left, found };
}
