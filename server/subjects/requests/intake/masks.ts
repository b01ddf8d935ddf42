/**
 * Numbers that nobody should write into a form: payment cards and Social Security numbers. They are
 * masked before anything is stored (docs/decisions/0090-request-desk.md).
 */
import { oneLine } from './one-line.ts';
import type { Person } from '#server/subjects/requests/stored/person.ts';

/** 13 to 19 digits, with at most two spaces, line ends, dots or dashes of any kind between them. */
const CARD = /(?<![\d-])\d(?:[\s\u200B\u2010-\u2015.-]{0,2}\d){12,18}(?![\d-]|[ ]\d)/g;
/**
 * Three, two and four digits, as they are written on the card; areas and groups that do not exist
 * are left alone.
 */
const SOCIAL_SECURITY =
  /(?<![\d-])(?!000|666|9\d\d)\d{3}([-\s.\u2010-\u2015])(?!00)\d{2}\1(?!0000)\d{4}(?![\d-])/g;
/** Nine digits in a row right after words that name them. */
const NAMED = /(\b(?:ssn|social security|seguro social)\b[^\d\n]{0,24})\d{9}(?!\d)/gi;

/** Digits of other scripts that stand for the same ten: full-width, Arabic, Persian. */
const OTHER_DIGITS = /[\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/g;
const inAscii = (text: string) =>
  text.replaceAll(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The check digit of payment cards (ISO/IEC 7812-1, the Luhn formula). */
function isCard(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0 && new Set(digits).size > 1;
}

export interface Masked {
  readonly text: string;
  /** How many numbers were masked. */
  readonly count: number;
}

/**
 * The text with such numbers masked; the last four digits of a card stay, so that its owner knows
 * which.
 */
export function masked(text: string): Masked {
  let count = 0;
  const mask = (by: string) => {
    count += 1;
    return by;
  };
  const clean = inAscii(text)
    .replace(CARD, (found) =>
      isCard(digitsOf(found)) ? mask(`[card ending ${digitsOf(found).slice(-4)}]`) : found,
    )
    .replace(SOCIAL_SECURITY, () => mask('[number removed]'))
    .replace(NAMED, (_, before: string) => mask(`${before}[number removed]`));
  return { text: count > 0 ? clean : text, count };
}

/**
 * A person with every field masked in which somebody may have typed such a number, and with names
 * in one line.
 */
export function maskedPerson(person: Person): { readonly person: Person; readonly count: number } {
  const { post, text } = person;
  const name = oneLine(person.name);
  const order = oneLine(person.order);
  const onBehalfOf = oneLine(person.onBehalfOf);
  const typed = Object.entries({ name, post, order, text, onBehalfOf }).map(
    ([field, value]) => [field, value === null ? undefined : masked(value)] as const,
  );
  const clean = Object.fromEntries(typed.map(([field, value]) => [field, value?.text ?? null]));
  const count = typed.reduce((sum, [, value]) => sum + (value?.count ?? 0), 0);
  return { person: { ...person, ...clean }, count };
}
