/** The number of a request, as people say it on the phone: no letters that look or sound alike. */
import { randomInt } from 'node:crypto';

const LETTERS = 'ACDEFHJKMNPQRTUVWXY';
const DIGITS = '34679';
/**
 * Three groups, each of two letters and a digit: 5.8 thousand million, so that a repeat in one
 * business is tried again.
 */
const GROUPS = 3;

const pick = (from: string) => from.charAt(randomInt(from.length));

/** All that a text names, in its order, once each. */
export const referencesIn = (text: string): string[] => [
  ...new Set(text.match(NUMBER_IN_TEXT) ?? []),
];

const NUMBER_IN_TEXT =
  /\b[ACDEFHJKMNPQRTUVWXY]{2}[34679](?:-[ACDEFHJKMNPQRTUVWXY]{2}[34679]){2}\b/g;

/** A new one, such as "KA7-MF4-QX9". */
export const newReference = (): string =>
  Array.from({ length: GROUPS }, () => pick(LETTERS) + pick(LETTERS) + pick(DIGITS)).join('-');
