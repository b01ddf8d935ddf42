import { expect, test } from 'vitest';
import { bothTexts } from '#contract/requests/letter-texts.ts';
import { datedOn } from './letter-dates.ts';

const letter = (day: string, until: string) =>
  `${day}\n\nDear Ann,\n\nYou can appeal. Reply to this letter by ${until}. Put “Appeal” and our number ABC-DEF-GHK in the first line.`;
const carta = (day: string, until: string) =>
  `${day}\n\nHola, Ana:\n\nPuede apelar. Responda a más tardar el ${until}, y ponga la palabra.`;

test('a letter that leaves later has its own day, and sixty days from it to appeal', () => {
  const drafted = letter('November 20, 2026', 'January 19, 2027');
  expect(datedOn(drafted, '2026-11-20')).toBe(drafted);
  expect(datedOn(drafted, '2026-11-27')).toBe(letter('November 27, 2026', 'January 26, 2027'));
  const both = bothTexts(carta('20 de noviembre de 2026', '19 de enero de 2027'), drafted);
  expect(datedOn(both, '2026-11-27')).toBe(
    bothTexts(
      carta('27 de noviembre de 2026', '26 de enero de 2027'),
      letter('November 27, 2026', 'January 26, 2027'),
    ),
  );
});

test('days that were changed by hand stay', () => {
  const longer = letter('November 20, 2026', 'March 1, 2027');
  expect(datedOn(longer, '2026-11-27')).toBe(letter('November 27, 2026', 'March 1, 2027'));
  const own = letter('Friday', 'January 19, 2027');
  expect(datedOn(own, '2026-11-27')).toBe(own);
});
