/**
 * Two things that do not fit are told at the top of the document, with both ways to settle them.
 */
import { describe, expect, test } from 'vitest';
import { made, templateNamed } from '../../../tests/documents/make-document.ts';
import { TOOLS } from '#reference/data.server.ts';
import type { Value } from '#documents/values/filling.ts';
import { AD_TOOLS } from './mismatch-pairs.ts';
import { markdownOf } from '#documents/markup/markdown.ts';

const POLICY = templateNamed('privacy-policy');
const HEAD = ['Kind', 'Use', 'Who', 'How long'];
const policy = (
  facts: object,
  values: Record<string, Value>,
  codes = ['DE'],
  more: Parameters<typeof made>[2] = {},
) => made(POLICY, codes, { facts, values, ...more });
const found = (facts: object, values: Record<string, Value>) =>
  policy(facts, values).contradictions.map(({ about, name }) => `${about} ${name}`);

const ADS = [HEAD, ['Advertising networks', 'place ads', 'device data', 'pick and measure ads']];

test('no ads, beside a row about an advertising network', () => {
  const values = { recipientTable: ADS };
  expect(found({ targetedAdvertising: false }, values)).toEqual([
    'targetedAdvertising recipientTable',
  ]);
  const text = markdownOf(policy({ targetedAdvertising: false }, values).tree);
  expect(text.indexOf('These two do not fit together.')).toBeLessThan(text.indexOf('## '));
  expect(text).toContain('Change the answer about targeted ads, or the line about advertising.');
});

test.each([
  [{ targetedAdvertising: true }, { recipientTable: ADS }],
  [{}, { recipientTable: ADS }],
  [{ targetedAdvertising: false }, { recipientTable: [HEAD, ['Delivery firms', 'x', 'y', 'z']] }],
  [{ targetedAdvertising: false }, {}],
  // The head of a table is ours, not the owner's.
  [{ targetedAdvertising: false }, { recipientTable: [['Advertising'], ['Delivery firms']] }],
  [{ usesProcessors: false }, { serviceProviderKinds: ['none'] }],
  [{ knowsChildren: false }, { sources: ['our website'] }],
] as const)('%j beside %j fits', (facts, values) => {
  expect(found(facts, values as never)).toEqual([]);
});

describe('what else does not fit', () => {
  test.each([
    [
      'sellsPersonalData',
      false,
      { recipientTable: [HEAD, ['A', 'for their own products', '', '']] },
    ],
    [
      'sellsPersonalData',
      true,
      {
        saleTable: [
          ['What', 'To', 'Why'],
          ['none', '', ''],
        ],
      },
    ],
    ['processesSensitiveData', false, { dataTable: [HEAD, ['Health forms', '', '', '']] }],
    ['processesSensitiveData', false, { dataTable: [HEAD, ['Allergies of guests', '', '', '']] }],
    ['processesBiometricData', false, { dataTable: [HEAD, ['Fingerprints', '', '', '']] }],
    ['knowsChildren', false, { dataTable: [HEAD, ['Names of children', '', '', '']] }],
    ['usesProcessors', false, { serviceProviderKinds: ['payment processors'] }],
    ['loyaltyProgram', false, { dataTable: [HEAD, ['Loyalty points', '', '', '']] }],
    ['sellsSensitiveData', true, { practiceBiometricConsent: 'Yes' }],
  ] as const)('%s %s', (fact, is, values) => {
    expect(found({ [fact]: is }, values as never).map((one) => one.split(' ')[0])).toContain(fact);
  });
});

test('a blank template has no owner who could contradict', () => {
  expect(made(POLICY, [], { facts: { usesProcessors: false } }).contradictions).toEqual([]);
});

