/** The result as text for people: what is missing first, each with its states and its sentence. */
import type { Answer, Row, RowResult } from './rows.ts';

const ORDER: readonly RowResult[] = ['missing', 'unclear', 'look yourself', 'found'];
const WIDTH = 100;

/** Breaks text into lines of limited length, each with the same indent. */
function wrapped(text: string, before: string): string {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && before.length + last.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.map((line) => before + line).join('\n');
}

const NEEDS: Readonly<Record<Row['need'], string>> = {
  must: '',
  if: ', if it fits you',
  advised: ', good practice',
};

function rowLines({ title, states, quote, lacks, need }: Row): string[] {
  return [
    `  ${title} (${states.join(', ')}${NEEDS[need]})`,
    ...(lacks.length > 0 ? [wrapped(`Not there yet: ${lacks.join('; ')}.`, '      ')] : []),
    ...(quote === null ? [] : [wrapped(`"${quote}"`, '      ')]),
  ];
}

/** The order of needs: owed, then owed only by some, then good practice. */
const NOT_THERE: readonly (readonly [string, Row['need']])[] = [
  ['missing', 'must'],
  ['not found: only if it fits you', 'if'],
  ['not found: good practice', 'advised'],
];

const groupsOf = (rows: readonly Row[]): (readonly [string, readonly Row[]])[] =>
  ORDER.flatMap((result) => {
    const own = rows.filter((row) => row.result === result);
    if (result !== 'missing') return [[result, own] as const];
    return NOT_THERE.map(
      ([title, need]) => [title, own.filter((row) => row.need === need)] as const,
    );
  });

/** Kind, contradictions and blanks, then the rows by result. */
export function tableOf({ kind, language, rows, contradictions, blanks }: Answer): string {
  const lines = [`This is: ${kind}${language === undefined ? '' : ` (${language})`}.`];
  for (const { fact, says, quote } of contradictions)
    lines.push(
      '',
      wrapped(`Against your facts: ${fact} is ${says ? 'yes' : 'no'} here.`, ''),
      wrapped(`"${quote}"`, '      '),
    );
  if (blanks.length > 0) lines.push('', wrapped(`Left to fill in: ${blanks.join(', ')}.`, ''));
  for (const [title, own] of groupsOf(rows))
    if (own.length > 0)
      lines.push('', `${title.toUpperCase()} (${own.length})`, ...own.flatMap(rowLines));
  return `${lines.join('\n')}\n`;
}
