/** Phrases in a sentence; "…" stands for any words between two parts. */

const wordAt = (text: string, at: number, length: number) =>
  !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(text[at + length] ?? ' ');

/** Where the words stand as whole words from `from` on; -1: nowhere. */
function placeOf(text: string, words: string, from = 0): number {
  for (let at = text.indexOf(words, from); at !== -1; at = text.indexOf(words, at + 1))
    if (wordAt(text, at, words.length)) return at;
  return -1;
}

/** Where the phrase begins in the small words of a sentence; -1: it is not there. */
export function phraseAt(small: string, phrase: string): number {
  const [first = '', ...rest] = phrase.split(' … ');
  const start = placeOf(small, first);
  let at = start === -1 ? -1 : start + first.length;
  for (const part of rest) {
    if (at === -1) return -1;
    const next = placeOf(small, part, at);
    at = next === -1 ? -1 : next + part.length;
  }
  return at === -1 ? -1 : start;
}

/** Whether one of the phrases is there. */
export const hasPhrase = (small: string, phrases: readonly string[]) =>
  phrases.some((phrase) => phraseAt(small, phrase) !== -1);

/** The phrases that are there. */
export const phrasesIn = (small: string, phrases: readonly string[]) =>
  phrases.filter((phrase) => phraseAt(small, phrase) !== -1);

/** Small letters, plain quotes and hyphens, single blanks. */
export const smallWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐‑]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
