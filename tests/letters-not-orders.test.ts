/**
 * Days to contest an order, and sentences that look like an order or a violation and are none. All
 * letters here were written for this test.
 */
import { describe, expect, test } from 'vitest';
import { CURE_TERMS, LAWS } from '#law/corpus.server.ts';
import { LETTER_SIGN_BOOK } from '#reference/letter-signs.server.ts';
import { isManner } from '#engine/cure/order-acts.ts';
import { wholeLetter } from '#engine/letters/letter.ts';

const BOOKS = { laws: LAWS, terms: CURE_TERMS.states, signs: LETTER_SIGN_BOOK };
const read = (head: string, ...paragraphs: string[]) =>
  wholeLetter(BOOKS, {
    text: [head, 'November 16, 2026', 'Dear Sir or Madam:', ...paragraphs, 'Sincerely,'].join(
      '\n\n',
    ),
    mail: null,
    mailedOn: null,
    receivedOn: '2026-11-18',
    asOf: '2026-11-20',
  });
const TEXAS =
  'ATTORNEY GENERAL OF TEXAS\nConsumer Protection Division\n\nCIVIL INVESTIGATIVE DEMAND';
const DUE = 'Produce each contract with a processor on or before December 18, 2026.';

describe('the day to contest', () => {
  test.each([
    [
      'A petition for an order modifying or setting aside this demand must be filed within 20 days after the date of service or before the return date, whichever is shorter.',
      '2026-12-08',
    ],
    ['You may object to this demand within 10 days after service.', '2026-11-28'],
    ['Any objections must be served by December 4, 2026.', '2026-12-04'],
    ['A motion to quash this subpoena has to be made on or before December 2, 2026.', '2026-12-02'],
    ['You may move to modify or set aside this demand within 15 days of service.', '2026-12-03'],
  ])('%s', (sentence, day) => {
    const letter = read(TEXAS, DUE, sentence);
    expect(letter.objectBy).toBe(day);
    expect(letter.lastDay).toBe('2026-12-18');
    expect(letter.orders.map(({ what }) => what)).toEqual([DUE]);
    expect(letter.signs).not.toContain('lawsuit');
  });

  test('is not that of people who object to a use of their data', () => {
    const consumers = 'Your notice says that consumers may object within 30 days of service.';
    expect(read(TEXAS, DUE, consumers).objectBy).toBeNull();
  });
});

describe('no order', () => {
  test('is what the office does itself', () => {
    const { orders } = read(
      'MONTANA DEPARTMENT OF JUSTICE\nOffice of Consumer Protection',
      'We forward the complaint to you so that you may answer it.',
      'Please send a written response within fifteen (15) days from receipt of this letter.',
    );
    expect(orders.map(({ what }) => what)).toEqual([
      'Please send a written response within fifteen (15) days from receipt of this letter.',
    ]);
  });

  test('is the way of sending, and what is to stay out of it has no day', () => {
    const [papers, way, out] = read(
      TEXAS,
      DUE,
      'Send them by the secure link that we will mail to you.',
      'Please do not send personal data of consumers unless we ask for it.',
    ).orders;
    expect([papers, way, out].map((each) => isManner(each?.what ?? ''))).toEqual([
      false,
      true,
      true,
    ]);
    expect(out?.by).toBeNull();
    expect(isManner('Send it to us by December 4, 2026, with all contracts.')).toBe(false);
  });
});

test('the section on time to cure is no violation', () => {
  const { sections, duties, others } = read(
    'COMMONWEALTH OF KENTUCKY\nOFFICE OF THE ATTORNEY GENERAL',
    'This letter is notice under KRS 367.3627(2) that you have violated KRS 367.3617(3). The privacy notice does not tell consumers how they may appeal.',
    'You have thirty (30) days from receipt of this notice to cure.',
  );
  const kentucky = LAWS.find(({ state }) => state === 'KY');
  const cure = kentucky?.requirements.find(({ control }) => control === 'cure-plan')?.id;
  expect(cure).toBeDefined();
  expect(sections.join()).toContain('367.3627');
  expect(duties.length).toBeGreaterThan(0);
  expect([...duties, ...others.flatMap((each) => each.duties)]).not.toContain(cure);
});
