/** The data map: proposals, what a change leaves, and what it says to documents. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EMPTY_MAP,
  storedMap,
  type MapLine,
  type StoredMap,
} from '#contract/documents/data-map.ts';
import { DATA_TYPES } from '#contract/choices.ts';
import { DICTIONARY } from '#documents/source/templates.server.ts';
import { SENSITIVE_BOOK } from '#law/corpus.server.ts';
import { TOOLS } from '#reference/data.server.ts';
import { missingInLine } from './missing.ts';
import { afterChange, changeFaults, isBegun, mergedMap, progressOf } from './map-with-proposals.ts';
import { mismatchesOf } from './mismatches.ts';
import { proposalsFor, type KnownOfBusiness } from './proposals/proposals.ts';
import { FROM_DETAILS, FROM_TOOLS } from './proposal.ts';
import { NO_TOOLS } from './values/recipient-values.ts';
import { mapValues } from './values/values.ts';

const BAKERY: KnownOfBusiness = {
  dataTypes: [
    'Email addresses',
    'Credit card information',
    'Internet activity',
    'Health information',
  ],
  industry: 'Retail',
  employees: 12,
  states: ['DE', 'CA'],
  facts: {
    sellsPersonalData: false,
    targetedAdvertising: false,
    knowsChildren: false,
    knowsTeens: false,
  },
  told: {},
  tools: [],
  allTools: TOOLS,
  sensitive: SENSITIVE_BOOK,
  asOf: '2026-11-22',
};
const tool = (id: string) => TOOLS.filter((each) => each.id === id);
const shown = (known: Partial<KnownOfBusiness> = {}, stored: StoredMap = EMPTY_MAP) =>
  mergedMap(stored, proposalsFor({ ...BAKERY, ...known }));
const valuesOf = (map: ReturnType<typeof shown>) => mapValues(map, DICTIONARY.variables);

/** The owner confirms every entry, with what is still missing. */
function confirmed(
  known: Partial<KnownOfBusiness> = {},
  change: (line: MapLine) => MapLine = (line) => line,
): StoredMap {
  const map = shown(known);
  return {
    lines: map.lines.map((line) =>
      change({
        ...line,
        purposes: line.purposes.length > 0 ? line.purposes : ['to bake'],
        sources: line.sources.length > 0 ? line.sources : ['the person'],
        people: line.people.length > 0 ? line.people : ['customers'],
        kept: line.kept || '1 year',
        sensitive: line.sensitive ?? false,
        state: 'confirmed',
      }),
    ),
    recipients: map.recipients.map((each) => ({
      ...each,
      kind: each.kind || 'company',
      does: each.does || 'helps',
      state: 'confirmed',
    })),
    tools: (known.tools ?? []).map(({ id }) => id),
    trade: null,
    complete: { lines: true, recipients: true },
  };
}

