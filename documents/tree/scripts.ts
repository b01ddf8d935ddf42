/** Finds text in right-to-left scripts. */

const TURNED = '[\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}]';
/**
 * From the first such letter to the last, including marks, digits and spaces between them, but no
 * letter of another script.
 */
const STRETCH = new RegExp(`${TURNED}(?:[^\\p{L}]*${TURNED})*\\p{M}*`, 'gu');

export interface ScriptRun {
  readonly text: string;
  readonly rightToLeft: boolean;
}

/** Splits text at changes of direction. Text without such letters is one run. */
export function runsOf(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  let end = 0;
  for (const { index, 0: found } of text.matchAll(STRETCH)) {
    if (index > end) runs.push({ text: text.slice(end, index), rightToLeft: false });
    runs.push({ text: found, rightToLeft: true });
    end = index + found.length;
  }
  return end < text.length || runs.length === 0
    ? [...runs, { text: text.slice(end), rightToLeft: false }]
    : runs;
}
