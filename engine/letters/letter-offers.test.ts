/** Offers that name a law; forms of orders, sums and sections. The letters are our own. */
import { expect, test } from 'vitest';
import { CURE_TERMS, LAWS } from '#law/corpus.server.ts';
import { LETTER_SIGN_BOOK } from '#reference/letter-signs.server.ts';
import { wholeLetter } from './letter.ts';

const BOOKS = { laws: LAWS, terms: CURE_TERMS.states, signs: LETTER_SIGN_BOOK };
const read = (text: string) =>
  wholeLetter(BOOKS, {
    text,
    mail: null,
    mailedOn: null,
    receivedOn: '2026-11-25',
    asOf: '2026-11-25',
  });
const orders = (text: string) => read(text).orders.map(({ what }) => what);

test.each([
  [
    'an agency that sells',
    'Hi there,\n\nour scanner found four pixels on your shop. Law firms sue over that under CIPA, Penal Code 631, and most owners settle for $20k. We built a plugin for it: one line of code, $19/month, cancel anytime. Shall I book a demo?\n\nUnsubscribe here.\n\nTim, Account Manager',
  ],
  [
    'a lawyer who advertises',
    'ATTORNEY ADVERTISING\n\nBirch Defense Group\n\nDear Owner:\n\nA lawsuit under Penal Code section 638.51 was filed against shops near you. We defend owners. Call us for a free consultation. Past results do not guarantee a similar outcome.\n\nAnn Birch, Esq.',
  ],
  [
    'a finder of faults who asks for a reward',
    'Dear team,\n\nI am an ethical hacker and found a serious bug. Under the CCPA (Civ. Code 1798.150) your customers can sue you. I hope for a bounty, usually $400 to $1500. Please respond in 5 days.\n\nRami',
  ],
])('%s demands nothing', (_, text) => {
  const { kind, cure } = read(text);
  expect(kind).toBe('invoice or scam');
  expect(cure.right).toBe(false);
});

const PERSON = (words: string) =>
  `Ada Brook\n4 Oak Road\n\nNovember 20, 2026\n\n${words}\n\nAda Brook`;

test('a person who would rather have the list than a lawsuit demands it', () => {
  const letter = PERSON(
    'You gave my address away. California Civil Code section 1798.83 says that you must answer within thirty days. Send me the list and $500 for my trouble by December 9, 2026. I would rather have it than a lawsuit.',
  );
  expect(read(letter).kind).toBe('private demand');
  expect(orders(letter)).toEqual(['Send me the list and $500 for my trouble by December 9, 2026.']);
});

test('a sum without a comma is read whole, and a price is none', () => {
  const { claim } = read(
    PERSON('Under the TCPA you owe me. Pay me $1500 or I will file in small claims court.'),
  );
  expect(claim?.amounts).toEqual(['$1500']);
});

test('sections: bare numbers of a code that was named, a code said twice, a letter with a number', () => {
  const sections = (words: string) => read(PERSON(words)).sections;
  expect(
    sections('I claim under Penal Code 631; the other thing is a pen register, 638.51. Pay me.'),
  ).toEqual(['Penal Code 631', 'Penal Code 638.51']);
  expect(sections('I claim under 740 ILCS 14/15(a), 740 ILCS 14/15(d). Pay me.')).toEqual([
    '740 ILCS 14/15(a)',
    '740 ILCS 14/15(d)',
  ]);
  expect(sections('I claim under 73 P.S. § 2303(a.1). Pay me.')).toEqual(['73 P.S. 2303(a.1)']);
});

const FIRM = (words: string) =>
  `Reed & Alder LLP\nAttorneys at Law\n\nNovember 20, 2026\n\nWe represent Ms. Ida Bloom, who claims under the Illinois Biometric Information Privacy Act. ${words}\n\nSam Reed`;

test.each([
  [
    'numbers within the sentence',
    'We demand that you (1) destroy her template; (2) produce her file; and (3) make an offer.',
    ['Destroy her template', 'Produce her file', 'Make an offer.'],
  ],
  [
    'things after a colon',
    'We request two things: that you pay for five years of monitoring; that you tell us the name of your insurer.',
    ['That you pay for five years of monitoring', 'That you tell us the name of your insurer.'],
  ],
  [
    'what she also wants',
    'She will settle for $4,000. She also wants the name of the vendor, and a copy of any release.',
    ['The name of the vendor', 'A copy of any release.'],
  ],
  [
    'a condition of courtesy',
    'If you are agreeable, please sign and return the agreement by Friday, December 4, 2026.',
    ['If you are agreeable, please sign and return the agreement by Friday, December 4, 2026.'],
  ],
])('orders: %s', (_, words, expected) => expect(orders(FIRM(words))).toEqual(expected));

const OFFICE = (words: string) =>
  `OFFICE OF THE ATTORNEY GENERAL\nSTATE OF TEXAS\nConsumer Protection Division\n\nNovember 20, 2026\n\nDear Owner:\n\n${words}\n\nJane Roe\nAssistant Attorney General`;

test('an informal request is an inquiry, and no demand where it says so', () => {
  const { kind, signs } = read(
    OFFICE(
      'This is an informal request. It is not a civil investigative demand. We ask that you answer the following by December 14, 2026:\n\n- Which firm supplies your cameras?\n- How do you ask for consent?',
    ),
  );
  expect(kind).toBe('inquiry');
  expect(signs).not.toContain('demand');
});

test('papers under a heading of one word are orders; what a law asks of anybody is none', () => {
  expect(
    orders(
      OFFICE(
        'You are commanded to produce the following by December 21, 2026.\n\nDOCUMENTS\nA. All contracts with processors.\nB. All assessments.',
      ),
    ),
  ).toEqual(expect.arrayContaining(['All contracts with processors.', 'All assessments.']));
  expect(
    orders(
      OFFICE(
        'A data broker must register each year and pay a fee. To limit the penalty, file the registration for 2026 by December 21, 2026.',
      ),
    ),
  ).toEqual(['To limit the penalty, file the registration for 2026 by December 21, 2026.']);
});

test('days: a label before a date, and the day of a call where nothing else has one', () => {
  const labelled = read(
    OFFICE(
      'You are commanded to produce all contracts.\n\nRETURN DATE: December 14, 2026, at noon.',
    ),
  );
  expect(labelled.lastDay).toBe('2026-12-14');
  const call = read(
    FIRM('Please have counsel telephone us within twenty-one (21) days of your receipt of this.'),
  );
  expect(call.lastDay).toBe('2026-12-16');
});

test('sections: the number of a code again, and a code without its state', () => {
  expect(
    read(
      PERSON('I claim under 47 U.S.C. 227(b)(1)(B) for the calls and 227(c) for the list. Pay me.'),
    ).sections,
  ).toEqual(['47 U.S.C. 227(b)(1)(B)', '47 U.S.C. 227(c)']);
  expect(
    read(
      OFFICE(
        'You are requested to answer in writing why General Business Law § 899-bb(2) was broken.',
      ),
    ).sections,
  ).toEqual(['General Business Law 899-bb(2)']);
});

test('who sells silence for coins sells', () => {
  const { kind } = read(
    PERSON(
      'We found breaches of the CCPA. Buy this report for $900 in USDT, or we send it to the FTC.',
    ),
  );
  expect(kind).toBe('invoice or scam');
});