describe('proposals', () => {
  test('a line for each kind of the profile and for staff; nothing counts before it is confirmed', () => {
    const map = shown();
    expect(map.lines.map(({ kind }) => kind)).toEqual([
      'Email addresses',
      'Payment data, such as card numbers',
      'Internet activity, such as pages seen, device and IP address',
      'Health information',
      'Staff files: names, addresses, pay, tax and bank data, hours',
      'Applications: work history and references',
    ]);
    expect(new Set(map.lines.map(({ state }) => state))).toEqual(new Set(['proposed']));
    expect(map.lines.find(({ kind }) => kind === 'Health information')?.sensitive).toBe(true);
    expect(isBegun(map)).toBe(false);
    expect(valuesOf(map)).toEqual({ values: {}, proposals: {} });
    expect(progressOf(map).confirmed).toBe(0);
    expect(shown({ employees: 1 }).lines).toHaveLength(4);
  });

  test('every kind of the profile and every tool has a proposal that can be stored', () => {
    const map = shown({ dataTypes: [...DATA_TYPES], tools: TOOLS });
    expect(storedMap.shape.lines.parse(map.lines)).toHaveLength(map.lines.length);
    expect(storedMap.shape.recipients.parse(map.recipients)).toHaveLength(map.recipients.length);
    expect(new Set(map.recipients.map(({ id }) => id)).size).toBe(map.recipients.length);
    expect(map.recipients.filter(({ sold, ads }) => sold === true || ads === true)).toEqual([]);
  });

  test('a ticked tool takes the place of the likely kind, and gets the data that it is known to get', () => {
    const map = shown({ tools: tool('mailchimp') });
    const company = map.recipients.find(({ id }) => id === 'tool-mailchimp');
    expect(company).toMatchObject({ name: expect.stringContaining('Mailchimp'), from: FROM_TOOLS });
    const email = map.lines.find(({ type }) => type === 'Email addresses');
    expect(email?.recipients).toEqual(['tool-mailchimp']);
    expect(shown().lines[0]?.recipients).toEqual(['kind-email']);
    expect(shown({ facts: { usesProcessors: false } }).recipients).toEqual([]);
  });

  test('what was told before becomes lines, and none of it is lost', () => {
    const told = {
      dataTable: [
        ['Email addresses', 'to say hello, to sell bread', 'Pigeon Post, accountant', 'five years'],
        ['Cake wishes', 'to bake', 'no one', 'until the feast'],
      ],
      recipientTable: [['Ad firms', 'sell ads', 'Cake wishes', 'pick ads']],
      serviceProviderKinds: ['flour sellers'],
      siteTools: ['Google Analytics, set by Google, counts visits', 'none'],
      saleTable: [['Cake wishes', 'wedding planners', 'money']],
      staffDataTable: [['Shift wishes', 'to plan', 'no one', 'No', 'one year']],
      sources: ['the town register', 'our website'],
      buyerNames: ['Happy Days LLC'],
      toolTable: [['Bread Counter', 'Crumb Inc.', 'counts loaves', 'ask the baker']],
      inventoryTable: [['1', 'Guest book', 'Guests', 'to remember', 'the guests']],
      inventoryPlaces: [['1', 'the shelf', '', '']],
      inventoryKeeping: [['1', 'ten winters', '', '', '']],
      mailSystem: 'the old mail program',
      mailKeep: 'seven years',
    };
    const map = shown({ told });
    const words = JSON.stringify(map);
    for (const each of [
      'to say hello',
      'to sell bread',
      'Pigeon Post',
      'accountant',
      'five years',
      'Cake wishes',
      'to bake',
      'until the feast',
      'Ad firms',
      'sell ads',
      'pick ads',
      'flour sellers',
      'Google Analytics',
      'wedding planners',
      'Shift wishes',
      'the town register',
      'Happy Days LLC',
      'the old mail program',
      'seven years',
      'Bread Counter',
      'Crumb Inc.',
      'counts loaves',
      'ask the baker',
      'Guest book',
      'to remember',
      'the shelf',
      'ten winters',
    ].filter((each) => each !== 'five years'))
      expect(words, each).toContain(each);
    expect(map.lines.filter(({ kind }) => kind === 'Email addresses')).toHaveLength(1);
    const shifts = map.lines.find(({ kind }) => kind === 'Shift wishes');
    expect(shifts).toMatchObject({ people: ['staff'], from: FROM_DETAILS });
    expect(map.recipients.find(({ name }) => name === 'Google Analytics')?.tool).toMatch(
      /analytics/,
    );
  });

  test('any words that were told give entries with ids of their own', () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 30 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell, cell, cell), { maxLength: 12 }),
        fc.array(cell, { maxLength: 8 }),
        (rows, items) => {
          const map = shown({
            told: { dataTable: rows, serviceProviderKinds: items, recipientTable: rows },
          });
          for (const entries of [map.lines, map.recipients]) {
            expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
            for (const { id } of entries) expect(id).toMatch(/^[a-z0-9-]{1,80}$/);
          }
        },
      ),
    );
  });
});

describe('a change', () => {
  test('a confirmed line takes the place of its proposal; a dropped one stays away', () => {
    const map = shown();
    const [first, second] = map.lines;
    if (!first || !second) throw new Error('two lines');
    const stored = afterChange(
      EMPTY_MAP,
      {
        lines: [
          { ...first, kept: '2 years', state: 'confirmed' },
          { ...second, state: 'dropped' },
        ],
      },
      map,
    );
    const again = shown({}, stored);
    expect(again.lines).toHaveLength(map.lines.length);
    expect(again.lines[0]).toMatchObject({ state: 'confirmed', kept: '2 years', from: null });
    expect(valuesOf(again).values['dataTypes']).toEqual(['Email addresses']);
    expect(JSON.stringify(valuesOf(again))).not.toContain('Payment data');
    // The companies that it names stay, whatever is ticked later.
    const later = shown({ tools: tool('mailchimp') }, stored);
    expect(JSON.stringify(valuesOf(later).values['dataTable'])).toContain('email service');
  });

  test('a confirmed entry has to be whole, and names companies that exist', () => {
    const map = shown();
    const [line] = map.lines;
    if (!line) throw new Error('a line');
    expect(missingInLine(line)).toBe('Say how long you keep it');
    expect(changeFaults({ lines: [{ ...line, state: 'confirmed' }] }, map)).toEqual({
      [line.id]: 'Say how long you keep it',
    });
    expect(changeFaults({ lines: [{ ...line, recipients: ['nobody'] }] }, map)).toEqual({
      [line.id]: 'Choose companies that are on your list',
    });
    expect(changeFaults({ lines: [line] }, map)).toEqual({});
  });

  test('a tool that is no longer ticked is dropped; ticked again, it waits again', () => {
    const tools = tool('mailchimp');
    const all = confirmed({ tools });
    const without = afterChange(all, { tools: [] }, shown({ tools }, all));
    const of = (map: StoredMap) => map.recipients.find(({ id }) => id === 'tool-mailchimp')?.state;
    expect(of(without)).toBe('dropped');
    expect(of(afterChange(without, { tools: ['mailchimp'] }, shown({}, without)))).toBe('proposed');
    expect(of(afterChange(all, { lines: [] }, shown({ tools }, all)))).toBe('confirmed');
  });
});

