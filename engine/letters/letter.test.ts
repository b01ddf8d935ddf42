/** What a whole letter says. All letters here were written for this test. */
import { describe, expect, test } from 'vitest';
import { CURE_TERMS, LAWS } from '#law/corpus.server.ts';
import { LETTER_SIGN_BOOK } from '#reference/letter-signs.server.ts';
import { LETTER_KINDS } from '#engine/words/letters.ts';
import { wholeLetter, type LetterText } from './letter.ts';

const BOOKS = { laws: LAWS, terms: CURE_TERMS.states, signs: LETTER_SIGN_BOOK };
const read = (text: string, more: Partial<LetterText> = {}) =>
  wholeLetter(BOOKS, {
    text,
    mail: null,
    mailedOn: null,
    receivedOn: '2026-11-25',
    asOf: '2026-11-25',
    ...more,
  });

const TX = `OFFICE OF THE ATTORNEY GENERAL
STATE OF TEXAS
Consumer Protection Division
P.O. Box 12548, Austin, Texas 78711

November 12, 2026

Via certified mail

Wick & Willow Candles LLC
12 Elm St.

Re: Notice of Violation of the Texas Data Privacy and Security Act, File No. CPD-26-1187

Dear Sir or Madam:

The Consumer Protection Division has reviewed your website. Based on our review, you have violated Tex. Bus. & Com. Code §§ 541.102(a) and 541.055(e). Your notice does not name the categories of third parties, and your site does not honor an opt-out preference signal.

Under Section 541.154, you have thirty (30) days from receipt of this letter to cure the violations. Within that time, please provide this office with a written statement that you have cured the alleged violations and that no further violations will occur. If you do not cure, the Attorney General may seek civil penalties of up to $7,500 per violation and may issue a civil investigative demand.

Please preserve all documents relating to your privacy practices.

Sincerely,
Jane Roe
Assistant Attorney General`;

const CA = `California Privacy Protection Agency
Enforcement Division
400 R Street, Sacramento, CA 95811

November 20, 2026

Re: Request for Information and Documents, Matter No. ENF-26-014

Dear Ledgerleaf Software, Inc.:

The Enforcement Division is investigating whether your company complies with the California Consumer Privacy Act, Civil Code section 1798.100 et seq. The Division has reason to believe that you ask for more personal information than necessary to process requests to opt out (11 CCR 7026(d), 7060(b)) and do not apply opt-out preference signals to known consumers (7025(c)). You also appear to have no contract with several recipients (Civ. Code § 1798.100(d); 11 CCR § 7053).

Please produce the documents listed in Attachment A by December 11, 2026. If you have questions, contact the undersigned. This letter is not a finding of a violation.

ATTACHMENT A
1. All versions of your privacy policy since January 1, 2025.
2. Documents sufficient to show how you process opt-out requests.
3. All contracts with third parties to which you sell or share personal information.
4. A list of every tracking technology on ledgerleaf.example.`;

const CIPA = `PACIFIC TRIAL LAW GROUP, APC
Attorneys at Law
4100 Newport Place, Newport Beach, CA

October 30, 2026

Re: Demand for violation of the California Invasion of Privacy Act

To whom it may concern:

This firm represents a California resident who visited your website on September 14, 2026. Your website uses a TikTok tracker that operates as a pen register in violation of Penal Code § 638.51, and a chat tool that records conversations in violation of California Penal Code section 631(a). Our client is entitled to statutory damages of $5,000 per violation under Penal Code § 637.2.

We are prepared to resolve this matter before litigation. Please contact us within fourteen (14) days of the date of this letter. If we do not hear from you, we will file the enclosed draft complaint in Superior Court. You must preserve all evidence, including server logs.`;

const SCAM = `U.S. Data Privacy Compliance Bureau
Corporate Records Division

FINAL NOTICE 2026 ANNUAL PRIVACY COMPLIANCE REGISTRATION

Amount due: $297.00. Invoice number 88-23313. Pay online or scan the QR code. A late fee applies after December 1, 2026. Your business may be fined under state privacy laws. This is not a government agency. This is a solicitation.`;

