/** Words of links, buttons and pages against the phrases of the signs. */

/**
 * Small letters without accents and signs, so that "Don’t sell" and "DON'T SELL" are one. A lone ×
 * stays.
 */
export function bareWords(words: string): string {
  const bare = words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}&×✕✖]+/gu, ' ')
    .trim();
  return bare;
}

/** The longest phrase that stands in the words as whole words; undefined if none does. */
export function phraseIn(words: string, phrases: readonly string[]): string | undefined {
  const padded = ` ${bareWords(words)} `;
  let best: string | undefined;
  for (const phrase of phrases) {
    const wanted = bareWords(phrase);
    if (wanted !== '' && padded.includes(` ${wanted} `) && wanted.length > (best?.length ?? 0))
      best = wanted;
  }
  return best;
}

/** Whether the words are one of the phrases and nothing else. */
export const isPhrase = (words: string, phrases: readonly string[]) =>
  phrases.some((phrase) => bareWords(phrase) === bareWords(words));