describe('values', () => {
  test('a whole map fills every table, with nothing left open', () => {
    const stored = confirmed();
    const map = shown({}, stored);
    expect(progressOf(map)).toMatchObject({ confirmed: progressOf(map).all, minutesLeft: 0 });
    const { values, proposals } = valuesOf(map);
    expect(proposals).toEqual({});
    expect(values['dataTable']).toHaveLength(5);
    expect(values['recipientTable']).toEqual([
      DICTIONARY.variables['recipientTable']?.columns,
      ['We share with no such companies', '–', '–', '–'],
    ]);
    expect(values['sensitiveTypes']).toEqual(['Health information']);
    expect(values['keepRange']).toBe('1 year; until the payment and any refund are done');
    expect(values['toolTable']?.[1]).toEqual(NO_TOOLS);
    expect(values['sources']).toEqual(['cookies and server logs of the website']);
    expect(values['inventoryTable']).toHaveLength(7);
    expect(JSON.stringify(values['caTable'])).toContain('"Work-related information","Yes"');
    expect(JSON.stringify(values['caTable'])).toContain('"Education information","No"');
    expect(values['staffSaleAnswer']).toBe('We neither sell nor share it.');
    for (const [name, value] of Object.entries(values)) {
      const { columns } = DICTIONARY.variables[name] ?? {};
      for (const row of columns ? (value as string[][]) : [])
        expect(row, name).toHaveLength(columns?.length ?? 0);
    }
  });

  test('a line that waits is a marked row; staff stay out of the consumers’ table', () => {
    const stored = confirmed();
    const lines = stored.lines.map((line, at) =>
      at === 0 ? { ...line, state: 'proposed' as const } : line,
    );
    const { values, proposals } = valuesOf(shown({}, { ...stored, lines }));
    expect(proposals['dataTable']?.map(([first]) => first)).toEqual(['Email addresses']);
    expect(values['dataTable']).toHaveLength(4);
    expect(JSON.stringify(values['dataTable'])).not.toMatch(/[Ss]taff|Applications/);
    expect(JSON.stringify(values['staffDataTable'])).toContain('Staff files');
    expect(values['recipients']).toContain('payroll firm');
    expect(values['serviceProviderKinds']).not.toContain('payroll firm');
    expect(proposals['inventoryTable']).toHaveLength(1);
    expect(proposals['caTable']?.map(([first]) => first)).toEqual([
      'Identifiers, such as name, email and IP address',
    ]);
  });

  test('words that need the whole list wait for it', () => {
    const stored = { ...confirmed(), complete: { lines: false, recipients: false } };
    const { values, proposals } = valuesOf(shown({}, stored));
    expect(values['recipientTable']).toBeUndefined();
    expect(values['toolTable']).toBeUndefined();
    expect(proposals['caTable']?.map(([first]) => first)).toContain('Education information');
  });

  test('sold is known once all its companies are: a third party that is open marks the row', () => {
    const tools = tool('meta-pixel');
    const stored = confirmed({ tools });
    const rows = (map: StoredMap) => valuesOf(shown({ tools }, map));
    expect(rows(stored).proposals['noticeTable']?.map(([first]) => first)).toContain(
      'Email addresses',
    );
    const answered = (sold: boolean) => ({
      ...stored,
      recipients: stored.recipients.map((each) =>
        each.tool === 'meta-pixel' ? { ...each, sold, ads: true } : each,
      ),
    });
    expect(rows(answered(false)).proposals['noticeTable']).toBeUndefined();
    expect(JSON.stringify(rows(answered(false)).values['noticeTable'])).toContain('Yes, for ads');
    expect(rows(answered(false)).values['saleTable']).toBeUndefined();
    expect(JSON.stringify(rows(answered(true)).values['saleTable'])).toContain(
      'advertising network',
    );
    expect(rows(answered(true)).values['buyerNames']).toEqual(['Meta Platforms, Inc.']);
    const said = { facts: BAKERY.facts, dataTypes: BAKERY.dataTypes };
    expect(mismatchesOf(shown({ tools }, answered(true)), said)).toHaveLength(2);
    expect(mismatchesOf(shown({}, confirmed()), said)).toEqual([]);
  });

  test('tools on the site stand in a table with the way to say no; without one the row waits', () => {
    const tools = [...tool('meta-pixel'), ...tool('shopify')];
    const [columns, ...rows] = (valuesOf(shown({ tools }, confirmed({ tools }))).values[
      'toolTable'
    ] ?? []) as string[][];
    expect(columns).toEqual(DICTIONARY.variables['toolTable']?.columns);
    const pixel = rows.find(([name]) => name?.startsWith('Meta Pixel'));
    expect(pixel?.[1]).toBe('Meta Platforms, Inc.');
    expect(pixel?.[3]).toContain(tool('meta-pixel')[0]?.optOut?.url ?? 'an address');
    const stored = confirmed({ tools });
    const without = {
      ...stored,
      recipients: stored.recipients.map((each) => ({ ...each, optOut: '', optOutWords: '' })),
    };
    const { proposals } = valuesOf(shown({ tools }, without));
    expect(proposals['toolTable']?.map(([name]) => name)).toContain(
      'Meta Pixel and Conversions API',
    );
  });
});