const CID = `COMMONWEALTH OF VIRGINIA
OFFICE OF THE ATTORNEY GENERAL
CIVIL INVESTIGATIVE DEMAND
To: Harbor Books LLC
Pursuant to Va. Code § 59.1-10.01 and § 59.1-583, you are hereby commanded to produce the documents described in Schedule A and answer under oath the interrogatories in Schedule B, at the Office of the Attorney General, 202 North Ninth Street, Richmond, on or before January 8, 2027 at 10:00 a.m.
Schedule A
Request No. 1: All data protection assessments conducted since January 1, 2023.
Request No. 2: Documents showing sale of personal data, Va. Code § 59.1-578.`;

test('a notice of violation counts from receipt, and keeps its time to fix', () => {
  expect(read(TX)).toMatchObject({
    kind: 'violation',
    state: 'TX',
    dated: '2026-11-12',
    sections: [
      'Tex. Bus. & Com. Code 541.102(a)',
      'Tex. Bus. & Com. Code 541.055(e)',
      'Tex. Bus. & Com. Code 541.154',
    ],
    // the section holds two duties; the words after it speak of the signal
    duties: ['TX-01', 'TX-06'],
    others: [{ section: '541.055(e)', duties: ['TX-05'] }],
    counts: 'from receipt',
    lastDay: '2026-12-25',
    cure: { right: true, until: '2026-12-25', cite: 'Tex. Bus. & Com. Code § 541.154' },
  });
  expect(read(TX).orders.map(({ by }) => by)).toEqual(['2026-12-25', null]);
});

test('a request for documents is no notice of violation, and each item of its list is an order', () => {
  const letter = read(CA);
  expect(letter).toMatchObject({
    kind: 'production',
    state: 'CA',
    sections: [
      '11 CCR 7026(d)',
      '11 CCR 7060(b)',
      '11 CCR 7025(c)',
      'Cal. Civ. Code 1798.100(d)',
      '11 CCR 7053',
    ],
    duties: ['CA-03', 'CA-09', 'CA-05', 'CA-10'],
    counts: 'fixed day',
    lastDay: '2026-12-11',
    cure: { right: false, until: null },
  });
  expect(letter.orders).toHaveLength(4);
  expect(new Set(letter.orders.map(({ by }) => by))).toEqual(new Set(['2026-12-11']));
});

test('a demand of a lawyer stands on no duty of the privacy law, though a number looks like one', () => {
  expect(read(CIPA)).toMatchObject({
    kind: 'private demand',
    sender: { kind: 'lawyer' },
    sections: ['Penal Code 638.51', 'California Penal Code 631(a)', 'Penal Code 637.2'],
    duties: [],
    counts: 'from date',
    lastDay: '2026-11-13',
    cure: { right: false, until: null, cite: null },
  });
});

test('a demand about a breach of data gives the time of § 1798.150(b)', () => {
  const text =
    'Law Offices of A. B.\n\nOctober 20, 2026\n\nOur client gives notice under Cal. Civ. Code § 1798.150(b).';
  expect(read(text).cure).toEqual({
    right: true,
    until: '2026-11-19',
    cite: 'Cal. Civ. Code § 1798.150(b)',
  });
});

test('an order with the force of law stays one where it also lists papers', () => {
  const letter = read(CID);
  expect(letter).toMatchObject({
    kind: 'subpoena',
    state: 'VA',
    lastDay: '2027-01-08',
    dated: null,
  });
  expect(letter.orders).toHaveLength(3);
});

test('what only looks official is a bill', () => {
  expect(read(SCAM)).toMatchObject({ kind: 'invoice or scam', state: null, duties: [] });
});