describe('two parts of one paper', () => {
  const staff = (answer: string) => [
    ['Kind', 'Use', 'Who', 'Sold or shared?', 'How long'],
    ['Pay', 'to pay', 'no one', answer, '4 years'],
  ];
  const none = [HEAD, ['We share with no such companies', '–', '–', '–']];
  const tools = (name: string) => [
    ['Tool', 'Who', 'What', 'No'],
    [name, 'x', 'y', 'z'],
  ];
  test.each([
    [
      'staffSaleAnswer staffDataTable',
      { staffSaleAnswer: 'We neither sell nor share it.', staffDataTable: staff('Yes') },
    ],
    ['recipientTable siteCollectors', { recipientTable: none, siteCollectors: ['Acme Video'] }],
    ['recipientTable toolTable', { recipientTable: none, toolTable: tools('Meta Pixel') }],
    [
      'otherTrackingAnswer toolTable',
      { otherTrackingAnswer: 'do not', toolTable: tools('Google Ads tag') },
    ],
    ['otherTrackingAnswer recipientTable', { otherTrackingAnswer: 'may', recipientTable: none }],
    [
      'doNotTrackAnswer toolTable',
      {
        doNotTrackAnswer: 'nothing, because there is no common rule for it',
        toolTable: [HEAD, ['Hotjar', 'x', 'y', 'Do Not Track setting of the browser']],
      },
    ],
    ['practiceHomeLink websiteUrl', { practiceHomeLink: 'Yes', websiteUrl: 'none' }],
    [
      'practiceNoAccount requestFormUrl',
      { practiceNoAccount: 'Yes', requestFormUrl: 'sign in to your account' },
    ],
  ] as const)('%s', (pair, values) => {
    expect(found({}, values as never)).toContain(pair);
  });

  test.each([
    { staffSaleAnswer: 'We neither sell nor share it.', staffDataTable: staff('No') },
    { recipientTable: none, siteCollectors: ['none'], toolTable: tools('Basket cookie') },
    { otherTrackingAnswer: 'may', toolTable: tools('Meta Pixel') },
    { doNotTrackAnswer: 'nothing, because there is no rule', toolTable: tools('Hotjar') },
    {
      doNotTrackAnswer: 'a tool that obeys it is off',
      toolTable: [HEAD, ['Hotjar', 'x', 'y', 'Do Not Track setting of the browser']],
    },
    { practiceHomeLink: 'Not yet', websiteUrl: 'none' },
  ])('%j fits', (values) => {
    expect(found({}, values as never)).toEqual([]);
  });

  test('one pair has one line, with both ways', () => {
    const { contradictions } = policy(
      {},
      { practiceHomeLink: 'Yes', practiceCookieSwitch: 'Yes', websiteUrl: 'none' },
    );
    expect(contradictions.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^“.+” says “Yes”, but “Address of your website” says “none”\. Change .+, or .+\.$/i,
      ),
    ]);
  });
});

describe('what the answers leave no room for', () => {
  test.each([
    [
      'sellsPersonalData dataTable',
      { sellsPersonalData: false },
      { dataTable: [HEAD, ['Names', 'sold to list buyers', '', '']] },
    ],
    [
      'targetedAdvertising noticeTable',
      { targetedAdvertising: false },
      { noticeTable: [HEAD, ['Pages seen', 'to count visits', 'Yes, for ads', '1 year']] },
    ],
    ['sellsPersonalData buyerNames', { sellsPersonalData: false }, { buyerNames: ['Acme'] }],
    [
      'sellsSensitiveData limitSensitiveAnswer',
      { sellsSensitiveData: true },
      { limitSensitiveAnswer: 'We use this information only for the allowed purposes.' },
    ],
  ] as const)('%s', (pair, facts, values) => {
    expect(found(facts, values as never)).toContain(pair);
  });

  test('who sells sensitive data where the law forbids it is told to stop', () => {
    const { contradictions } = policy({ sellsSensitiveData: true }, {}, ['MD', 'NJ', 'TX']);
    expect(contradictions.map(({ text }) => text)).toEqual([
      expect.stringContaining('The law of Maryland and New Jersey forbids that'),
    ]);
    expect(policy({ sellsSensitiveData: true }, {}, ['TX']).contradictions).toEqual([]);
    expect(policy({ sellsSensitiveData: false }, {}, ['MD']).contradictions).toEqual([]);
  });
});

describe('what no law of the state allows', () => {
  const texts = (facts: object, values: Record<string, Value>, codes: string[]) =>
    policy(facts, values, codes).contradictions.map(({ text }) => text);

  test('data of minors beside a sale or ads, until they are kept out', () => {
    const facts = { knowsTeens: true, sellsPersonalData: false, targetedAdvertising: true };
    expect(texts(facts, {}, ['MD', 'TX'])).toEqual([
      expect.stringMatching(/use targeted ads\. The law of Maryland \(under 18\) forbids/),
    ]);
    expect(texts(facts, { practiceNoMinorSale: 'Yes' }, ['MD'])).toEqual([]);
    expect(texts(facts, {}, ['TX'])).toEqual([]);
    const reach = { OR: { facts: {}, onlyOwes: [] } };
    expect(texts(facts, {}, ['OR'])).toHaveLength(1);
    expect(policy(facts, {}, ['OR'], { reach }).contradictions).toEqual([]);
    expect(texts({ ...facts, targetedAdvertising: false }, {}, ['MD'])).toEqual([]);
  });

  test('a sale of precise location, of sensitive data or of body data', () => {
    const facts = { sellsSensitiveData: true };
    const sold = { saleSensitiveTypes: ['Precise location data'] };
    expect(texts(facts, sold, ['VA'])).toEqual([expect.stringContaining('Virginia')]);
    expect(texts(facts, { saleSensitiveTypes: ['Health forms'] }, ['VA'])).toEqual([]);
    expect(texts(facts, { practiceNoBannedSale: 'Yes' }, ['MD'])).toEqual([]);
    const body = { ...facts, processesBiometricData: true };
    expect(texts(body, {}, ['CO'])).toEqual([expect.stringContaining('C.R.S. § 6-1-1314')]);
    expect(texts(body, { practiceSellsBiometric: 'Does not concern us' }, ['CO'])).toEqual([]);
  });

  test('a data broker among the buyers, beside an answer that there is none', () => {
    const values = { buyerNames: ['Insight (data broker)'] };
    const facts = { sellsPersonalData: true, sellsToDataBroker: false };
    expect(found(facts, values)).toContain('sellsToDataBroker buyerNames');
    expect(found({ ...facts, sellsPersonalData: false }, values)).toEqual([
      'sellsPersonalData buyerNames',
    ]);
  });
});

