/** What is proposed fits the business: its tools, its trade, its answers. */
import { describe, expect, test } from 'vitest';
import { EMPTY_MAP, type StoredMap } from '#contract/documents/data-map.ts';
import { DICTIONARY } from '#documents/source/templates.server.ts';
import { SENSITIVE_BOOK } from '#law/corpus.server.ts';
import { TOOLS } from '#reference/data.server.ts';
import { keptFor } from '#documents/map/cells.ts';
import { LIST_COMPANIES } from '#documents/map/kinds.ts';
import { mergedMap } from '#documents/map/map-with-proposals.ts';
import { mismatchesOf } from '#documents/map/mismatches.ts';
import { proposalsFor, type KnownOfBusiness } from './proposals.ts';
import { mapValues } from '#documents/map/values/values.ts';

const SOFTWARE: KnownOfBusiness = {
  dataTypes: ['Email addresses', 'Phone numbers'],
  industry: 'Technology',
  employees: 12,
  states: ['TX', 'CA'],
  facts: {},
  told: {},
  tools: [],
  allTools: TOOLS,
  sensitive: SENSITIVE_BOOK,
  asOf: '2026-11-22',
};
const named = (...ids: string[]) => TOOLS.filter(({ id }) => ids.includes(id));
const proposed = (known: Partial<KnownOfBusiness>) => proposalsFor({ ...SOFTWARE, ...known });

/** All that is proposed for these tools, confirmed as it is. */
function confirmed(known: Partial<KnownOfBusiness>): StoredMap {
  const { lines, recipients } = proposed(known);
  return {
    ...EMPTY_MAP,
    lines: lines.map(({ from: _from, ...line }) => ({ ...line, state: 'confirmed' })),
    recipients: recipients.map(({ from: _from, ...each }) => ({ ...each, state: 'confirmed' })),
    complete: { lines: true, recipients: true },
  };
}
const valuesOf = (known: Partial<KnownOfBusiness>) =>
  mapValues(mergedMap(confirmed(known), proposed(known)), DICTIONARY.variables);

describe('tools on the site', () => {
  const OFF = ['gusto', 'quickbooks', 'slack', 'zoom', 'carriers', 'zoominfo', 'adp', 'dropbox'];
  const ON = ['meta-pixel', 'klaviyo', 'shopify', 'google-analytics', 'stripe', 'google-maps'];

  test('payroll, books, chat, files, carriers and lists are not among them', () => {
    const { values, proposals } = valuesOf({ tools: named(...OFF) });
    const said = JSON.stringify([values, proposals].map((all) => all['toolTable']));
    for (const { name } of named(...OFF)) expect(said).not.toContain(name);
    expect(values['siteCollectors']).toEqual(['none']);
  });

  test.each(ON)('%s is', (id) => {
    expect(proposed({ tools: named(id) }).recipients[0]?.onSite).toBe(true);
  });
});

describe('data from others', () => {
  test.each([
    ['an answer', { facts: { acquiresPersonalData: true } }],
    ['a tool that sells contacts', { tools: named('zoominfo') }],
    ['a bought list', { tools: named('list-purchase') }],
  ] as const)('%s puts list companies into the sources, until they are named', (_, known) => {
    const lines = proposed(known).lines.filter(({ sources }) => sources.includes(LIST_COMPANIES));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.purposes).toEqual([]);
    const stored = { ...confirmed({}), lines: confirmed({}).lines };
    const { proposals } = mapValues(mergedMap(stored, proposed(known)), DICTIONARY.variables);
    expect(proposals['sources']).toContainEqual([LIST_COMPANIES]);
  });

  test('nobody else is told so', () => {
    const { lines } = proposed({ facts: { acquiresPersonalData: false }, tools: named('klaviyo') });
    expect(lines.some(({ sources }) => sources.includes(LIST_COMPANIES))).toBe(false);
  });

  test('a yes without such a source on the map is a mismatch', () => {
    const facts = { acquiresPersonalData: true };
    const said = { facts, dataTypes: [], tools: TOOLS };
    const without = mergedMap(confirmed({}), { lines: [], recipients: [] });
    expect(mismatchesOf(without, said)).toHaveLength(1);
    const named = mergedMap(confirmed({ facts }), { lines: [], recipients: [] });
    expect(mismatchesOf(named, said)).toEqual([]);
  });
});

describe('a no to a sale', () => {
  const about = (change: object) => {
    const map = confirmed({ tools: named('zoominfo') });
    const recipients = map.recipients.map((each) => ({ ...each, sold: false, ...change }));
    return mismatchesOf(mergedMap({ ...map, recipients }, { lines: [], recipients: [] }), {
      facts: {},
      dataTypes: [],
      tools: TOOLS,
    });
  };
  test('is held against what is known of the vendor', () => {
    expect(about({ role: 'third party' }).join()).toContain('ZoomInfo');
  });
  test('stands where a signed contract speaks for it, and for a vendor that works for the business', () => {
    expect(about({ role: 'third party', contract: 'signed' })).toEqual([]);
    expect(about({ role: 'processor' })).toEqual([]);
  });
});

test('a software firm has no orders and no parcels; one with a carrier has', () => {
  const words = (known: Partial<KnownOfBusiness>) => JSON.stringify(proposed(known));
  expect(words({})).not.toMatch(/orders|deliver/);
  expect(words({ industry: 'Retail' })).toMatch(/delivery firm/);
  expect(words({ tools: named('carriers') })).toMatch(/to tell people about their orders/);
});

test('children, teens and scores have a line of their own', () => {
  const kinds = (facts: KnownOfBusiness['facts']) =>
    proposed({ facts, employees: 1, dataTypes: [] }).lines.map(({ kind, minors }) => [
      kind,
      minors,
    ]);
  expect(kinds({ knowsChildren: true, knowsTeens: true, servicesForMinors: true })).toEqual([
    ['Records of children and teens', 'both'],
  ]);
  expect(kinds({ knowsChildren: false, knowsTeens: true })).toEqual([
    ['Records of people of 13 to 17', '13 to 17'],
  ]);
  expect(kinds({ profiling: true })[0]?.[0]).toMatch(/^Scores/);
});

test.each([
  ['tax records', '7 years (reason: tax records)'],
  ['of returns', '7 years (reason: returns)'],
  ['the law asks for it', '7 years (reason: the law asks for it)'],
  ['to answer claims', '7 years (reason: to answer claims)'],
])('the reason “%s” stands in the form of all', (keptBecause, said) => {
  expect(keptFor({ kept: '7 years', keptBecause })).toBe(said);
});

test('a background check gets data of applicants, and of customers only from who lets homes', () => {
  const gets = (industry: string) =>
    proposed({ industry, tools: TOOLS.filter(({ id }) => id === 'checkr') })
      .lines.filter(({ recipients }) => recipients.includes('tool-checkr'))
      .flatMap(({ people }) => people);
  expect(new Set(gets('Technology'))).toEqual(new Set(['applicants']));
  expect(gets('Real Estate')).toContain('customers');
});
