/** What is read off the text of letters, all written here. */
import { describe, expect, test } from 'vitest';
import { CURE_TERMS, LAWS } from '#law/corpus.server.ts';
import { LETTER_SIGN_BOOK } from '#reference/letter-signs.server.ts';
import { wholeLetter } from './letter.ts';

const read = (text: string) =>
  wholeLetter(
    { laws: LAWS, terms: CURE_TERMS.states, signs: LETTER_SIGN_BOOK },
    { text, mail: null, mailedOn: null, receivedOn: null, asOf: '2026-12-31' },
  );

const TEXAS = `OFFICE OF THE ATTORNEY GENERAL OF TEXAS
November 3, 2026
Re: Notice of violation; File No. CPD-2026-0417
You have been operating in Texas without a clear privacy notice. The office alleges violations of Tex. Bus. & Com. Code
§§ 541.102(a) and 541.055(e). Under Section 541.154 you have thirty (30) days to cure. Please respond by December 3, 2026.
Our earlier letter of 2/30/2026 has no bearing on this.`;

test('a letter from Texas', () => {
  expect(read(TEXAS)).toMatchObject({
    states: ['TX'],
    dated: '2026-11-03',
    days: 30,
    toCure: true,
    reference: 'CPD-2026-0417',
    ownSections: ['541.102(a)', '541.055(e)', '541.154'],
    signs: ['again'],
    orders: [{ what: 'Please respond by December 3, 2026.', by: '2026-12-03' }],
  });
});

test('signs that ask for a lawyer', () => {
  const demand =
    'CIVIL INVESTIGATIVE DEMAND. Colorado v. you: a complaint was filed. It concerns children under 13.';
  expect(read(demand).signs).toEqual(['lawsuit', 'demand', 'children']);
});

test('an empty or strange text reads as nothing', () => {
  for (const text of ['', 'Hello', '(((((§§§', 'a'.repeat(20_000), '541.102 '.repeat(2500)])
    expect(read(text)).toMatchObject({
      dated: null,
      days: null,
      lastDay: null,
      reference: null,
    });
});

test('the state with its own sections comes first', () => {
  expect(
    read('Virginia and Maryland: Md. Code, Com. Law § 14-4707(d) of Maryland law').states[0],
  ).toBe('MD');
});

test('a letter is of the states that it names or whose duties it cites, and of no other', () => {
  const letter = `California. You broke 7026(d), 11 CCR §§ 7060–7063, 7020–7024. CPD No. 26-1187.`;
  expect(read(letter)).toMatchObject({ states: ['CA'], reference: '26-1187' });
  expect(read('See Attachment No. 2.').reference).toBeNull();
});

describe('by when and how more time may be asked for', () => {
  const HEAD =
    'STATE OF OREGON\nDepartment of Justice\n\nNovember 2, 2026\n\nRe: Request for documents\n\nYour response is due December 1, 2026. ';
  const asked = (words: string) => read(HEAD + words).moreTime;
  test.each([
    ['Ask for an extension in writing no later than November 20, 2026.', '2026-11-20', ['letter']],
    ['You may seek an extension by calling me, until November 20, 2026.', '2026-11-20', ['phone']],
    ['If you cannot meet it, e-mail me before November 20, 2026.', '2026-11-19', ['email']],
    ['For more time, write to us at least ten days before the due date.', '2026-11-21', ['letter']],
    // November 26 is a holiday
    ['Requests for more time: five business days before the deadline.', '2026-11-23', []],
    [
      'If you have difficulty in meeting this, upload a request to the portal one week prior to it.',
      '2026-11-24',
      ['portal'],
    ],
    [
      'Extensions. Telephone me, then confirm by email, three days before the response is due.',
      '2026-11-28',
      ['phone', 'email'],
    ],
    ['Further time must be asked for within 10 days of the date of this letter.', '2026-11-12', []],
    ['No extensions will be granted.', null, []],
  ])('%s', (words, by, how) => expect(asked(words)).toMatchObject({ by, how }));

  test('time to answer consumers is another matter', () =>
    expect(asked('Explain how you extend the response period for consumer requests.')).toBeNull());
});

describe('what a list orders', () => {
  const ordered = (body: string) =>
    read(`STATE OF OREGON\nDepartment of Justice\n\nNovember 2, 2026\n\n${body}`).orders.map(
      ({ what, by }) => [what, by],
    );
  const DAY = '2026-12-04';
  test.each([
    [
      'bullets that begin with a noun',
      'Submit the following by December 4, 2026:\n\n- Copies of notices\n- Org charts',
      ['Copies of notices', 'Org charts'],
    ],
    [
      'numbers that run in a sentence',
      'By December 4, 2026 please provide (1) all notices, (2) a list of tags and (3) each contract.',
      ['All notices', 'A list of tags', 'Each contract.'],
    ],
    [
      'a schedule',
      'Produce what Schedule 2 lists by December 4, 2026.\n\nSCHEDULE 2\ni. Data maps\nii. Retention schedules',
      ['Data maps', 'Retention schedules'],
    ],
    [
      'requests by number',
      'Your answer is due December 4, 2026.\n\nREQUEST NO. 1: All notices.\nREQUEST NO. 2: Training records.',
      ['All notices.', 'Training records.'],
    ],
    [
      'a colon and semicolons',
      'By December 4, 2026 we must receive from you: a sworn statement; copies of notices; and your data map.',
      ['A sworn statement', 'Copies of notices', 'Your data map.'],
    ],
  ])('%s', (_, body, items) => expect(ordered(body)).toEqual(items.map((item) => [item, DAY])));

  test('what is alleged is no order, though it begins like one', () =>
    expect(
      ordered(
        'Your firm violates the law in these ways: it does not\n\n(a) provide a notice;\n(b) honor signals; or\n(c) answer requests.',
      ),
    ).toEqual([]));
});

describe('section and words of an allegation', () => {
  const texas = (words: string) =>
    read(`OFFICE OF THE ATTORNEY GENERAL OF TEXAS\n\nNovember 2, 2026\n\nWe allege: ${words}`);
  test('that agree choose the duty of which the words speak', () =>
    expect(
      texas('You process precise geolocation without consent, § 541.101(b)(4).'),
    ).toMatchObject({
      duties: ['TX-10'],
      doubts: [],
    }));
  test('with children in the words, choose that duty', () =>
    expect(
      texas('You process data of children without their parents, § 541.101(b)(4).').duties,
    ).toEqual(['TX-13']));
  test('that do not agree choose none, and show both', () =>
    expect(
      texas('You process precise geolocation without consent, § 541.101(b)(2).'),
    ).toMatchObject({
      duties: [],
      doubts: [{ bySection: ['TX-18'], byWords: ['TX-10'] }],
    }));
});

test('a text of two million signs is read in part, and says so', () =>
  expect(read(`${TEXAS}\n${'Keep all records. '.repeat(111_000)}`).why.at(-1)).toContain(
    '80,000 signs',
  ));
