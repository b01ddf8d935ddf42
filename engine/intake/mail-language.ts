/** English or Spanish, by their small words. */
export type MailLanguage = 'en' | 'es';

const EN = new Set(
  'the and you my your to of for is are have that this with not please want would from do it was'.split(
    ' ',
  ),
);
const ES = new Set(
  'el la los las que de y mi mis su sus para por con una un es está tienen quiero que favor se del ustedes lo'.split(
    ' ',
  ),
);
const MOST_WORDS = 600;

/** null: too few words of either. */
export function mailLanguage(text: string): MailLanguage | null {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .slice(0, MOST_WORDS);
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  const en = count(EN);
  const es = count(ES) + (/[¿¡ñ]/.test(text) ? 2 : 0);
  if (en === es) return null;
  return en > es ? 'en' : 'es';
}
