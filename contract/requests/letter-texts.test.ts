import { expect, test } from 'vitest';
import { bothTexts, choicesIn, fillsIn, letterParts, letterPieces } from './letter-texts.ts';

const SPANISH = '[choose: Keep] Uno. [fill in: the reason, in Spanish] [fill in: your name]';
const ENGLISH = '[choose: Keep] One. [fill in: the reason] [fill in: your name]';

test('both texts are found again', () => {
  expect(letterParts(ENGLISH)).toEqual([{ language: 'en', text: ENGLISH }]);
  expect(letterParts(bothTexts(SPANISH, ENGLISH))).toEqual([
    { language: 'es', text: SPANISH },
    { language: 'en', text: ENGLISH },
  ]);
});

test('a choice has its twin, and a gap stands before the same one in Spanish', () => {
  const both = bothTexts(SPANISH, ENGLISH);
  expect(choicesIn(both).map(({ twin }) => twin?.at)).toEqual([0]);
  expect(fillsIn(both).map(({ what }) => what)).toEqual([
    'the reason',
    'the reason, in Spanish',
    'your name',
  ]);
  expect(fillsIn(both).map(({ english }) => english)).toEqual([
    undefined,
    '[fill in: the reason]',
    undefined,
  ]);
  expect(choicesIn(ENGLISH).map(({ twin }) => twin)).toEqual([undefined]);
  expect(fillsIn(ENGLISH)).toHaveLength(2);
  // one side was settled by hand: nothing is paired that does not belong together
  expect(choicesIn(bothTexts('Uno.', ENGLISH)).map(({ twin }) => twin)).toEqual([undefined]);
});

test('lines with as many cells are a table, and words around them stay words', () => {
  const text =
    'Dear Ann,\n\nBelow is a summary.\nKind | Source\nNames | you\nOrders | a shop\n\nGo | on';
  expect(letterPieces(text)).toEqual([
    { text: 'Dear Ann,' },
    { text: 'Below is a summary.' },
    {
      rows: [
        ['Kind', 'Source'],
        ['Names', 'you'],
        ['Orders', 'a shop'],
      ],
    },
    { text: 'Go | on' },
  ]);
  expect(letterPieces('Kind | Source\nNames | you\nthat is all')).toEqual([
    {
      rows: [
        ['Kind', 'Source'],
        ['Names', 'you'],
      ],
    },
    { text: 'that is all' },
  ]);
});
