/** Whether a password holds a name, also with signs that look like its letters: "H4rb0r-B00ks". */

const LOOKALIKES = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };
const READINGS: readonly Readonly<Record<string, string>>[] = [
  {},
  { ...LOOKALIKES, '1': 'i', '!': 'i' },
  { ...LOOKALIKES, '1': 'l', '!': 'l' },
];

/** Small letters without accents. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const packed = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '');
export const wordCharacters = (text: string) => plain(text).replaceAll(/[^\p{L}]/gu, '');

/** Forms of a company that stand behind its name. */
const FORM = /[\s,](?:llc|llp|lp|inc|incorporated|corp|corporation|co|company|ltd|limited)\.?$/i;

/**
 * A word of five letters counts wherever it stands, one of four at the edge of a word, a shorter
 * one only alone.
 */
const ANYWHERE = 5;

/** True where the password holds the whole name. */
export function holdsName(password: string, name: string): boolean {
  const wanted = packed(plain(name.replace(FORM, '')));
  if (wanted.length < 2) return false;
  return READINGS.some((signs) => {
    const text = plain(password).replaceAll(/[^\p{L}]/gu, (sign) => signs[sign] ?? sign);
    if (wanted.length >= ANYWHERE) return packed(text).includes(wanted);
    return text
      .split(/[^\p{L}]+/u)
      .some(
        (word) =>
          word === wanted ||
          (wanted.length === ANYWHERE - 1 && (word.startsWith(wanted) || word.endsWith(wanted))),
      );
  });
}
