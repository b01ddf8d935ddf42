/** The day for asking for more time, in whatever order of words and sentences it stands. */
import { describe, expect, test } from 'vitest';
import { CURE_TERMS, LAWS } from '#law/corpus.server.ts';
import { LETTER_SIGN_BOOK } from '#reference/letter-signs.server.ts';
import { wholeLetter } from '#engine/letters/letter.ts';

const HEAD = `OFFICE OF THE ATTORNEY GENERAL
STATE OF NEBRASKA

November 16, 2026

Re: Notice of Alleged Violations, Nebraska Data Privacy Act

You are alleged to have violated section 87-1113. Cure period. You have thirty (30) days after receipt of this letter to cure the alleged violations.

Please send us a copy of your privacy notice by December 1, 2026.

`;

const read = (words: string) =>
  wholeLetter(
    { laws: LAWS, terms: CURE_TERMS.states, signs: LETTER_SIGN_BOOK },
    {
      text: `${HEAD}${words}`,
      mail: null,
      mailedOn: null,
      receivedOn: '2026-11-19',
      asOf: '2026-11-25',
    },
  );

describe('a sentence on more time', () => {
  test.each([
    [
      'Any request to extend either date shall be made by letter or email not later than December 11, 2026, and shall state the reason.',
      '2026-12-11',
    ],
    [
      'Any request to extend the time to respond must be made in writing not later than December 11.',
      '2026-12-11',
    ],
    [
      'Not later than December 11, 2026, and in writing, you may request an extension of any date.',
      '2026-12-11',
    ],
    [
      'Additional time may be granted for good cause. A request must be in writing and must reach the undersigned at least five days before the cure period ends.',
      '2026-12-14',
    ],
    [
      'A request must reach the undersigned at least five days before the cure period ends. Additional time is then granted for good cause.',
      '2026-12-14',
    ],
    [
      'You may want an extension. Ask for it in writing five days before the cure period ends.',
      '2026-12-14',
    ],
    ['If you need more time, ask five days before the cure period ends.', '2026-12-14'],
    [
      'Five days before the cure period ends is the last day on which an extension can be asked for.',
      '2026-12-14',
    ],
    [
      'The cure period may be extended. Please ask in writing by December 8, 2026, and give your reasons.',
      '2026-12-08',
    ],
    [
      'Please ask in writing by December 8, 2026, and give your reasons, if the deadline is to be extended.',
      '2026-12-08',
    ],
    [
      'Extensions. Provide your reasons in a letter that reaches us by December 8, 2026.',
      '2026-12-08',
    ],
  ])('%s', (words, by) => {
    const { moreTime, orders, lastDay } = read(words);
    expect(moreTime?.by).toBe(by);
    expect(lastDay).toBe('2026-12-19');
    // neither it nor the heading of the time to cure is an order
    expect(orders.map(({ what, by: day }) => [what, day])).toEqual([
      ['Please send us a copy of your privacy notice by December 1, 2026.', '2026-12-01'],
    ]);
  });

  test('that shuts out the phone names no call as the way', () => {
    const words =
      'If you need longer, write to us by December 4, 2026. Requests made by telephone will not be considered.';
    expect(read(words).moreTime).toMatchObject({ by: '2026-12-04', how: ['letter'] });
  });

  test('is none where days are given or rights are meant', () => {
    for (const words of [
      'The office gives you ten additional days for the notice.',
      'Your site does not extend these rights to residents of Nebraska.',
    ])
      expect(read(words).moreTime, words).toBeNull();
  });

  test('is none where an order or a consumer’s request is meant', () => {
    const words =
      'Additional time may be granted on a request in writing.\n\nThe requests must be answered by December 9, 2026. Explain how opt-out requests are received.';
    const { orders, moreTime } = read(words);
    expect(moreTime?.by).toBeNull();
    expect(orders.map(({ what }) => what)).toContain('Explain how opt-out requests are received.');
  });
});

test('a heading within a paragraph is no order, and an order of two words is one', () => {
  const orders = (words: string) => read(words).orders.map(({ what }) => what);
  for (const heading of ['Cure period.', 'Answer date.', 'Response deadline.', 'Return date:'])
    expect(orders(`${heading} It ends as set out above.`), heading).not.toContain(heading);
  expect(orders('Provide consent forms. They are wanted.')).toContain('Provide consent forms.');
  expect(orders('Suspend deletion. It is wanted for the case.')).toContain('Suspend deletion.');
});
