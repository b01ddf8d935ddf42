/** What a map settles by itself, what it leaves in doubt, and what documents call its entries. */
import { describe, expect, test } from 'vitest';
import {
  CALIFORNIA_GROUPS,
  type MapLine,
  type MapRecipient,
} from '#contract/documents/data-map.ts';
import { DICTIONARY } from '#documents/source/templates.server.ts';
import { SENSITIVE_BOOK } from '#law/corpus.server.ts';
import { TOOLS } from '#reference/data.server.ts';
import { blankLine, blankRecipient } from '#documents/map/entries.ts';
import { missingInLine } from '#documents/map/missing.ts';
import { factsOfMap } from '#documents/map/map-facts.ts';
import { openMismatches, mismatchesOf } from '#documents/map/mismatches.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';
import { proposalsFor } from '#documents/map/proposals/proposals.ts';
import { FROM_TOOLS } from '#documents/map/proposal.ts';
import { mapValues } from './values.ts';

const line = (kind: string, more: Partial<MapLine> = {}) => ({
  ...blankLine(kind, kind),
  people: ['customers'] as MapLine['people'],
  purposes: ['to bake'],
  sources: ['the person'],
  kept: '1 year',
  sensitive: false,
  state: 'confirmed' as const,
  from: null,
  ...more,
});
const company = (name: string, more: Partial<MapRecipient> = {}) => ({
  ...blankRecipient(name),
  name,
  kind: 'data broker',
  does: 'sells lists',
  role: 'third party' as const,
  named: true,
  sold: false,
  ads: false,
  state: 'confirmed' as const,
  from: null,
  ...more,
});
const map = (lines: MergedMap['lines'], recipients: MergedMap['recipients'] = []): MergedMap => ({
  lines,
  recipients,
  tools: [],
  complete: { lines: true, recipients: true },
});
const LAW = { states: ['NJ'], sensitive: SENSITIVE_BOOK, asOf: '2026-11-22' };
const valuesOf = (shown: MergedMap) => mapValues(shown, DICTIONARY.variables).values;

describe('what a map settles', () => {
  test('no health data, only once it is whole and each kind is decided', () => {
    expect(factsOfMap(map([line('Emails')]))).toEqual({ controlsHealthData: false });
    expect(
      factsOfMap({ ...map([line('Emails')]), complete: { lines: false, recipients: true } }),
    ).toEqual({});
    expect(factsOfMap(map([line('Emails'), line('Purchases', { sensitive: null })]))).toEqual({});
    expect(factsOfMap(map([line('Health forms')]))).toEqual({});
  });

  test('a sale to a data broker', () => {
    expect(factsOfMap(map([line('Health forms')], [company('Lists', { sold: true })]))).toEqual({
      sellsToDataBroker: true,
    });
    expect(factsOfMap(map([line('Health forms')], [company('Lists')]))).toEqual({});
  });

  test('an outside firm, once a company that works for the business is confirmed', () => {
    const works = { role: 'processor' as const };
    expect(factsOfMap(map([line('Health forms')], [company('Mails', works)]))).toEqual({
      usesProcessors: true,
    });
    const waits = { ...works, state: 'proposed' as const };
    expect(factsOfMap(map([line('Health forms')], [company('Mails', waits)]))).toEqual({});
  });
});

describe('what it leaves in doubt', () => {
  const card = line('Card numbers', { type: 'Credit card information', sensitive: null });

  test('a kind that may be sensitive, beside an answer that nothing is', () => {
    const doubts = openMismatches(map([card]), { processesSensitiveData: false }, LAW);
    expect(doubts.map(({ about, name }) => `${about} ${name}`)).toEqual([
      'processesSensitiveData sensitiveTypes',
    ]);
    expect(doubts[0]?.text).toMatch(
      /N\.J\.S\.A\..+ Say on that line whether it is, or change the answer\.$/,
    );
    expect(openMismatches(map([card]), { processesSensitiveData: true }, LAW)).toEqual([]);
    expect(
      openMismatches(map([{ ...card, sensitive: false }]), { processesSensitiveData: false }, LAW),
    ).toEqual([]);
  });

  test('a kind that was taken off, while a tool that gets it is there', () => {
    const stripe = company('Stripe', { kind: 'payment firm', tool: 'stripe', role: 'processor' });
    const off = { ...card, state: 'dropped' as const };
    const said = { facts: {}, dataTypes: [] };
    expect(openMismatches(map([off], [stripe]), {}, LAW)).toHaveLength(1);
    expect(mismatchesOf(map([off], [stripe]), { ...said, law: LAW })).toEqual([
      expect.stringContaining('Put the line back, or drop the company.'),
    ]);
    expect(openMismatches(map([off], [{ ...stripe, state: 'dropped' }]), {}, LAW)).toEqual([]);
    expect(openMismatches(map([card], [stripe]), {}, LAW)).toEqual([]);
  });
});

