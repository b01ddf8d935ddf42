/**
 * A business that handles data for clients: what its documents say of that data, and the agreement
 * that its clients sign. A company with terms of its own is asked for no signature.
 */
import { describe, expect, test } from 'vitest';
import { clientValues } from '#documents/map/values/client-values.ts';
import { blankRecipient } from '#documents/map/entries.ts';
import { copied } from '#documents/template/copied.ts';
import type { Filling } from '#documents/values/filling.ts';
import { made, templateNamed, withNotes, wordsOf } from './make-document.ts';

const ROLE = { both: 'For clients and for ourselves', only: 'Only for clients', no: 'No' };
const CLIENTS = {
  legalName: 'Ledgerleaf Software, Inc.',
  postalAddress: '1 Main Street, Austin, TX 78701',
  privacyOwner: 'Ana Ruiz',
  contactEmail: 'privacy@ledgerleaf.example',
  clientServices: 'bookkeeping software',
  clientDataTypes: ['invoices', 'payroll data'],
  clientPeople: ['customers and staff of our clients'],
  subprocessors: ['Amazon Web Services'],
};
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
const paper = (id: string, clientWork: string | undefined, more: Partial<Filling> = {}) =>
  made(templateNamed(id), ['CA', 'TX'], {
    ...more,
    values: { ...CLIENTS, ...(clientWork === undefined ? {} : { clientWork }), ...more.values },
  });
const words = (...about: Parameters<typeof paper>) =>
  flat(wordsOf(withNotes(paper(...about).tree)));

describe('the policy', () => {
  const PART = 'Data that our clients put in';

  test.each([ROLE.both, ROLE.only])('%s: sends people to the company that decides', (role) => {
    const policy = words('privacy-policy', role);
    expect(policy).toContain(PART);
    expect(policy).toContain('Ask the company that gave us your data.');
    expect(policy).toContain('bookkeeping software');
    expect(policy).toContain('These companies handle such data for us: Amazon Web Services.');
  });

  test('only for clients: says whose data the rest is about', () => {
    const REST = 'visit our site, write to us or speak for a client.';
    expect(words('privacy-policy', ROLE.only)).toContain(REST);
    expect(words('privacy-policy', ROLE.both)).not.toContain(REST);
    // no kind of data of staff stands in the policy, and its tables have none
    expect(words('privacy-policy', ROLE.only)).not.toContain('work for us or want to');
  });

  test('without clients there is no such part', () => {
    expect(words('privacy-policy', ROLE.no)).not.toMatch(/clients?\b/i);
  });

  test('before the answer it is one question, and no claim', () => {
    const { gaps, tree } = paper('privacy-policy', undefined);
    expect(gaps.filter(({ name }) => name === 'clientWork')).toHaveLength(1);
    expect(wordsOf(tree.blocks)).not.toContain(PART);
    expect(gaps.map(({ name }) => name)).not.toContain('clientServices');
  });

  test('a client is named only after a yes', () => {
    const says = 'our clients allow that';
    const answer = (practiceNameClient: string) =>
      words('privacy-policy', ROLE.both, { values: { practiceNameClient } });
    expect(answer('Yes')).toContain(says);
    expect(answer('Not yet')).not.toContain(says);
  });
});

describe('requests', () => {
  test('the kit and the letters send a request on to the client', () => {
    expect(words('consumer-request-kit', ROLE.both)).toContain('Step 2a: Is it data of a client?');
    expect(words('consumer-request-kit', ROLE.no)).not.toContain('Step 2a');
    const open = (practicePassOn: string) =>
      paper('consumer-request-kit', ROLE.both, { values: { practicePassOn } }).contradictions.map(
        ({ name }) => name,
      );
    expect([open('Yes'), open('Not yet')]).toEqual([[], ['practicePassOn']]);
    const letters = words('appeal-and-response-letters', ROLE.only);
    expect(letters).toContain('Letter 16: Please ask the company that gave us your data');
    expect(letters).toContain('only if the client said that you may name it. The company is');
    expect(words('appeal-and-response-letters', ROLE.no)).not.toContain('Letter 16');
  });
});

