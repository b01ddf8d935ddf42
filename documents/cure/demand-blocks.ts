/** What the answer to an office says to each of its demands. */
import { isManner, orderAct, type OrderAct } from '#engine/cure/order-acts.ts';
import type { LetterOnFile } from '#engine/cure/letter-on-file.ts';
import { longDate } from '#text/english.ts';
import { paragraph } from '#documents/tree/tree.ts';
import type { Block, Text } from '#documents/tree/tree.ts';
import { letterGap } from './cure-parts.ts';

/** Each demand with a choice that the owner makes: silence on one can be held against a firm. */
export function demandBlocks({ orders }: LetterOnFile): Block[] {
  if (orders.length === 0) return [];
  return [
    paragraph('To what your letter asks for, one by one:'),
    {
      kind: 'list',
      ordered: true,
      items: orders.map(({ what, by }): Text => [
        by === null ? `${what} ` : `${what} (your letter: ${longDate(by)}) `,
        letterGap(
          by === null ? choiceFor(what).replace('by that day', BY_NO_DAY) : choiceFor(what),
        ),
      ]),
    },
  ];
}

const BY_NO_DAY = 'by the day that you name';

const choiceFor = (what: string): string =>
  isManner(what)
    ? 'Choose: we will do so; or: leave this line out'
    : (CHOICES[orderAct(what)] ??
      'Choose: enclosed; or: we will send it by that day; or: we ask for more time; or: we have none; or: we object, because …');

const CHOICES: Partial<Record<OrderAct, string>> = {
  keep: 'Choose: we keep it and have stopped its deletion since … ; or leave this line out',
  confirm: 'Choose: we confirm it; or: we will by that day',
  meet: 'Choose: we will be there; or: we ask for another day; or: our lawyer will call',
  person: 'Choose: answered on … ; or: we will answer by that day',
  vouch: 'Choose: we will do so; or: we ask for more time',
};
