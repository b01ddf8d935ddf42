/** Days that a sentence of the records names itself: "Since July 1, 2026: have wrong data ...". */
import { MONTHS_EN } from '#text/months.ts';

const SINCE = new RegExp(`\\bsince (${MONTHS_EN.join('|')})(?: (\\d{1,2}),)? (\\d{4})\\b`, 'gi');

/** The first ISO day after a day from which words count, by what they say; undefined: none. */
export function countsSince(text: string, day: string): string | undefined {
  const days = [...text.matchAll(SINCE)].map(([, month = '', date = '1', year = '']) => {
    const at = MONTHS_EN.findIndex((name) => name.toLowerCase() === month.toLowerCase()) + 1;
    return `${year}-${String(at).padStart(2, '0')}-${date.padStart(2, '0')}`;
  });
  return days.filter((each) => each > day).toSorted()[0];
}