describe('the agreement that a client signs', () => {
  const template = copied(templateNamed('data-processing-agreement'), {
    id: 'clients',
    kind: 'client',
    name: 'your clients',
  });
  const agreement = (values: Filling['values'] = {}, codes = ['CA', 'TX']) =>
    made(template, codes, {
      facts: { usesProcessors: true },
      values: { ...CLIENTS, practiceSecurityRules: 'Yes', ...values },
    });
  const text = (...about: Parameters<typeof agreement>) =>
    flat(wordsOf(agreement(...about).tree.blocks));

  test('the business is the processor in it', () => {
    expect(text()).toContain('Ledgerleaf Software, Inc. (the “Processor”)');
    expect(text()).toContain('For the Processor: Ledgerleaf Software, Inc.');
    expect(text()).not.toContain('Ledgerleaf Software, Inc. (the “Controller”)');
    expect(text()).not.toContain('Third-party terms');
  });

  test('each clause has the section of its state', () => {
    const cites = agreement().grounds.flatMap((ground) => ground.cites.map(({ cite }) => cite));
    expect(cites.some((cite) => cite.startsWith('Tex. Bus. & Com. Code § 541.104'))).toBe(true);
    expect(cites.some((cite) => cite.includes('11 CCR § 7051'))).toBe(true);
  });

  test('a measure that is not taken is no row', () => {
    expect(text()).toContain('Written rules A security policy');
    expect(text({ practiceSecurityRules: 'Not yet' })).not.toContain('Written rules');
    expect(text({ practiceUpdates: 'Does not concern us' })).not.toContain('Updates Security');
    expect(text()).toContain('Updates [Keep only if true: Security updates');
  });

  test('lists the companies that help, from the map', () => {
    const host = {
      ...blankRecipient('host'),
      name: 'AWS',
      company: 'Amazon Web Services, Inc.',
      places: 'Virginia',
      does: 'hosts the service',
      role: 'processor',
      state: 'confirmed',
    } as const;
    const map = {
      lines: [],
      recipients: [host],
      complete: { lines: true, recipients: true },
    } as unknown as Parameters<typeof clientValues>[0];
    const row = ['Amazon Web Services, Inc.', 'Virginia', 'hosts the service'];
    expect(clientValues(map, undefined).proposals).toEqual({ subprocessorTable: [row] });
    const told = clientValues(map, ['AWS', 'Night Desk LLC']);
    expect(told.values['subprocessorTable']?.slice(1)).toEqual([row]);
    expect(told.proposals['subprocessorTable']).toEqual([['Night Desk LLC', '…', '…']]);
    expect(clientValues(map, 'none').values['subprocessorTable']?.[1]?.[0]).toContain('No other');
  });
});

describe('a company with terms of its own', () => {
  const own = (kind: string) => {
    const template = copied(templateNamed('data-processing-agreement'), {
      id: 'mailer',
      kind,
      name: 'Mailer',
    });
    const { tree } = made(template, ['CA', 'DE'], { facts: { usesProcessors: true } });
    return { title: tree.title, text: flat(wordsOf(withNotes(tree))) };
  };

  test('is no agreement to sign, but terms to accept and what to look for in them', () => {
    const { title, text } = own('own-terms');
    expect(title).toBe('Accept the data terms: Mailer');
    expect(text).toContain('there is no agreement of your own to send');
    expect(text).toContain('It deletes or returns the data at the end.');
    expect(text).toContain('6 Del. C. § 12D-107');
    expect(text).not.toMatch(/\bSignatures?\b|\bProcessor\b/);
  });

  test('an ad company is held against the terms for third parties', () => {
    const { text } = own('own-terms-third-party');
    expect(text).toContain('They name the limited purposes');
    expect(text).not.toContain('It deletes or returns the data');
  });
});
