/** How hard the notice is to read, and its hardest sentences. */
import { gradeOf, wordsIn } from '#text/reading-grade.ts';
import { quoteOf } from '#engine/notice/text/units.ts';
import type { Sentence } from '#engine/notice/text/units.ts';
import type { Readability } from '#engine/notice/notice.ts';

const WORST = 3;
/** A sentence with fewer words is not judged. */
const FEW = 12;
/** Longer texts are cut here: the grade no longer changes. */
const ENOUGH = 3000;

/** Tables and headings do not count, because they are not prose. */
export function readabilityOf(sentences: readonly Sentence[]): Readability {
  const prose = sentences
    .filter(({ columns, text }) => columns === undefined && /\s\S+\s/.test(text))
    .slice(0, ENOUGH);
  const texts = prose.map(({ text }) => text.slice(0, 2000));
  const all = texts.map((text) => (/[.!?:;]$/.test(text) ? text : `${text}.`)).join('\n');
  const graded = prose
    .map((sentence, at) => ({
      ...quoteOf(sentence),
      words: wordsIn(texts[at] ?? '').length,
      grade: rounded(gradeOf(texts[at] ?? '')),
    }))
    .filter(({ words, grade }) => words >= FEW && grade > 12)
    .toSorted((one, other) => other.grade - one.grade);
  return {
    grade: rounded(gradeOf(all)),
    words: wordsIn(all).length,
    worst: graded.slice(0, WORST),
  };
}

const rounded = (grade: number) => Math.round(grade * 10) / 10;
