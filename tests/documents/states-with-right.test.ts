/**
 * A right is told to those whose state gives it, and a part that a detail makes needless is left
 * out.
 */
import { describe, expect, test } from 'vitest';
import {
  DOES_ALL,
  DOES_NOTHING,
  made,
  templateNamed,
  withNotes,
  wordsOf,
} from './make-document.ts';
import type { Filling } from '#documents/values/filling.ts';

const words = (id: string, codes: readonly string[], more: Partial<Filling> = {}) =>
  wordsOf(withNotes(made(templateNamed(id), codes, { facts: DOES_ALL, ...more }).tree)).replaceAll(
    /\s+/g,
    ' ',
  );

describe('a right that not all states give', () => {
  test('is told with the states that give it', () => {
    const policy = words('privacy-policy', ['CA', 'TX']);
    expect(policy).toContain('If you live in Texas, you can appeal if you disagree');
    expect(policy).toContain(
      'If you live in Texas, you also have the right to opt out of profiling',
    );
    expect(policy).toContain(
      'If you live in Texas, you have a right by law to opt out of this profiling',
    );
    expect(words('opt-out-page', ['CA', 'TX'])).toContain(
      'If you live in Texas, you have a right by law',
    );
    expect(words('consumer-request-kit', ['CA', 'TX'])).toContain(
      'For people in Texas: stop profiling for decisions about me.',
    );
  });

  test('is told without them where all give it', () => {
    const policy = words('privacy-policy', ['TX', 'VA']);
    expect(policy).toContain(
      'The law says that we must tell you why. You can appeal if you disagree',
    );
    expect(policy).not.toMatch(/If you live in (?:Texas|Virginia) or/);
  });

  test('what the law says names its state where people of others read it too', () => {
    const reach = { RI: { facts: DOES_ALL, onlyOwes: ['R.I. Gen. Laws § 6-48.1-3'] } };
    const SAYS = 'the law says that a business must treat it as a request to opt out';
    expect(words('privacy-policy', ['CT', 'RI'], { reach })).toContain(
      `If you live in Connecticut, ${SAYS}`,
    );
    expect(words('privacy-policy', ['CT'])).toContain(`T${SAYS.slice(1)}`);
  });

  test('is not told where none gives it', () => {
    const policy = words('privacy-policy', ['CA']);
    expect(policy).not.toMatch(/you can appeal if/i);
    expect(words('consumer-request-kit', ['CA'])).not.toMatch(/stop profiling/i);
    expect(words('consumer-request-kit', ['TX'])).not.toContain(
      'Questions about a profiling decision',
    );
  });

  test('is not told before its day', () => {
    expect(words('consumer-request-kit', ['CA'])).not.toContain(
      'Questions about a profiling decision',
    );
    expect(words('consumer-request-kit', ['CA'], { asOf: '2027-01-02' })).toContain(
      'Questions about a profiling decision',
    );
  });

  test('of many states, those without it are named', () => {
    const many = ['CO', 'CT', 'DE', 'FL', 'IA', 'MD', 'MN', 'NJ', 'OR', 'TX', 'CA'];
    expect(words('privacy-policy', many)).toContain(
      'Unless you live in California, you can appeal',
    );
  });
});