test('what the map leaves in doubt stands in documents that list what it holds', () => {
  const mismatches = [
    { about: 'tools', name: 'dataTable', text: 'Put the line back, or drop it.' },
  ];
  const of = (id: string) => made(templateNamed(id), ['DE'], { mismatches }).contradictions;
  expect(of('privacy-policy')).toEqual(mismatches);
  expect(of('data-inventory')).toEqual(mismatches);
  expect(of('employee-training-sheet')).toEqual([]);
});

test('a state of which an answer is missing is told to the owner, and not to readers', () => {
  const { tree } = made(POLICY, ['TX'], { unsure: ['Texas'] });
  expect(JSON.stringify(tree.notes)).toContain(
    'Whether the law of Texas binds you is not known yet',
  );
  expect(JSON.stringify(tree.blocks)).not.toContain('not known yet');
  expect(JSON.stringify(made(POLICY, ['TX']).tree.notes)).not.toContain('not known yet');
});

test('every advertising tool of the tools list is known by its name', () => {
  const ads = TOOLS.filter(({ mayBeTargetedAdvertising }) => mayBeTargetedAdvertising === 'likely');
  expect(ads.filter(({ name }) => !AD_TOOLS.test(name)).map(({ name }) => name)).toEqual([]);
  for (const name of ['Basket cookie', 'Stripe', 'Plausible', 'Google Fonts', 'Matomo'])
    expect(AD_TOOLS.test(name)).toBe(false);
});

test('a task that is done, and a practice of it that is not yet so', () => {
  const doneTasks = [{ id: 'retention', title: 'Adopt and follow a deletion schedule' }];
  const told = (answer: string, tasks = doneTasks) =>
    made(POLICY, ['DE'], { values: { practiceDeletes: answer }, doneTasks: tasks }).contradictions;
  expect(told('Not yet').map(({ about, name }) => `${about} ${name}`)).toEqual([
    'retention practiceDeletes',
  ]);
  expect(told('Not yet')[0]?.text).toContain('“Adopt and follow a deletion schedule” as done');
  expect(told('Yes')).toEqual([]);
  expect(told('Not yet', [])).toEqual([]);
});

test('data that the purpose needs, beside nothing that is lost without it', () => {
  const about = (facts: object, sensitiveNeed: string) =>
    made(templateNamed('sensitive-data-consent'), ['DE'], {
      facts,
      values: { sensitiveLoss: 'nothing', sensitiveNeed },
    }).contradictions.map(({ name }) => name);
  expect(about({}, 'it cannot be done without it')).toEqual(['sensitiveNeed']);
  expect(about({}, 'it makes delivery faster')).toEqual([]);
  expect(about({ processesSensitiveData: false }, 'it cannot be done without it')).toEqual([]);
});

test('data of a loyalty program that is sold, while the program names no buyer', () => {
  const facts = { loyaltyProgram: true, sellsPersonalData: true };
  const values = (who: string[]): Record<string, Value> => ({
    loyaltyData: ['email address', 'points'],
    loyaltyRecipients: who,
    saleTable: [
      ['Kind', 'To', 'Why'],
      ['Email addresses', 'fishing lodge', 'mails offers'],
    ],
  });
  const about = (given: Record<string, Value>, known: object = facts) =>
    found(known, given).filter((each) => each.startsWith('loyaltyProgram'));
  expect(about(values(['Smile.io']))).toEqual(['loyaltyProgram loyaltyRecipients']);
  expect(about(values(['Smile.io', 'fishing lodge']))).toEqual([]);
  expect(about({ ...values(['Smile.io']), loyaltyData: ['points'] })).toEqual([]);
  expect(about(values(['Smile.io']), { ...facts, sellsPersonalData: false })).toEqual([]);
});