describe('a mail', () => {
  const COMPLAINT =
    'Our office received a complaint from a consumer about your company. Please respond to the consumer and to our office within ten (10) business days of receiving this email.\n\nColorado Department of Law';
  const mail = { name: 'Consumer Protection Unit', address: 'consumer@atg.colorado.gov' };

  test('of an office hands a complaint on', () => {
    expect(read(COMPLAINT, { mail, mailedOn: '2026-11-16' })).toMatchObject({
      kind: 'forwarded complaint',
      state: 'CO',
      lastDay: '2026-12-10',
    });
  });

  test('with the words of an office and the address of nobody is not taken for one', () => {
    const other = { name: 'Attorney General', address: 'ag@state-notices.example' };
    expect(read(COMPLAINT, { mail: other }).sender.kind).toBe('other');
  });
});

test('what a letter only says may come does not make its kind', () => {
  const text = `Office of the Attorney General\nState of Oregon\n\nRe: Letter of inquiry\n\nPlease describe how your site honors opt-out signals. If you do not respond, we may issue a civil investigative demand. This is not a notice of violation.`;
  expect(read(text).kind).toBe('inquiry');
});

test('an empty or strange text reads as nothing, and every kind is one of the list', () => {
  for (const text of ['', 'Hello', '§§§ (((', '1. '.repeat(5000), 'please '.repeat(5000)]) {
    const letter = read(text);
    expect(letter).toMatchObject({ kind: 'unclear', sections: [], duties: [], lastDay: null });
    expect(LETTER_KINDS).toContain(letter.kind);
  }
});

describe('days and orders that stand apart', () => {
  const HEAD =
    'OFFICE OF THE ATTORNEY GENERAL\nCOLORADO\n\nNovember 18, 2026\n\nRe: Request for Production of Documents\n\n';
  const orders = (words: string) =>
    read(`${HEAD}${words}`).orders.map(({ what, by }) => [what, by]);

  test('a day that the letter gives a name, and days counted from it', () => {
    const words =
      'Please produce all contracts by January 8, 2027 (the "Return Date"). Documents held back must be listed on a privilege log within ten days after the Return Date. A narrative shall be provided by the Return Date.';
    expect(orders(words)).toEqual([
      ['Please produce all contracts by January 8, 2027 (the "Return Date").', '2027-01-08'],
      [
        'Documents held back must be listed on a privilege log within ten days after the Return Date.',
        '2027-01-18',
      ],
      ['A narrative shall be provided by the Return Date.', '2027-01-08'],
    ]);
  });

  test('a call for which a day is held, and none where something else is held', () => {
    const call = 'We have set aside December 10, 2026, for a telephone conference.';
    expect(orders(call)).toEqual([[call, '2026-12-10']]);
    expect(orders('The court will hold the respondent liable for each violation.')).toEqual([]);
  });

  test('who signs the answers, where the sentence that leads their list says so', () => {
    const list =
      'Please answer the following, in writing and signed by the owner, by December 11, 2026:\n1. How many minors hold an account?\n2. Who stores the recordings?';
    expect(orders(list)).toContainEqual(['In writing and signed by the owner', '2026-12-11']);
  });

  test('taking steps to retain something has no last day', () => {
    const words = 'Answer by December 11, 2026. You should take steps to retain all recordings.';
    expect(orders(words)).toContainEqual(['You should take steps to retain all recordings.', null]);
  });

  test('days of the past without a year are no last day', () => {
    const words =
      'On October 6 and October 9, 2026, a person visited your site. Answer by December 11.';
    expect(read(`${HEAD}${words}`).lastDay).toBe('2026-12-11');
  });
});