describe('letters and steps', () => {
  test('an appeal is told to people whose state has one', () => {
    const letters = words('appeal-and-response-letters', ['CA', 'TX']);
    expect(letters).toContain('If you live in Texas, you can appeal. Reply to this letter');
    expect(words('appeal-and-response-letters', ['CA', 'CT'])).toContain(
      'If you live in Connecticut, you can appeal. If we are wrong',
    );
    expect(words('appeal-and-response-letters', ['TX'])).toContain('You can appeal. Reply to this');
  });

  test('reasons for a decision are a letter only where people may ask for them', () => {
    const letters = (codes: readonly string[], more = {}) =>
      words('appeal-and-response-letters', codes, more);
    expect(letters(['CA', 'TX'])).not.toContain('Letter 12');
    expect(letters(['CA', 'TX'], { asOf: '2027-01-02' })).toContain('Letter 12');
    expect(letters(['MN', 'TX'])).toContain('For people in Minnesota: use Letter 12');
  });

  test('an opt-out is refused as fraud only where the law lets a business do so', () => {
    const refuse = 'For people in Connecticut: refuse only if you believe';
    expect(words('consumer-request-kit', ['CT', 'MD'])).toContain(refuse);
    expect(words('appeal-and-response-letters', ['CT', 'MD'])).toContain(
      'For people in Connecticut: use Letter 8',
    );
    expect(words('opt-out-page', ['CT', 'MD'])).toContain(
      'For people in Connecticut: if you have a good reason to believe that an opt-out is fraud',
    );
    expect(words('opt-out-page', ['MD'])).not.toContain('is fraud');
  });

  test('the list of third parties is not told to people of the wrong state', () => {
    const kit = words('consumer-request-kit', ['CA', 'TX']);
    expect(kit.indexOf('Give me the list of third parties')).toBeLessThan(
      kit.indexOf('For people in Texas: stop profiling'),
    );
  });
});

test('a law that applies in part gives nobody the rights of the whole', () => {
  const reach = { TX: { facts: DOES_ALL, onlyOwes: ['Tex. Bus. & Com. Code § 541.107'] } };
  const policy = words('privacy-policy', ['CT', 'IA', 'TX'], { reach });
  expect(policy).toContain('If you live in Connecticut, you also have the right to opt out of');
});

test('no law is said to give time to stop where consent is withdrawn', () => {
  expect(words('privacy-policy', ['TX'])).not.toContain('a short time to stop');
});

test('a site without tools of others has no switch for them', () => {
  const policy = (toolTable: string) =>
    words('privacy-policy', ['DE'], { values: { toolTable, practiceCookieSwitch: 'Yes' } });
  expect(policy('a pixel')).toContain('Our site has a switch for such tools.');
  expect(policy('Our site uses no tool of another company.')).not.toContain('a switch for such');
});

test('a signal that counts for accounts, beside one that is not obeyed yet, is a mismatch', () => {
  const values = { practiceSignalAccount: 'Yes', practiceSignal: 'Not yet' };
  const { contradictions } = made(templateNamed('privacy-policy'), ['NJ'], {
    facts: DOES_ALL,
    values,
  });
  expect(contradictions.map(({ name }) => name)).toContain('practiceSignal');
});

describe('the link to limit the use of sensitive data', () => {
  const link = '“Limit the Use of My Sensitive Personal Information” stands at';
  const box = 'Limit the use of my sensitive personal information.';
  const said = (limitSensitiveAnswer: string) => ({ values: { limitSensitiveAnswer } });
  const [none, needed] = [
    'We use this information only for the allowed purposes. So no link is needed.',
    'Use the link “Limit the Use of My Sensitive Personal Information” on our website.',
  ];
  test('is in no paper where none is needed', () => {
    expect(words('privacy-policy', ['CA'], said(none))).not.toContain(link);
    expect(words('opt-out-page', ['CA'], said(none))).not.toContain(box);
  });
  test('is in all where it is', () => {
    expect(words('privacy-policy', ['CA'], said(needed))).toContain(link);
    expect(words('opt-out-page', ['CA'], said(needed))).toContain(box);
  });
  test('clashes with a purpose that goes further', () => {
    const values = { limitSensitiveAnswer: none, sensitivePurposes: ['to aim ads at people'] };
    const facts = { ...DOES_NOTHING, processesSensitiveData: true };
    const { contradictions } = made(templateNamed('privacy-policy'), ['CA'], { facts, values });
    expect(contradictions.map(({ name }) => name)).toContain('sensitivePurposes');
  });
});

test('a form asks for consent only where the data is sensitive in a state that asks for it', () => {
  const page = 'May we use this sensitive data about you?';
  const reach = (sensitive: boolean) => ({
    CA: { facts: { ...DOES_ALL, processesSensitiveData: true } },
    TX: { facts: { ...DOES_ALL, processesSensitiveData: sensitive } },
  });
  expect(words('sensitive-data-consent', ['CA', 'TX'], { reach: reach(true) })).toContain(page);
  expect(words('sensitive-data-consent', ['CA', 'TX'], { reach: reach(false) })).not.toContain(
    page,
  );
});

