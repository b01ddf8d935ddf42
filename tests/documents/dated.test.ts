/** What starts on a day is in the documents of that day, and not in those of the day before. */
import { describe, expect, test } from 'vitest';
import { made, templateNamed, withNotes, wordsOf } from './make-document.ts';

const FACTS = { profiling: true, usesProcessors: true, consumers: 50_000 };

const text = (id: string, state: string, asOf: string, facts = FACTS) =>
  wordsOf(withNotes(made(templateNamed(id), [state], { asOf, facts }).tree));

/** Template, state, and words that start on January 1, 2027. */
const STARTS: readonly (readonly [id: string, state: string, words: string])[] = [
  ['privacy-policy', 'CA', 'California: notice before we use automated decisionmaking technology'],
  [
    'privacy-policy',
    'CA',
    'Californians can request information about how the tool was used on them.',
  ],
  ['privacy-policy', 'CO', 'Colorado: notice that a decision uses automated technology'],
  ['opt-out-page', 'CA', 'Do not use automated decisionmaking technology for decisions about me.'],
  ['opt-out-page', 'CA', 'The law gives us 15 business days to stop'],
  ['appeal-and-response-letters', 'CA', 'Letter 14: How we used the tool on you'],
  ['appeal-and-response-letters', 'CO', 'Letter 15: A decision that went against you'],
];

describe.each(STARTS)('%s in %s: %s', (id, state, words) => {
  test('from January 1, 2027, where profiling is used', () => {
    expect(text(id, state, '2026-12-31')).not.toContain(words);
    expect(text(id, state, '2027-01-01')).toContain(words);
    expect(text(id, state, '2027-01-01', { ...FACTS, profiling: false })).not.toContain(words);
  });
});

test('before that day a note for the owner says that rules start then', () => {
  for (const state of ['CA', 'CO'])
    expect(text('privacy-policy', state, '2026-12-31')).toContain('made before January 1, 2027');
  expect(text('opt-out-page', 'CA', '2026-12-31')).toContain('made before January 1, 2027');
});

test("California's own text has no insurance or basic goods, and no generic words on scores", () => {
  expect(text('privacy-policy', 'CA', '2027-01-01')).not.toContain('We use profiling.');
  expect(text('privacy-policy', 'CO', '2027-01-01')).toContain('We use profiling.');
});

describe('what an owner has to choose is marked, and not decided for them', () => {
  const facts = {
    sellsPersonalData: false,
    targetedAdvertising: false,
    sellsSensitiveData: true,
    processesBiometricData: true,
    processesSensitiveData: true,
  };
  const gapsIn = (state: string) =>
    JSON.stringify(made(templateNamed('privacy-policy'), [state], { facts }).tree.blocks);

  test.each([
    ['TX', '[Keep only if true: NOTICE: We may sell your biometric personal data.]'],
    ['CA', '[Keep only if true: We have not sold personal information in the last 12 months.]'],
    [
      'OR',
      '[Keep only if true: We have reasonable safeguards: the more sensitive the data, the stronger they are.]',
    ],
  ])('%s: %s', (state, words) => {
    expect(gapsIn(state)).toContain(`{"gap":"${words}"}`);
  });

  test('no promise that few businesses can keep', () => {
    const all = text('privacy-policy', 'DE', '2026-11-21');
    for (const words of [
      'only in these cases',
      'may not use it for their own ends',
      'we decide without the score',
      'Asking costs you nothing',
    ])
      expect(all).not.toContain(words);
    expect(all).toContain('keep a short record, so that your opt-out or deletion lasts');
  });
});

test('a doubt is shown with the sections of its passage, for the owner only', () => {
  const { tree } = made(templateNamed('appeal-and-response-letters'), ['AL'], {
    asOf: '2028-01-01',
  });
  expect(wordsOf(tree.blocks)).not.toContain('Not certain');
  const policy = made(templateNamed('privacy-policy'), ['MD'], { facts: FACTS }).tree;
  expect(wordsOf(policy.notes?.blocks ?? [])).toContain('Not certain. Maryland: ');
  expect(wordsOf(policy.blocks)).not.toContain('Not certain');
});

test('the parent’s form has the lines of the federal rule', () => {
  const form = text('sensitive-data-consent', 'IA', '2026-11-21', {
    ...FACTS,
    knowsChildren: true,
  } as typeof FACTS);
  expect(form).toContain('We have your name and contact only to ask you.');
  expect(form).toContain(
    'If no answer comes within a reasonable time, we must delete your contact.',
  );
  expect(form).toContain('the part on children of our privacy notice');
});

test('the agreement keeps what protects the data when it goes to a third party', () => {
  const terms = text('data-processing-agreement', 'CA', '2026-11-21');
  expect(terms).toContain('Clauses 6, 7, 9.3, 9.4 and 12 stay in force');
  expect(terms).toContain('must not combine or update the personal information');
  expect(terms).toContain('Health data under HIPAA');
  expect(text('data-processing-agreement', 'MN', '2026-11-21')).not.toContain(
    'only if the Controller consents',
  );
});

test('identity checks of opt-outs: a ban in California and Oregon, reasonable means in Colorado', () => {
  const law = 'the law itself says that an opt-out needs no proof of identity';
  for (const state of ['CA', 'OR'])
    expect(text('employee-training-sheet', state, '2026-11-21')).toContain(law);
  for (const state of ['CT', 'TX', 'CO'])
    expect(text('employee-training-sheet', state, '2026-11-21')).not.toContain(law);
  const colorado = text('consumer-request-kit', 'CO', '2026-11-21');
  expect(colorado).toContain('You may check other opt-outs with reasonable means');
  expect(colorado).not.toContain('Carry out an opt-out without asking for proof of identity.');
});

test('a swap of data is a sale in California and none in Indiana', () => {
  const swaps = { ...FACTS, sellsPersonalData: true, sellsForMoney: false };
  expect(text('data-protection-assessment', 'CA', '2026-11-21', swaps)).toContain('Selling data.');
  expect(text('data-protection-assessment', 'IN', '2026-11-21', swaps)).not.toContain(
    'Selling data.',
  );
  const paid = { ...swaps, sellsForMoney: true };
  expect(text('data-protection-assessment', 'IN', '2026-11-21', paid)).toContain('Selling data.');
});

test('every California firm is asked about watching workers, sensitive places and training of tools', () => {
  const nothing = { ...FACTS, profiling: false };
  const tree = text('data-protection-assessment', 'CA', '2026-11-21', nothing);
  for (const words of ['watching people at work or school', 'sensitive places', 'training tools'])
    expect(tree).toContain(words);
});

test.each([
  ['CA', 'Within 30 calendar days', 'within 15 calendar days after'],
  ['CO', 'Within 30 days', 'within 30 days'],
  ['IN', 'Within 45 days', 'within 45 days'],
  ['TX', 'Within 60 days', 'within 30 days'],
  ['NJ', 'No fixed days', 'before you tell the people'],
])('the incident plan names the days of %s', (state, days, more) => {
  const plan = text('incident-response-plan', state, '2026-11-21');
  const [row = ''] = plan.split('State and law')[0]?.match(/Within \d.*|No fixed days.*/) ?? [];
  expect(row).toContain(days);
  expect(row).toContain(more);
  expect(plan).toContain('without unreasonable delay');
});

test('the filing in California is made by executive management, and the figure of 2027 is announced', () => {
  expect(text('data-protection-assessment', 'CA', '2026-11-21')).toContain(
    'under penalty of perjury. It is made by a member of executive management',
  );
  expect(text('incident-response-plan', 'CA', '2026-11-21')).toContain('adjusted in January 2027');
});
