/**
 * What a document on a regulator's letter says to an office, and what the plan tells the owner. All
 * letters are written here.
 */
import { describe, expect, test } from 'vitest';
import { cureRight } from '#engine/cure/cure-right.ts';
import { curePlan } from '#engine/cure/cure-plan.ts';
import { wholeLetter } from '#engine/letters/letter.ts';
import { LETTER_SIGN_BOOK } from '#reference/letter-signs.server.ts';
import type { LetterOnFile } from '#engine/cure/letter-on-file.ts';
import { CURE_TERMS, LAWS, lawOf } from '#law/corpus.server.ts';
import { regulatorAnswer, cureStatement, missingInStatement } from './cure-documents.ts';
import type { CureSubject } from './cure-parts.ts';
import { moreTimeRequest, productionList } from './order-documents.ts';
import { curePlanDocument } from './cure-plan.ts';
import { cureSentences } from './cure-words.ts';
import { openDays } from './due-days.ts';
import { counselFile } from './counsel-file.ts';
import { stepWords } from './step-words.ts';
import { markdownOf } from '#documents/markup/markdown.ts';

const AS_OF = '2026-11-22';

const readText = (text: string) =>
  wholeLetter(
    { laws: LAWS, terms: CURE_TERMS.states, signs: LETTER_SIGN_BOOK },
    { text, mail: null, mailedOn: null, receivedOn: null, asOf: AS_OF },
  );

function subjectOf(stateId: string, change: Partial<LetterOnFile>, text = '') {
  const law = lawOf(stateId);
  const terms = CURE_TERMS.states.find(({ state }) => state === stateId);
  if (!law || !terms) throw new Error(stateId);
  const letter: LetterOnFile = {
    kind: 'unclear',
    orders: [],
    moreTime: null,
    objectBy: null,
    stateId: law.state,
    office: 'The office',
    reference: '1',
    dated: '2026-11-12',
    receivedOn: '2026-11-16',
    days: 30,
    lastDay: null,
    sections: '',
    signs: [],
    requirementIds: [],
    fixes: [],
    toldPeople: null,
    policies: null,
    policiesChanged: '',
    cured: false,
    promise: false,
    signer: 'Dana Whitfield',
    signerTitle: 'Owner',
    ...change,
  };
  const right = cureRight(
    law,
    terms,
    { ...letter, fromReceipt: readText(text).counts === 'from receipt' },
    AS_OF,
  );
  return {
    businessName: 'Example',
    address: 'Main Street 1',
    contact: 'a@example.com',
    asOf: AS_OF,
    law,
    terms,
    letter,
    right,
    duties: [],
    contactDetails: [],
  };
}

const answer = (subject: CureSubject) => markdownOf(regulatorAnswer(subject));

describe('the day that is told to the office', () => {
  test.each([
    'You have thirty (30) days from receipt of this letter to cure.',
    'Cure within 30 days after you receive this letter.',
    'within 30 days of the date of receipt',
  ])('counts from receipt where the letter says so: %s', (text) => {
    const subject = subjectOf('TX', {}, text);
    expect(subject.right).toMatchObject({ workTo: '2026-12-12', officeLastDay: '2026-12-16' });
    expect(answer(subject)).toContain('until December 16, 2026');
    expect(answer(subject)).not.toContain('December 12');
  });

  test('is asked for where neither law nor letter says from when the days count', () => {
    expect(answer(subjectOf('TX', {}))).toContain('Please tell us in writing from which day');
    expect(answer(subjectOf('TX', {}))).not.toContain('December 12');
  });

  test('is never earlier than the letter’s own', () => {
    for (const { state } of LAWS)
      for (const change of [{ lastDay: '2026-12-30' }, { lastDay: null }]) {
        const { right } = subjectOf(state, change, '30 days from receipt');
        if (right.officeLastDay !== null)
          expect(right.officeLastDay >= (change.lastDay ?? '2026-12-16'), state).toBe(true);
      }
  });

  test('where the law gives no time to cure, nobody asks for it', () => {
    for (const { state } of LAWS) {
      const subject = subjectOf(state, { days: null });
      const asks = / to cure|time to fix/.test(answer(subject));
      expect(asks, state).toBe(['given', 'office decides'].includes(subject.right.kind));
    }
  });
});