test('a switch for tools beside ad tags that are not turned off is a mismatch', () => {
  const values = { practiceCookieSwitch: 'Yes', practiceAdTagsOff: 'Not yet' };
  const { contradictions } = made(templateNamed('privacy-policy'), ['DE'], {
    facts: DOES_ALL,
    values,
  });
  expect(contradictions.map(({ name }) => name)).toContain('practiceAdTagsOff');
});

test('the law on signals is told while the business does not follow it yet', () => {
  const policy = words('privacy-policy', ['NJ'], { values: { practiceSignal: 'Not yet' } });
  expect(policy).toContain('The law says that a business must treat it as a request to opt out');
  expect(policy).not.toContain('We treat it so');
});

test('an opt-out address of “none” leaves no gap', () => {
  for (const id of ['consumer-request-kit', 'employee-training-sheet']) {
    const { gaps } = made(templateNamed(id), ['CT'], {
      facts: DOES_NOTHING,
      values: { optOutPageUrl: 'none' },
    });
    expect(gaps.map(({ name }) => name)).not.toContain('optOutPageUrl');
  }
});

test('the reason for keeping children’s data is a gap of its own', () => {
  const values = { childRetention: '1 year after the last lesson' };
  const { gaps } = made(templateNamed('privacy-policy'), ['CT'], { facts: DOES_ALL, values });
  expect(gaps.map(({ name }) => name)).toContain('childRetentionWhy');
});

test('a policy that counts from a later day says so, and no other', () => {
  const from = (effectiveDate: string) =>
    words('privacy-policy', ['CT'], { values: { effectiveDate } });
  expect(from('2026-12-01')).toContain('This version counts from December 1, 2026 on.');
  expect(from('2026-11-01')).not.toContain('This version counts from');
});

test('a measure that the owner has not taken is no promise in an agreement', () => {
  const row = (practiceIncidentPlan: string) =>
    words('data-processing-agreement', ['CA'], { values: { practiceIncidentPlan } });
  expect(row('Yes')).toContain('Processor; the Controller for its own systems');
  expect(row('Not yet')).not.toContain('the Controller for its own systems');
});

test('nobody is called the controller of all data', () => {
  expect(words('privacy-policy', ['TX'])).toContain('Where we decide why and how');
  expect(words('privacy-policy', ['TX'])).not.toMatch(/the law calls us the controller/i);
});

test('each thing that Colorado asks of profiling has its answer, or a marked gap', () => {
  const policy = (values: Filling['values']) =>
    made(templateNamed('privacy-policy'), ['CO'], { facts: DOES_ALL, values });
  const asked = [
    'profilingDecisions',
    'admtInputs',
    'profilingTool',
    'admtUse',
    'profilingPerson',
    'profilingCheck',
    'profilingSensitive',
    'profilingConsequences',
  ];
  const open = (values: Filling['values']) =>
    policy(values)
      .gaps.map(({ name }) => name)
      .filter((name) => asked.includes(name));
  expect(open({}).toSorted()).toEqual(asked.toSorted());
  expect(open({ profilingTool: 'A score of sales' })).not.toContain('profilingTool');
  expect(open({ profilingTool: 'A score of sales' })).toContain('profilingCheck');
  const told = Object.fromEntries(asked.map((name) => [name, `told of ${name}`]));
  for (const name of asked) expect(wordsOf(policy(told).tree.blocks)).toContain(`told of ${name}`);
  expect(wordsOf(policy(told).tree.blocks)).not.toContain('cannot work so');
});

test('an assessment of profiling begins with what the owner told of it', () => {
  const values = { profilingDecisions: ['who gets an advance'], profilingTool: 'A score of sales' };
  const paper = words('data-protection-assessment', ['CO'], { values });
  expect(paper).toMatch(/Which decision does the software feed\? who gets an advance/);
  expect(paper).toContain('A score of sales');
});