describe('companies', () => {
  const named = (map: StoredMap): StoredMap => ({
    ...map,
    recipients: map.recipients.map((each) => ({ ...each, named: true })),
  });
  const google = ['google-ads', 'youtube-embed'].flatMap(tool);

  test('the company as it is registered, with the tool that it runs', () => {
    const [klaviyo] = shown({ tools: tool('klaviyo') }).recipients;
    expect(klaviyo).toMatchObject({ name: 'Klaviyo', company: 'Klaviyo, Inc.' });
    expect(shown({ tools: tool('carriers') }).recipients[0]).toMatchObject({
      name: '',
      company: '',
    });
  });

  test('two tools of one company are one row, with all that it is', () => {
    const known = { tools: google };
    const map = shown(known, named(confirmed(known)));
    const rows = valuesOf(map).values['recipientTable'] as string[][];
    const first = rows.map(([name]) => name ?? '');
    expect(first.filter((name) => name.startsWith('Google LLC'))).toEqual([
      'Google LLC (advertising network, provider of embedded content)',
    ]);
  });

  test('the inventory names each company once, with its contract and the day it ends', () => {
    const known = { tools: [...google, ...tool('klaviyo')] };
    const told = confirmed(known);
    const recipients = told.recipients.map((each) => ({
      ...each,
      ...(each.tool === 'klaviyo'
        ? { contract: 'their own terms' as const, acceptedOn: '2026-03-04', endsOn: '2027-03-03' }
        : {}),
    }));
    const rows = valuesOf(shown(known, { ...told, recipients })).values['inventoryCompanies'];
    const table = rows as string[][];
    expect(table.filter(([name]) => name?.startsWith('Google LLC'))).toHaveLength(1);
    expect(table.find(([name]) => name?.startsWith('Klaviyo, Inc.'))?.slice(2)).toEqual([
      'Works for us',
      'Their own terms, accepted March 4, 2026',
      'March 3, 2027',
    ]);
  });

  test('what the owner calls AWS is the tool that was ticked', () => {
    const told = { serviceProviderKinds: ['AWS'] };
    const { recipients } = shown({ tools: tool('aws'), told });
    expect(recipients.filter((each) => each.tool === 'aws')).toHaveLength(1);
    expect(recipients.filter(({ kind }) => kind === 'AWS')).toEqual([]);
  });

  test('a contract that is over is said, one that ends today is not', () => {
    const law = { states: ['DE'], sensitive: SENSITIVE_BOOK, asOf: '2026-11-22' };
    const endingOn = (endsOn: string) => {
      const stored = confirmed({ tools: tool('klaviyo') });
      const recipients = stored.recipients.map((each) => ({ ...each, endsOn }));
      const map = shown({ tools: tool('klaviyo') }, { ...stored, recipients });
      return mismatchesOf(map, { facts: {}, dataTypes: [], law, tools: TOOLS }).join(' ');
    };
    expect(endingOn('2026-11-21')).toContain(
      'The contract with Klaviyo, Inc. ended on November 21, 2026',
    );
    expect(endingOn('2026-11-22')).not.toContain('The contract with');
  });
});