test('a last day on a weekend is told, with the weekday before it', () => {
  const { law, terms, right } = subjectOf('TX', {});
  expect(cureSentences(law, terms, right)).toContain(
    'December 12, 2026 is a Saturday. Have it there by December 11, 2026.',
  );
});

test('what the office weighs is told once', () => {
  for (const { state } of LAWS) {
    const { law, terms, right } = subjectOf(state, { days: null });
    const said = cureSentences(law, terms, right).filter((text) => /\bweigh/.test(text));
    expect(said.length, state).toBeLessThan(2);
  }
});

describe('a letter that orders documents', () => {
  const text =
    'Please produce the following documents by December 11, 2026, as listed in Attachment A: contracts and logs.';
  const { signs, lastDay } = readText(`California. ${text}`);
  const subject = subjectOf('CA', { kind: 'production', signs, lastDay, days: null });
  const steps = curePlan({
    kind: 'production',
    asOf: AS_OF,
    workTo: subject.right.workTo,
    statement: null,
    requirements: ['CA-05'],
    lawyer: true,
    orders: [{ what: 'Contracts and logs.', by: lastDay, done: false }],
    moreTimeBy: null,
    objectBy: null,
  });

  test('is known as one', () => expect([signs, lastDay]).toEqual([['demand'], '2026-12-11']));

  test.each([
    'This is a request for production under section 1798.199.65.',
    'Provide the records identified in Exhibit B.',
    'A subpoena is attached.',
  ])('%s', (words) => expect(readText(words).signs).toContain('demand'));

  test('a notice that wants proof of a cure is none', () => {
    const notice = 'Provide a written statement with supportive documentation that shows the cure.';
    expect(readText(notice).signs).toEqual([]);
  });

  test('has the order and its day as the first step after those of today, and no report', () => {
    const first = steps.find(({ by }) => by !== '2026-11-22');
    expect(first).toMatchObject({ kind: 'produce', by: '2026-12-11' });
    expect(steps.map(({ kind }) => kind)).not.toContain('report');
  });

  test('is answered with its day, and without a word on time to cure', () => {
    expect(answer(subject)).toContain('documents or answers by December 11, 2026');
    expect(answer(subject)).not.toMatch(/cure|fix/);
  });

  test('no step says its day twice', () => {
    const asking = { asOf: AS_OF, moreTime: null };
    const words = steps.map(({ kind, by, items }) => ({
      ...stepWords(kind, undefined, { statementCite: null, asking }),
      by,
      items,
    }));
    const plan = markdownOf(curePlanDocument(subject, { sentences: [], lawyer: [], steps: words }));
    expect(plan).toContain('Call a lawyer');
    expect(plan).not.toMatch(/\btoday\W+today\b/i);
  });
});

describe('the statement', () => {
  const told = (contactDetails: readonly string[]) => ({
    ...subjectOf('TX', { toldPeople: 'no contact details' }),
    contactDetails,
  });
  const SAID = 'We have no contact details of the consumers concerned.';

  test('says that there are no contact details only where the data map holds none', () => {
    expect(markdownOf(cureStatement(told([])))).toContain(SAID);
    const doubted = told(['email addresses', 'phone numbers']);
    expect(markdownOf(cureStatement(doubted))).not.toContain(SAID);
    expect(missingInStatement(doubted).join()).toContain('email addresses and phone numbers');
  });

  test('has one heading for the duties of one section', () => {
    const law = lawOf('TX');
    const duties = law?.requirements.filter(({ id }) => ['TX-05', 'TX-06'].includes(id)) ?? [];
    const headings = cureStatement({ ...told([]), duties }).blocks.filter(
      (block) => block.kind === 'heading' && block.text.includes('541.055(e)'),
    );
    expect(duties).toHaveLength(2);
    expect(headings).toHaveLength(1);
  });
});

