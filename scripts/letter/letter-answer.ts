/** What the command `letter` prints. */
import type { WholeLetter } from '#engine/letters/letter.ts';

/** The fields of docs/command-line.md. */
export const answerIn = (read: WholeLetter) => ({
  kind: read.kind,
  from: read.from,
  sender: read.sender.kind,
  state: read.state,
  dated: read.dated,
  sections: read.sections,
  duties: read.duties,
  orders: read.orders,
  counts: read.counts,
  days: read.days,
  lastDay: read.lastDay,
  cure: read.cure,
  why: read.why.join(' '),
});

/** The same for people. */
export function tableIn(read: WholeLetter): string {
  const lines = [
    ['Kind', read.kind],
    ['From', read.from ?? 'not found'],
    ['State', read.state ?? 'not found'],
    ['Dated', read.dated ?? 'not found'],
    ['Sections', read.sections.join('; ') || 'none'],
    ['Duties', read.duties.join(', ') || 'none'],
    ['Last day', read.lastDay ?? 'none named'],
    [
      'Time to fix',
      read.cure.right ? `yes${read.cure.until ? `, until ${read.cure.until}` : ''}` : 'no right',
    ],
  ].map(([name = '', words = '']) => `${name.padEnd(12)}${words}\n`);
  const orders = read.orders.map(
    ({ what, by }) => `- ${what}${by === null ? '' : ` (by ${by})`}\n`,
  );
  return [
    ...lines,
    ...(orders.length === 0 ? [] : ['\nIt orders or asks:\n', ...orders]),
    `\n${read.why.join('\n')}\n`,
    'A proposal: read the letter itself. General guidance, not legal advice.\n',
  ].join('');
}
