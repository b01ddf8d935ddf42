/** How hard a text is to read: the Flesch-Kincaid formula, as American school grades. */

/** Endings and pairs of vowels that counting groups of vowels gets wrong. */
const SILENT = /(?:(?<![sxzcgi]|[cs]h|[^aeiou]l)es|[^dt]ed|[^l]e)$/;
const APART = /ia(?!l|n$)|io(?!n|us)|iu|eo(?![up])|ua|uou|ying|eing|oyee|idea/g;

/** Syllables of an English word, counted by its groups of vowels. A number counts as one. */
export function syllables(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace('busi', 'biz');
  if (plain.length <= 3) return 1;
  const groups =
    plain.replace(SILENT, (end) => end.replace(/e/, '')).match(/[aeiouy]+/g)?.length ?? 0;
  const apart = plain.match(APART)?.length ?? 0;
  return Math.max(1, groups + apart);
}

export const wordsIn = (text: string) =>
  text.split(/[\s/]+|—/).filter((word) => /[\p{L}\p{N}]/u.test(word));

const SHORT =
  'Del|Rev|Stat|Conn|Gen|Minn|Neb|Tex|Bus|Com|Fla|Va|Md|Ind|Tenn|Ann|Mont|Cal|Civ|subd|subds|ch|art|No|seq';
const STOP = new RegExp(
  `\\n|(?<=(?:[a-z\\d%)”’"]|[A-Z]{2})[.?!:;])(?<!\\b(?:${SHORT})\\.)["”’)]?\\s+(?=["“(\\p{Lu}\\d$])`,
  'u',
);

/** A full stop ends a sentence if a capital follows; not inside "6 Del. C." or "U.S.". */
export const sentencesOf = (text: string) =>
  text.split(STOP).filter((sentence) => wordsIn(sentence).length > 0);

/** The grade of a text. Short texts give unstable grades, so pass whole pages. */
export function gradeOf(text: string): number {
  const words = wordsIn(text);
  if (words.length === 0) return 0;
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentencesOf(text).length) + 11.8 * (sounds / words.length) - 15.59;
}