describe('a list of what is handed over, and a request for more time', () => {
  const orders = [
    { what: 'All contracts with third parties.', by: '2026-12-11', done: true, place: '' },
    { what: 'A list of tracking tools.', by: null, done: false, place: '' },
    { what: 'Preserve all logs.', by: null, done: false, place: '' },
  ];
  const subject = subjectOf('CA', {
    kind: 'production',
    orders,
    lastDay: '2026-12-11',
    days: null,
  });

  test('name each item, and mark what the owner has not told', () => {
    const list = markdownOf(productionList(subject));
    for (const { what } of orders.slice(0, 2)) expect(list).toContain(what);
    expect(list).not.toContain('Preserve');
    expect(list).toContain('[which papers or answer, and from when]');
    const more = markdownOf(moreTimeRequest(subject));
    expect(more).toContain('A list of tracking tools.');
    expect(more).not.toContain('All contracts');
    expect(more, 'keeping needs no more time').not.toContain('Preserve');
    expect(more).toContain('[the day that you can keep]');
    expect(more).toContain('admits no violation');
  });

  test('more time is asked for no call and no way of sending', () => {
    const others = [
      'We will hold December 10 for a telephone conference.',
      'In writing and signed by the owner',
      'Number each page, in searchable PDF.',
    ].map((what) => ({ what, by: '2026-12-11', done: false, place: '' }));
    const change = { kind: 'production', orders: [...orders, ...others], days: null } as const;
    const more = markdownOf(moreTimeRequest(subjectOf('CA', change)));
    expect(more).toContain('A list of tracking tools.');
    for (const { what } of others) expect(more).not.toContain(what);
  });

  test('without items both say so as gaps', () => {
    const bare = subjectOf('CA', { kind: 'production', orders: [] });
    expect(markdownOf(productionList(bare))).toContain('[Write down what the letter asks for');
    expect(markdownOf(moreTimeRequest(bare))).toContain('[the items that need more time]');
  });
});

test('a letter that is no notice of a violation starts no time to fix', () => {
  const law = lawOf('TX')!;
  const terms = CURE_TERMS.states.find(({ state }) => state === 'TX')!;
  const right = cureRight(
    law,
    terms,
    { dated: '2026-11-12', receivedOn: '2026-11-16', days: null, lastDay: null, notice: false },
    AS_OF,
  );
  expect(right).toMatchObject({ kind: 'no notice', days: null, workTo: null });
  expect(cureSentences(law, terms, right)[0]).toMatch(/no time to fix begins/);
});