test('an answer that says yes, beside a whole map that has nothing of it', () => {
  const [mail, shop] = [
    line('Mail addresses', { sensitive: false }),
    company('Shop', { sold: false, ads: false }),
  ];
  const yes = {
    sellsPersonalData: true,
    targetedAdvertising: true,
    processesSensitiveData: true,
  };
  const names = (whole: MergedMap) => openMismatches(whole, yes, LAW).map(({ name }) => name);
  const whole = { ...map([mail], [shop]), complete: { lines: true, recipients: true } };
  expect(names(whole)).toEqual(['saleTable', 'recipientTable', 'sensitiveTypes']);
  const part = { ...whole, complete: { lines: false, recipients: false } };
  expect(names(part)).toEqual([]);
  const told = { ...shop, sold: true, ads: true };
  const open = { ...mail, sensitive: null };
  expect(names({ ...whole, recipients: [told], lines: [open] })).toEqual([]);
});

test('tools bring the kinds of data that they get by themselves', () => {
  const known = {
    dataTypes: ['Email addresses'],
    industry: 'Retail',
    employees: 1,
    states: ['DE'],
    facts: {},
    told: {},
    allTools: TOOLS,
    sensitive: SENSITIVE_BOOK,
    asOf: '2026-11-22',
  };
  const kindsWith = (...ids: string[]) =>
    proposalsFor({ ...known, tools: TOOLS.filter(({ id }) => ids.includes(id)) })
      .lines.filter(({ from }) => from === FROM_TOOLS)
      .map(({ type, recipients }) => `${type} ${recipients.join(' ')}`);
  expect(kindsWith('stripe', 'google-analytics')).toEqual([
    expect.stringMatching(/^Internet activity .*tool-google-analytics/),
    expect.stringMatching(/^Credit card information .*tool-stripe/),
  ]);
  expect(kindsWith()).toEqual([]);
});

describe('what documents say of it', () => {
  test('location that is sensitive is precise in every document', () => {
    const where = line('Location data', { type: 'Location data', sensitive: true });
    const { dataTable, inventoryCare, sensitiveTypes } = valuesOf(map([where]));
    expect(JSON.stringify(dataTable)).toContain('Precise location data');
    expect(JSON.stringify(inventoryCare)).toContain('Yes: precise location data');
    expect(sensitiveTypes).toEqual(['Precise location data']);
    expect(valuesOf(map([{ ...where, sensitive: false }]))['dataTypes']).toEqual(['Location data']);
  });

  test('a yes to a use names no buyer, and capturing a face has no sale for a purpose', () => {
    const face = line('Face scans', {
      type: 'Biometric data',
      sensitive: true,
      recipients: ['Lists', 'Locks'],
    });
    const buyer = company('Lists', { sold: true });
    const locks = company('Locks', { kind: 'lock maker', role: 'processor' });
    const values = valuesOf(map([face], [buyer, locks]));
    expect(JSON.stringify(values['sensitiveTable'])).toContain(
      'Locks (lock maker); a buyer only after a yes to a sale',
    );
    expect(values['biometricPurposes']).toEqual(['to bake']);
    expect(JSON.stringify(values['dataTable'])).toContain('to sell to other companies');
    expect(values['saleBuyers']).toEqual(['Lists']);
  });

  test('who buys internet activity with its IP address buys identifiers', () => {
    const visits = line('Internet activity, such as pages seen, device and IP address', {
      group: CALIFORNIA_GROUPS[5],
      recipients: ['Banners'],
    });
    const mails = line('Email addresses', { group: CALIFORNIA_GROUPS[0] });
    const values = valuesOf(map([visits, mails], [company('Banners', { sold: true })]));
    const rows = values['caDisclosureTable'] as string[][];
    const identifiers = rows.find(([group]) => group === CALIFORNIA_GROUPS[0]);
    expect(identifiers?.[1]).toContain('Banners');
    const seen = line('Pages seen', { group: CALIFORNIA_GROUPS[5], recipients: ['Banners'] });
    const apart = valuesOf(map([seen, mails], [company('Banners', { sold: true })]));
    const own = (apart['caDisclosureTable'] as string[][]).find(
      ([group]) => group === CALIFORNIA_GROUPS[0],
    );
    expect(own?.[1]).toBe('no one');
  });

  test('of sensitive data, a use, ads and a sale are three questions', () => {
    const orders = line('Orders', {
      sensitive: true,
      purposes: ['to fill orders', 'to sell customer lists'],
      recipients: ['Lists', 'Banners', 'Vans'],
    });
    const companies = [
      company('Lists', { sold: true }),
      company('Banners', { ads: true }),
      company('Vans'),
    ];
    const rows = JSON.stringify(valuesOf(map([orders], companies))['sensitiveTable']);
    expect(rows).toMatch(/"to fill orders","Vans[^"]*; a buyer only after a yes to a sale"/);
    expect(rows).toMatch(/"to aim ads at people","Banners[^"]*"/);
    expect(rows).not.toContain('to sell customer lists');
  });

  test('the loyalty program is what its line says', () => {
    const club = line('Loyalty program: points and purchases', { recipients: ['Lists'] });
    expect(valuesOf(map([club], [company('Lists', { sold: true })]))['loyaltyData']).toEqual([
      'points and purchases (which we sell)',
    ]);
  });

  test('a purpose that fits every business is no purpose', () => {
    const wide = line('Emails', { purposes: ['to run the business'] });
    expect(missingInLine(wide)).toContain('fits every business');
    expect(valuesOf(map([wide]))['dataTable']).toBeUndefined();
    for (const purpose of ['to book classes', 'to run the loyalty program', 'to improve our maps'])
      expect(missingInLine(line('Emails', { purposes: [purpose] })), purpose).toBeUndefined();
  });
});
