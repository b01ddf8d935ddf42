/** A mail's words as people see them, and as they were meant: hidden signs, look-alikes, slips. */
import type { MailSigns } from '#reference/schema-mail-signs.ts';
import { folded } from './folded.ts';
import type { MailLanguage } from './mail-language.ts';

/** Letters of other scripts that look like these. */
const LOOKS = ['а', 'с', 'е', 'о', 'р', 'х', 'у', 'і', 'ѕ', 'ј', 'к', 'м', 'т', 'н', 'в', 'ο', 'α'];
const LIKE = ['a', 'c', 'e', 'o', 'p', 'x', 'y', 'i', 's', 'j', 'k', 'm', 't', 'h', 'b', 'o', 'a'];
const LOOK_ALIKE = new RegExp(`[${LOOKS.join('')}]`, 'gi');
const letterLike = (sign: string) => LIKE[LOOKS.indexOf(sign.toLowerCase())] ?? sign;

/** Without soft hyphens and signs that have no width, which tools for web mail leave in words. */
export const asSeen = (text: string): string =>
  text.replaceAll(/\p{Cf}/gu, '').replaceAll(LOOK_ALIKE, letterLike);

/** Words of six letters and more have a shape of their own; so long may one be at most. */
const LEAST = 6;
const MOST = 20;
const WORD = /\p{L}{5,20}/gu;

interface Spelling {
  /** Each word of the signs: it is what it is. */
  readonly words: ReadonlySet<string>;
  /** A deciding word, and what is left of it without one of its letters → the word. */
  readonly without: ReadonlyMap<string, readonly string[]>;
}
const known = new WeakMap<readonly string[], Spelling>();

const shortened = (word: string): string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

function spellingOf(signs: MailSigns, told: MailLanguage): Spelling {
  const list = signs.spelling[told];
  const before = known.get(list);
  if (before) return before;
  const words = list.map(folded);
  const without = new Map<string, string[]>();
  for (const word of words.filter(({ length }) => length >= LEAST))
    for (const left of [word, ...shortened(word)])
      without.set(left, [...(without.get(left) ?? []), word]);
  const all = folded(JSON.stringify(signs)).match(WORD) ?? [];
  const spelling = { words: new Set([...words, ...all]), without };
  known.set(list, spelling);
  return spelling;
}

/** One letter more, less or another, or two of them the wrong way round. */
function isNear(word: string, other: string): boolean {
  let [start, end] = [0, 0];
  const short = Math.min(word.length, other.length);
  while (start < short && word[start] === other[start]) start += 1;
  while (end < short - start && word.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [one, two] = [word.slice(start, word.length - end), other.slice(start, other.length - end)];
  return (one.length <= 1 && two.length <= 1) || (one.length === 2 && one === two[1] + two[0]!);
}

function mendedWord(word: string, { words, without }: Spelling): string {
  if (words.has(word) || word.length > MOST) return word;
  const near = [word, ...shortened(word)].flatMap((left) => without.get(left) ?? []);
  return near.find((other) => other[0] === word[0] && isNear(word, other)) ?? word;
}

const SHORT = /(?<![\p{L}\p{N}'])[a-z]{1,7}(?![\p{L}\p{N}'])/gu;

/** A folded text with the deciding words spelt right, where one letter was wrong, and whole. */
export function spelt(text: string, signs: MailSigns, told: MailLanguage): string {
  const spelling = spellingOf(signs, told);
  const whole = new Map(Object.entries(signs.shorthand[told]));
  return text
    .replaceAll(SHORT, (word) => whole.get(word) ?? word)
    .replaceAll(WORD, (word) => mendedWord(word, spelling));
}