describe('the answer speaks to each demand', () => {
  const orders = [
    { what: 'Produce all contracts.', by: '2026-12-10', done: false, place: '' },
    { what: 'Confirm in writing that records are kept.', by: '2026-11-27', done: false, place: '' },
    { what: 'Retain all documents.', by: null, done: false, place: '' },
  ];
  const said = answer(subjectOf('DE', { kind: 'violation', orders, days: null }));

  test('with its day and a marked choice, and states nothing that nobody told', () => {
    for (const { what } of orders) expect(said).toContain(what);
    expect(said.match(/\[Choose: /g)).toHaveLength(3);
    expect(said).toContain('December 10, 2026');
    expect(said).not.toMatch(/we have fixed|we violated/i);
  });
});

describe('the step to ask for more time', () => {
  const textOf = (moreTime: LetterOnFile['moreTime'], asOf = AS_OF) =>
    stepWords('more time', undefined, {
      statementCite: null,
      asking: { asOf, moreTime },
    }).notes.join(' ');

  test('says the day, the way and the words of the letter', () => {
    const words = 'Telephone me first, then confirm by e-mail, not later than December 4, 2026.';
    const said = textOf({ by: '2026-12-04', how: ['phone', 'email'], words });
    expect(said).toContain('the last day for asking is December 4, 2026');
    expect(said).toContain('Call first');
    expect(said).toContain(words);
  });

  test('says that the day has passed, and that the day is ours where the letter names none', () => {
    expect(textOf({ by: '2026-11-20', how: [], words: '' })).toContain('That day has passed');
    expect(textOf(null)).toContain('this day is our plan');
  });
});

describe('the file for counsel', () => {
  const subject = subjectOf('CA', { kind: 'private demand', days: null, lastDay: '2026-12-01' });
  const claim = {
    by: 'Marcus Bell',
    about: ['trap and trace' as const],
    days: ['2026-08-22'],
    amounts: ['$18,500'],
  };
  const site = {
    tests: [{ host: 'shop.example', day: '2026-11-01', hash: 'ab12', tools: ['Meta Pixel'] }],
    kits: [{ host: 'shop.example', day: '2026-11-02', hash: 'cd34', held: ['Meta Pixel'] }],
  };

  test('has the claim, each test with its hash and what a kit holds, and no view on it', () => {
    const file = markdownOf(counselFile(subject, claim, site));
    expect(file).toContain(`Sections that it names: ${subject.letter.sections}`);
    for (const part of ['Marcus Bell', 'August 22, 2026', '$18,500', 'ab12', 'cd34', 'Meta Pixel'])
      expect(file).toContain(part);
    expect(file).toContain('nothing on whether the claim is right');
    expect(file).not.toMatch(/admit|likely|chance|sorry/i);
  });

  test('marks what is not known, and says where no test is kept', () => {
    const file = markdownOf(counselFile(subject, null, { tests: [], kits: [] }));
    expect(file).toContain('[name of the person, as the letter has it]');
    expect(file).toContain('No test of the site is kept here.');
  });
});

describe('a letter with several days', () => {
  const thing = (what: string, by: string | null) => ({
    what,
    by,
    done: false,
    place: 'Exhibit 1',
  });
  const orders = [
    thing('Organizational chart.', '2026-12-18'),
    thing('Test results.', '2027-01-08'),
    thing('Training materials.', null),
  ];
  const asking = { by: '2026-12-11', how: ['email' as const], words: '' };
  const change = { kind: 'production', orders, lastDay: '2027-01-08', days: null } as const;
  const said = answer(subjectOf('CO', { ...change, moreTime: asking }));

  test('is answered with each of them, and asks by the letter’s own day for asking', () => {
    expect(said).toContain('December 18, 2026 and January 8, 2027');
    expect(said).toContain('ask for it by December 11, 2026, as your letter says');
    expect(said).not.toMatch(/by January 8|before that day/);
    expect(said).not.toMatch(/Training materials\. \[[^\]]*by that day/);
  });

  test('leaves the day for asking open where it was not read, or is over', () => {
    const open = answer(subjectOf('CO', { ...change, moreTime: { ...asking, by: null } }));
    expect(open).toContain('[the day that the letter names for asking]');
    const over = answer(subjectOf('CO', { ...change, moreTime: { ...asking, by: '2026-11-20' } }));
    expect(over).toMatch(/\[Your letter’s day for asking, November 20, 2026, is over/);
    expect(over).not.toContain('we will ask for it');
    const none = answer(subjectOf('CO', change));
    expect(none).toContain(
      'more time for one of them, we will ask for it in writing before its day',
    );
  });

  test('is worked on for the first of them, and the others are listed', () => {
    const { law, terms } = subjectOf('CO', change);
    const right = cureRight(
      law,
      terms,
      {
        dated: '2026-11-18',
        receivedOn: '2026-11-20',
        days: null,
        lastDay: '2027-01-08',
        notice: false,
      },
      AS_OF,
    );
    const sentences = cureSentences(law, terms, right, openDays({ orders }));
    expect(sentences).toContain(
      'The letter names several days. The first is December 18, 2026: work to that day. After it: January 8, 2027.',
    );
  });

  test('a demand’s file has its last day where it only gives days', () => {
    const demand = { kind: 'private demand', days: 21, lastDay: null } as const;
    const file = counselFile(subjectOf('CA', demand), null, { tests: [], kits: [] });
    expect(markdownOf(file)).toContain('Its last day: December 3, 2026');
  });
});

test('a letter that gives days is not asked by which day it expects an answer', () => {
  const given = { kind: 'inquiry', days: 21 } as const;
  expect(answer(subjectOf('CT', given))).not.toContain('by which day you expect');
  expect(answer(subjectOf('CT', given))).toContain('from which day you count');
  const receipt = answer(subjectOf('CT', given, 'Answer within 21 days from receipt.'));
  expect(receipt).toContain('by December 7, 2026');
  expect(answer(subjectOf('CT', { ...given, days: null }))).toContain('by which day you expect');
});

test('a bill’s form is left empty, and no law that it names makes it real', () => {
  const { text } = stepWords('do not pay', undefined, {
    statementCite: null,
    asking: { asOf: AS_OF, moreTime: null },
  });
  expect(text).toContain('Do not fill in its form');
  expect(text).not.toContain('names a law');
});
