/**
 * The policy of a business that no act binds has what the older laws ask for; the short form has
 * what the acts ask for.
 */
import { describe, expect, test } from 'vitest';
import { pdfOf } from '#documents/formats/pdf/pdf.ts';
import { FORM_CHOICE, FORMS } from '#documents/filling/document-form.ts';
import type { Filling, Value } from '#documents/values/filling.ts';
import { split } from '#documents/tree/notes.ts';
import { PRACTISED } from '#documents/values/values.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { NOTICE_LAWS } from '#law/small-laws.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import { pdfText } from './text-extraction.ts';
import { DICTIONARY, made, templateNamed, wordsOf } from './make-document.ts';

const POLICY = templateNamed('privacy-policy');
const QUIET: Facts = {
  sellsPersonalData: false,
  targetedAdvertising: false,
  profiling: false,
  processesSensitiveData: false,
  knowsChildren: false,
  knowsTeens: false,
};
const reach = Object.fromEntries(
  ['CA', 'DE'].map((state) => [
    state,
    {
      facts: QUIET,
      onlyOwes: NOTICE_LAWS.filter(({ states }) => states.includes(state as never)).map(
        ({ cite }) => cite,
      ),
    },
  ]),
);
const policy = (codes: string[], more: Partial<Filling> = {}) =>
  wordsOf(made(POLICY, codes, { facts: QUIET, ...more }).tree.blocks);

describe('a business that no act binds', () => {
  const text = policy(['CA', 'DE'], { reach });
  test.each(NOTICE_LAWS.flatMap(({ id, notice }) => notice.map((element) => [id, element])))(
    '%s asks for %s',
    (_, id) => {
      const element = REQUIRED_ELEMENTS.find((each) => each.id === id);
      expect(element).toBeDefined();
      expect(element?.test.some((pattern) => new RegExp(pattern, 'i').test(text))).toBe(true);
    },
  );

  test('it promises no rights, days or appeals of an act', () => {
    for (const words of ['right to', 'You can complain', 'Appeal', 'within 45 days', 'CCPA'])
      expect(text).not.toContain(words);
  });

  test('with an act beside it, the rights are those of that act alone', () => {
    const both = policy(['CA', 'NJ'], { reach });
    expect(both).toContain('These rights belong to residents of New Jersey.');
    expect(both).toContain('Do Not Track');
    expect(both).not.toContain('CCPA');
  });
});

describe('the form', () => {
  const isShort = (facts: Facts, codes = ['DE', 'NJ'], choice?: string) => {
    const values = choice === undefined ? {} : { [FORM_CHOICE]: choice };
    return policy(codes, { facts, values }).includes('These rights belong to residents of');
  };

  test('is short for a business that sells nothing and tracks little, unless it wants the full one', () => {
    expect(isShort(QUIET)).toBe(true);
    expect(isShort(QUIET, ['DE'], FORMS.full)).toBe(false);
  });

  test.each([
    'sellsPersonalData',
    'targetedAdvertising',
    'profiling',
    'processesSensitiveData',
    'knowsChildren',
    'knowsTeens',
    'loyaltyProgram',
    'usesDeidentifiedData',
  ] as const)('is full where %s', (fact) => {
    expect(isShort({ ...QUIET, [fact]: true }, ['DE'], FORMS.short)).toBe(false);
  });

  test('is full while that is not known, and under California’s act; who chose the short one is told why', () => {
    expect(isShort({ ...QUIET, sellsPersonalData: undefined as never })).toBe(false);
    const values = { [FORM_CHOICE]: FORMS.short };
    const text = policy(['CA'], { values });
    expect(text).toContain('This is the full form, not the short one you chose.');
    expect(text).toContain('California’s act asks for more than it holds.');
    expect(policy(['DE'], { values, facts: { ...QUIET, profiling: true } })).toContain(
      'You use profiling.',
    );
    expect(policy(['DE'], { values })).not.toContain('This is the full form');
  });
});

describe('how long it is', () => {
  const bakery: Record<string, Value> = {
    businessName: 'Brandywine Bakery',
    clientWork: 'No',
    legalName: 'Brandywine Bakery LLC',
    effectiveDate: '2026-12-01',
    contactEmail: 'privacy@brandywine.example',
    contactPhone: '302 555 0147',
    postalAddress: '12 Market Street, Wilmington, DE 19801',
    privacyOwner: 'Dana Whitfield',
    websiteUrl: 'https://brandywine.example',
    privacyPageUrl: 'https://brandywine.example/privacy',
    requestFormUrl: 'https://brandywine.example/request',
    sources: ['our online shop', 'delivery firms'],
    serviceProviderKinds: ['payment processing', 'delivery', 'email sending', 'website hosting'],
    doNotTrackAnswer: 'nothing, because there is no common rule for it',
    otherTrackingAnswer: 'do not',
    policyLanguages: ['English'],
    dataTable: [
      ['Kind of data', 'What we use it for', 'Who receives it', 'How long we keep it'],
      ['Names, email addresses', 'To take orders', 'Email sending', '2 years after the last order'],
      ['Postal addresses', 'To deliver', 'Delivery', '2 years after the last order'],
      ['Purchase history', 'To bill and to handle refunds', 'Payment processing', '7 years'],
      ['Pages seen, device, IP address', 'To run the site', 'Website hosting', '30 days'],
    ],
    recipientTable: [
      ['Kind of company', 'What its business is', 'What data it receives', 'What it does'],
      ['We share with no such companies', '–', '–', '–'],
    ],
    toolTable: [
      ['Tool', 'Who runs it', 'What it does', 'How to say no'],
      ['Basket cookie', 'We do', 'Remembers your basket', 'Delete cookies in your browser'],
    ],
    ...Object.fromEntries(
      Object.entries(DICTIONARY.variables).flatMap(([name, { practice }]) =>
        practice ? [[name, PRACTISED.yes]] : [],
      ),
    ),
  };

  test('a bakery in four states that sells nothing: three pages, nothing open', async () => {
    const facts = {
      ...QUIET,
      usesProcessors: true,
      usesDeidentifiedData: false,
      loyaltyProgram: false,
      processesBiometricData: false,
    };
    const { tree, gaps } = made(POLICY, ['CO', 'DE', 'MN', 'NJ'], { facts, values: bakery });
    expect(gaps).toEqual([]);
    expect(wordsOf(tree.blocks)).not.toContain('Keep this part');
    expect(wordsOf(tree.blocks)).toContain('From 30 days to 7 years');
    const text = await pdfText(await pdfOf(split(tree).document));
    expect(text.match(/Page 1 of (\d+)/)?.[1]).toBe('3');
  });
});
