/** The numbers, dates and bounds in a text, in one notation for all languages. */
import { MONTHS_EN, MONTHS_ES, monthNumber } from '#text/months.ts';

const MONTHS: Record<'en' | 'es', readonly string[]> = { en: MONTHS_EN, es: MONTHS_ES };

/** In the order in which they are tried: the kind, and how each language writes it. */
const FIGURE_WORDS: Record<'en' | 'es', readonly (readonly [RegExp, string])[]> = {
  en: [
    [/\$1 billion/g, '1000 MILLION'],
    [/\b(over|more than) (?=\$|half|\d)/gi, 'MORE '],
    [/\bor more\b|\bat least\b/gi, 'LEAST'],
    [/\b(under|fewer than|less than)[ -](?=\d)(?!\d+\()/gi, 'FEWER '],
    [/\bhalf\b/gi, 'HALF'],
    [/\bmillion\b/gi, 'MILLION'],
    [/\bpercent\b/gi, 'PERCENT'],
    [/\bany size\b/gi, 'SIZE'],
    [/\blimited reach\b/gi, 'LIMITED'],
  ],
  es: [
    [/\$1,000 millones/g, '1000 MILLION'],
    [/\bmás del? (la )?(?=\$|mitad|\d)/gi, 'MORE '],
    [/(?<!\p{L})o más|\bal menos\b/giu, 'LEAST'],
    [/\b(menos|menores) de (?=\d)/gi, 'FEWER '],
    [/\bmitad\b/gi, 'HALF'],
    [/\bmillones\b/gi, 'MILLION'],
    [/(?<=\d)%/g, ' PERCENT'],
    [/cualquier tamaño/gi, 'SIZE'],
    [/alcance limitado/gi, 'LIMITED'],
  ],
};

const DAY = {
  en: new RegExp(`\\b(${MONTHS.en.join('|')}) (\\d{1,2}), (\\d{4})`, 'g'),
  es: new RegExp(`\\b(\\d{1,2}) de (${MONTHS.es.join('|')}) de (\\d{4})`, 'g'),
};

function daysToIso(text: string, language: 'en' | 'es'): string {
  return text.replaceAll(DAY[language], (_, one: string, two: string, year: string) => {
    const [month, day] = language === 'en' ? [one, two] : [two, one];
    return `${year}D${monthNumber(MONTHS[language], month)}D${day}`;
  });
}

/** Sorted, because languages differ in word order. */
export function figuresIn(text: string, language: 'en' | 'es'): string {
  let plain = daysToIso(text, language);
  for (const [pattern, word] of FIGURE_WORDS[language]) plain = plain.replaceAll(pattern, word);
  const found = plain.match(
    /\d[\dD.,]*\d|\d|\b(MORE|LEAST|FEWER|HALF|MILLION|PERCENT|SIZE|LIMITED)\b/g,
  );
  return (found ?? []).toSorted().join(' ');
}
