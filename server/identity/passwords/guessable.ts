/**
 * Passwords that anyone would try first (docs/quality.md V6). What makes one good is its owner's
 * choice: no rules of composition.
 */
import { before } from '#text/trailing.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { Database } from '#server/base/database/database.ts';
import { invalidInput } from '#server/base/problem.ts';
import { eq } from 'drizzle-orm';
import { businesses as ofOwner } from '#server/base/database/schema.ts';
import { findUser } from '#server/identity/accounts/store.ts';
import { holdsName, wordCharacters } from './names-in-password.ts';

const HARDER =
  'Choose a password that is harder to guess, such as four words that do not belong together';
const WITHOUT = {
  names: 'Choose a password without your name',
  emails: 'Choose a password without your email address',
  businesses: 'Choose a password without the name of your business',
} as const;
const PRODUCT = 'statewise';

/** So many tries are within reach of anyone; eight signs at random take as many. */
const FEWEST_GUESSES = 1e8;
/** The same for the words alone, with what stands around them left out: "Dragon-Monkey-7". */
const FEWEST_FOR_WORDS = 200_000;
/** Judging takes longer with every sign: of a longer password its beginning must be good enough. */
const JUDGED = 40;

interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string;
}

/** What a stranger knows of an owner. */
export interface OwnWords {
  readonly names: readonly string[];
  readonly emails: readonly string[];
  readonly businesses: readonly string[];
}

export const knownOf = (person: Person): OwnWords => ({
  names: [person.firstName, person.lastName].flatMap((name) => [name, ...name.split(/\s+/)]),
  emails: [person.email, before(person.email, '@')],
  businesses: [person.businessName],
});

/** The same of a stored account, with the names of all its businesses. */
export async function knownOfAccount(db: Database, owner: string): Promise<OwnWords> {
  const user = await findUser(owner, db);
  const businesses = (
    await db.select({ name: ofOwner.businessName }).from(ofOwner).where(eq(ofOwner.ownerId, owner))
  ).map(({ name }) => name);
  if (!user) return { names: [], emails: [], businesses };
  const known = knownOf(user);
  return { ...known, businesses: [...known.businesses, ...businesses] };
}

/**
 * Throws `invalid-input` at the field, with the reason, where the password holds a name of its
 * owner or is soon guessed.
 */
export function refuseGuessable(password: string, known: OwnWords, field: string): void {
  const reason = whyRefused(password, known);
  if (reason !== undefined) throw invalidInput({ [field]: reason });
}

/** What to change, in words for the owner; undefined where the password is taken. */
export function whyRefused(password: string, known: OwnWords): string | undefined {
  // Spaces around make nothing harder to guess.
  const whole = password.normalize('NFKC').trim();
  for (const kind of ['businesses', 'names', 'emails'] as const)
    if (known[kind].some((name) => holdsName(whole, name))) return WITHOUT[kind];
  return isGuessable(whole.slice(0, JUDGED), known) ? HARDER : undefined;
}

// Few ways to read signs as letters are enough, and each costs time.
const judge = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: 10,
});

function isGuessable(password: string, known: OwnWords): boolean {
  const names = [known.names, known.emails, known.businesses].flat();
  const words = names.flatMap((name) => [name, ...name.split(/[^\p{L}\d]+/u)]);
  const own = [PRODUCT, ...words.filter((word) => word.length > 1)];
  if (judge.check(password, own).guesses < FEWEST_GUESSES) return true;
  return isAWordDressedUp(password, own);
}

/**
 * One or two well-known words with digits and signs around them, the first that a guesser adds.
 * Three words are a phrase.
 */
function isAWordDressedUp(password: string, own: readonly string[]): boolean {
  const letters = wordCharacters(password);
  if (letters.length * 2 < password.length) return false;
  const { guesses, sequence } = judge.check(letters, [...own]);
  const words = password.split(/[^\p{L}]+/u).filter((word) => word !== '').length;
  return (
    guesses < FEWEST_FOR_WORDS &&
    sequence.every(({ pattern }) => pattern === 'dictionary') &&
    (words <= 2 || sequence.length === 1)
  );
}
