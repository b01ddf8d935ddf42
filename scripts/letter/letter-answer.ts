/** What the command `letter` prints. */
import type { WholeLetter } from '#engine/letters/letter.ts';

/** The fields of docs/command-line.md. */
export const answerIn = (read: WholeLetter) => ({
  kind: read.kind,
  from: read.from,
  sender: read.sender.kind,
  state: read.state,
  dated: read.dated,
  reference: read.reference,
  sections: read.sections,
  duties: read.duties,
  others: read.others,
  doubts: read.doubts,
  orders: read.orders,
  moreTime: read.moreTime,
  objectBy: read.objectBy,
  claim: read.claim,
  signs: read.signs,
  counts: read.counts,
  days: read.days,
  lastDay: read.lastDay,
  cure: read.cure,
  why: read.why.join(' '),
});

const askingLine = ({ by, how }: NonNullable<WholeLetter['moreTime']>) =>
  [by === null ? 'no day named' : `ask by ${by}`, ...how].join(', ');

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
    ['More time', read.moreTime === null ? 'not spoken of' : askingLine(read.moreTime)],
    ...(read.objectBy === null ? [] : [['Object', `until ${read.objectBy}`]]),
    [
      'Time to fix',
      read.cure.right ? `yes${read.cure.until ? `, until ${read.cure.until}` : ''}` : 'no right',
    ],
  ].map(([name = '', words = '']) => `${name.padEnd(12)}${words}\n`);
  const orders = read.orders.map(
    ({ what, by, place }) =>
      `- ${what}${by === null ? '' : ` (by ${by})`}${place === '' ? '' : ` [${place}]`}\n`,
  );
  return [
    ...lines,
    ...(orders.length === 0 ? [] : ['\nIt orders or asks:\n', ...orders]),
    ...read.doubts.map(
      ({ words, sections, bySection, byWords }) =>
        `\nIts section and its words do not agree: “${words}” ${sections.join(', ')} is ${bySection.join(', ')}; the words are of ${byWords.join(', ')}.\n`,
    ),
    `\n${read.why.join('\n')}\n`,
    'A proposal: read the letter itself. General guidance, not legal advice.\n',
  ].join('');
}