describe('who claims, and who only names a law', () => {
  test('an article on lawsuits is no demand, and no offer either', () => {
    const article = `Three more shops were sued under the California Invasion of Privacy Act. Under Penal Code § 631 each claim can cost $5,000. Class actions name the shop that installed the pixel.`;
    const { kind, claim, why } = read(article);
    expect({ kind, claim }).toEqual({ kind: 'unclear', claim: null });
    expect(why.join(' ')).toContain('That does not say what it wants of you');
  });

  test('an office by name with the address of nobody: what it would be, and a caution', () => {
    const text = `Office of the Attorney General\n\nPlease answer the following questions by December 9, 2026.\n\n1. What do you sell?`;
    const mail = { name: 'Attorney General', address: 'cases@post-box.example' };
    const { kind, sender, why } = read(text, { mail });
    expect([kind, sender.kind]).toEqual(['unclear', 'other']);
    expect(why.join(' ')).toMatch(/cases@post-box\.example, is not that of a public office/);
    expect(why.join(' ')).toContain('If the office did write it, it is an inquiry.');
  });
});

describe('who wrote', () => {
  const demand = (head: string, greeting: string, end: string) =>
    read(
      `${head}\n\nNovember 18, 2026\n\n${greeting}\n\nI demand $900 under California Penal Code section 631. I will file suit in small claims court.\n\n${end}`,
    ).from;

  test.each([
    [
      'who is greeted is not the sender',
      '',
      'Dear Quail Run Stables, Inc.:',
      'Sincerely,\nOtto Brandvold',
      'Otto Brandvold',
    ],
    [
      'nor who stands in the address',
      'Otto Brandvold\n4 Mill Rd',
      'Quail Run Stables, Inc.\nDear Quail Run,',
      'Otto Brandvold',
      'Otto Brandvold',
    ],
    [
      'nor who gets it by "To"',
      'TO: Quail Run Stables, Inc.',
      'Hello,',
      'Regards,\nOtto Brandvold\ncc: Attorney General of California',
      'Otto Brandvold',
    ],
  ])('%s', (_, head, greeting, end, from) => expect(demand(head, greeting, end)).toBe(from));
});

describe('days', () => {
  const lastDay = (sentence: string) =>
    read(`November 16, 2026\n\nOur client demands an answer. ${sentence}`).lastDay;

  test.each([
    ['Reply within eleven (11) days of this email.', '2026-11-27'],
    ['Answer no later than COB Tuesday, December 8.', '2026-12-08'],
    ['Answer by the close of business on December 8, 2026.', '2026-12-08'],
    ['Our offer to your vendor stands if you answer before December 9.', '2026-12-08'],
    ['You may respond on or before December 9.', '2026-12-09'],
    ['Answer within five business days of the date of this letter.', '2026-11-23'],
    ['Answer on the twentieth day after this letter reaches you at the latest.', '2026-12-15'],
    ['Respond within seventeen days after being served.', '2026-12-12'],
    ['We reserve the right to give 30 days of notice of this letter to cure later.', null],
    [
      'Under section 12.3 of the Code a business must answer consumers within 45 days of the date of the request.',
      null,
    ],
  ])('%s', (sentence, day) => expect(lastDay(sentence)).toBe(day));
});

describe('sections', () => {
  test.each([
    [
      'Penal Code §§ 631, 632.7 and 637.2',
      ['Penal Code 631', 'Penal Code 632.7', 'Penal Code 637.2'],
    ],
    ['47 C.F.R. § 64.1200(c)(2) and (d)', ['47 C.F.R. 64.1200(c)(2)', '47 C.F.R. 64.1200(d)']],
    [
      'The Biometric Information Privacy Act was broken: Section 15(b) of the Act',
      ['740 ILCS 14/15(b)'],
    ],
    [
      'article I, section 1 of the California Constitution',
      ['California Constitution art. I, § 1'],
    ],
    [
      'Chapter 603 of the Texas Business and Commerce Code; see Sections 603.002, 603.005',
      ['Texas Business and Commerce Code 603.002', 'Texas Business and Commerce Code 603.005'],
    ],
    ['sections 51 and 52 of the Civil Code', ['Civil Code 51', 'Civil Code 52']],
    ['Penal Code § 631, 14 trackers and 3 visits', ['Penal Code 631']],
  ])('%s', (words, sections) =>
    expect(read(`We represent Ana Sol. ${words}.`).sections).toEqual(sections),
  );
});
