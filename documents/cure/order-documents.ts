/**
 * What answers a letter that wants papers or answers: a request for more time, and a list of what
 * is handed over. Both leave open what the owner has not told.
 */
import { isManner, orderAct, type OrderAct } from '#engine/cure/order-acts.ts';
import { longDate } from '#text/english.ts';
import type { DocumentTree, Text } from '#documents/tree/tree.ts';
import { bullets, heading, paragraph } from '#documents/tree/tree.ts';
import {
  cureTree,
  letterGap,
  letterHead,
  signedBy,
  underTitle,
  type CureSubject,
} from './cure-parts.ts';

const dayWords = (by: string | null): string => (by === null ? 'no day named' : longDate(by));

/**
 * Items that are still open, with the day for each. Keeping records needs no more time, nor does
 * the way of sending; another day for a call is asked for in the answer.
 */
const openItems = ({ letter }: CureSubject) =>
  letter.orders.filter(
    ({ done, what }) => !done && !isManner(what) && !NO_TIME.has(orderAct(what)),
  );
const NO_TIME: ReadonlySet<OrderAct> = new Set(['keep', 'meet']);

/** Asks the office for more time for what is still open. It admits nothing. */
export function moreTimeRequest(subject: CureSubject): DocumentTree {
  const { letter } = subject;
  const open = openItems(subject);
  return cureTree(subject, { title: 'Request for more time', subtitle: underTitle(subject) }, [
    ...letterHead(subject, null),
    paragraph(
      `We write about your letter of ${longDate(letter.dated)}, which we received on ${longDate(letter.receivedOn)}.`,
    ),
    paragraph('We ask for more time, until ', letterGap('the day that you can keep'), ', for:'),
    ...(open.length === 0
      ? [paragraph(letterGap('the items that need more time'))]
      : [
          bullets(
            ...open.map(({ what, by }): Text => [
              by === null ? what : `${what} (your letter: ${longDate(by)})`,
            ]),
          ),
        ]),
    paragraph('The reason: ', letterGap('why it takes longer, and what is done already'), '.'),
    paragraph(
      'Please tell us in writing whether you agree. This letter admits no violation, and gives up no right or privilege.',
    ),
    ...signedBy(subject),
  ]);
}

/** Item by item: what is handed over, who had it, what is held back and why. */
export function productionList(subject: CureSubject): DocumentTree {
  const { letter } = subject;
  const rows = letter.orders
    .filter(({ what }) => orderAct(what) !== 'keep')
    .map(({ what, by }, at): Text[] => [
      [String(at + 1)],
      [what, ` (${dayWords(by)})`],
      [letterGap('which papers or answer, and from when')],
      [letterGap('nothing, or what and why')],
    ]);
  return cureTree(subject, { title: 'List of what we hand over', subtitle: underTitle(subject) }, [
    ...letterHead(subject, null),
    paragraph('This list answers your letter item by item:'),
    rows.length === 0
      ? paragraph(letterGap('Write down what the letter asks for, one by one'))
      : {
          kind: 'table',
          widths: [6, 40, 32, 22],
          head: ['No.', 'You ask for', 'We hand over', 'We hold back'],
          rows,
        },
    heading(1, 'How it was gathered'),
    paragraph(
      'Looked through by ',
      letterGap('name'),
      ' on ',
      letterGap('day'),
      ', in ',
      letterGap('mail, files, tools and people asked'),
      '.',
    ),
    paragraph('This list admits no violation, and gives up no right or privilege.'),
    ...signedBy(subject),
  ]);
}
