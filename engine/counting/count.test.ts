import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isMoreThanPayment, type ListShape, Tally, yearOf } from './count.ts';
import { canPlace, canTellApart, headerAt, looksLikeHeader, readColumns } from './columns.ts';
import { kindOfFile } from './file-kind.ts';
import { hash, People, whoIs } from './people.ts';
import { endOfAddress, isAbroad, placeOfState, PLACES, zipDigits } from './places.ts';
import type { ZipTable } from './places.ts';
import { hasPayments, loose, residentsOf, type ResidentsAsked } from './residents.ts';

const ZIPS = JSON.parse(
  readFileSync(new URL('../../reference/zip-prefixes.json', import.meta.url), 'utf8'),
) as ZipTable;
const codeOf = (place: number) => PLACES[place - 1];

function count(header: string, lines: readonly string[], year = 2025) {
  const names = header.split(',');
  const { columns, kind } = readColumns(names);
  const tally = new Tally(ZIPS);
  const shape: ListShape = { columns, kind, width: names.length, year };
  for (const [at, line] of lines.entries()) tally.add(line.split(','), shape, at + 2);
  return tally.result();
}
const everybody = (header: string, lines: readonly string[]) =>
  Object.fromEntries(
    Object.entries(count(header, lines).byState).map(([code, heads]) => [code, heads.everybody]),
  );

const SHOPIFY_ORDERS =
  'Name,Email,Financial Status,Paid at,Accepts Marketing,Created at,Lineitem name,Billing Zip,Billing Province,Billing Country,Shipping Zip,Shipping Province,Shipping Country,Phone';

describe('columns by their names', () => {
  test.each([
    [SHOPIFY_ORDERS, 'Shopify', 'orders'],
    [
      'Customer ID,First Name,Email,Accepts Email Marketing,Default Address Province Code,Default Address Country Code,Default Address Zip,Phone,Total Spent,Total Orders',
      'Shopify',
      'people',
    ],
    [
      'order_id,billing_email,billing_state,billing_postcode,shipping_state',
      'WooCommerce',
      'orders',
    ],
    ['user_email,billing_state,billing_postcode,billing_country', 'WooCommerce', 'people'],
    [
      'First Name,Email Address,Phone Number,State,Postal Code,Square Customer ID,Last Visit,Instant Profile',
      'Square',
      'people',
    ],
    ['Date,Time,Gross Sales,Transaction ID,Payment ID,Card Brand,PAN Suffix', 'Square', 'payments'],
    [
      'id,Created date (UTC),Amount,Amount Refunded,Currency,Customer ID,Customer Email,Card Address State,Card Address Zip',
      'Stripe',
      'payments',
    ],
    ['Email Address,First Name,MEMBER_RATING,OPTIN_TIME,CC,REGION', 'Mailchimp', 'people'],
    ['E-mail;', undefined, 'people'],
  ])('%s', (header, source, kind) => {
    const read = readColumns(header.split(','));
    expect([read.source, read.kind]).toEqual([source, kind]);
    expect(canTellApart(read.columns) || source === 'Square').toBe(true);
  });

  test.each([
    ['E-Mail,ZIP Code', 'email', 0],
    ['Name,CUSTOMER EMAIL', 'email', 1],
    ['Correo electrónico,Estado,Código postal', 'state', 1],
    ['x,State/Province', 'state', 1],
    ['State,Address Province Code,Email', 'state', 1],
    ['Email,Region', 'state', 1],
    ['Default Address Zip,Zip', 'zip', 0],
    ['Teléfono,Zip', 'phone', 0],
    ['Email,City,ST,Zip', 'state', 2],
    ['Email,Prov,Postcode,Ctry', 'state', 1],
    ['Email,Prov,Postcode,Ctry', 'zip', 2],
    ['Email,Prov,Postcode,Ctry', 'country', 3],
    ['Email,Ship To State,Bill To Zip', 'shippingState', 1],
    ['Correo,Edo,CP,Pais', 'state', 1],
  ] as const)('%s: %s', (header, use, at) =>
    expect(readColumns(header.split(',')).columns[use]).toBe(at),
  );

  test('the row that names the columns may be below a title and dates', () => {
    const above = [['Customer Contact List'], ['January - December 2025'], ['', '']];
    expect(headerAt([...above, ['Email', 'ST', 'Zip'], ['a@example.com', 'TX', '75001']])).toBe(3);
    expect(
      headerAt([
        ['Email', 'ST'],
        ['a@example.com', 'TX'],
      ]),
    ).toBe(0);
    // if no row names columns, the first that is not blank is used
    expect(headerAt([[''], ['Name', 'Total'], ['Ann', '3']])).toBe(1);
  });

  test('another country is another country, whatever its heading', () => {
    expect(
      everybody('Email,ST,Postcode,Ctry', [
        'a@example.com,,75001,France',
        'b@example.com,TX,75001,US',
        'c@example.com,,75001,USA',
      ]),
    ).toEqual({ TX: 2 });
  });

  test('a list without places or people says so', () => {
    const { columns } = readColumns(['Name', 'Total']);
    expect([canTellApart(columns), canPlace(columns)]).toEqual([false, false]);
  });

  test.each([
    ['Email,State', true],
    ['ann@example.com,NJ', false],
    ['1,2', false],
    ['', false],
  ])('is %j a row of names: %s', (row, is) => expect(looksLikeHeader(row.split(','))).toBe(is));
});

describe('places', () => {
  test.each([
    ['NJ', 'NJ'],
    [' nj ', 'NJ'],
    ['New Jersey', 'NJ'],
    ['US-NJ', 'NJ'],
    ['N.J.', 'NJ'],
    ['NJ - New Jersey', 'NJ'],
    ['New Jersey (NJ)', 'NJ'],
    ['Nueva Jersey', 'NJ'],
    ['Hawái', 'HI'],
    ['Hawaiʻi', 'HI'],
    ['District of Columbia', 'DC'],
    ['Puerto Rico', 'PR'],
    ['Nuevo México', 'NM'],
    ['enabled', undefined],
    ['Ontario', undefined],
    ['', undefined],
    ['California, Delaware', undefined],
  ])('%j is %s', (text, code) => expect(codeOf(placeOfState(text))).toBe(code));

  test.each([
    ['19901', '19901'],
    ['07030-1234', '07030'],
    ['7030', '07030'],
    ["'07030", '07030'],
    ['="07030"', '07030'],
    ['601', '00601'],
    ['070301234', '07030'],
    ['70301234', '07030'],
    ['SW1A 1AA', undefined],
    ['12', undefined],
    ['', undefined],
  ])('ZIP %j is %s', (text, zip) => expect(zipDigits(text)).toBe(zip));

  test.each([
    ['', false],
    ['US', false],
    ['United States', false],
    ['U.S.A.', false],
    ['Puerto Rico', false],
    ['CA', true],
    ['Canada', true],
  ])('%j is abroad: %s', (country, abroad) => expect(isAbroad(country)).toBe(abroad));

  test('the end of a whole address', () => {
    expect(endOfAddress('1 Main St  Dover  DE  19901  US')).toEqual({ state: 'DE', zip: '19901' });
    expect(endOfAddress('1 Main St, Dover, DE 19901-1234')).toEqual({ state: 'DE', zip: '19901' });
    expect(endOfAddress('somewhere')).toBe(undefined);
  });

  test('where goods go comes first, then the bill; a ZIP Code where no state is read', () => {
    const header = 'Email,Billing Zip,Billing Province,Shipping Zip,Shipping Province';
    const lines = [
      'a@x.co,07030,NJ,19901,DE',
      'b@x.co,07030,NJ,,',
      'c@x.co,,,19901,',
      'd@x.co,06390,,,',
    ];
    expect(everybody(header, lines)).toEqual({ DE: 2, NJ: 1, NY: 1 });
  });

  test('other countries are left out, what cannot be placed is counted apart', () => {
    const { byState, abroadRows, unplaced } = count('Email,State,ZIP,Country', [
      'a@x.co,ON,K1A,Canada',
      'b@x.co,Texas,,US',
      'c@x.co,,,',
      'd@x.co,nowhere,00000,',
    ]);
    expect([Object.keys(byState), abroadRows, unplaced.everybody]).toEqual([['TX'], 1, 2]);
  });
});

describe('different people', () => {
  test.each([
    ['Ann@Example.com ', '', 'ann@example.com'],
    ['none', '(302) 555-0100', '3025550100'],
    ['', '+1 302 555 0100', '3025550100'],
    ['', '555-0100', undefined],
    ['n/a', '', undefined],
  ])('%j, %j', (email, phone, who) => expect(whoIs(email, phone)).toBe(who));

  test('once each, however they are written', () => {
    const lines = [
      'A@x.co,NJ,',
      ' a@X.co,NJ,',
      ',NJ,302-555-0100',
      ',NJ,+13025550100',
      'b@x.co,NJ,',
    ];
    expect(everybody('Email,State,Phone', lines)).toEqual({ NJ: 3 });
  });

  test('a later row places somebody; another state is counted, not followed', () => {
    const { byState, moved, unplaced } = count('Email,State', [
      'a@x.co,',
      'a@x.co,NJ',
      'a@x.co,DE',
    ]);
    expect(byState['NJ']?.everybody).toBe(1);
    expect([Object.keys(byState), moved, unplaced.everybody]).toEqual([['NJ'], 1, 0]);
  });

  test('rows that identify nobody are counted by state', () => {
    const { anonymous, people } = count('Email,State', [',NJ', ',NJ', ',', 'a@x.co,NJ']);
    expect([anonymous, people]).toEqual([{ '': 1, NJ: 2 }, 1]);
  });

  test('300,000 addresses: no two are taken for one, in a table that grows', () => {
    const people = new People();
    for (let round = 0; round < 2; round += 1)
      for (let at = 0; at < 300_000; at += 1)
        people.add(`person${at}@example.com`, 1 + (at % 50), 1);
    expect(people.size).toBe(300_000);
    const seen = new Uint32Array(51);
    people.forEach((place) => {
      seen[place] = (seen[place] ?? 0) + 1;
    });
    expect(new Set(seen.slice(1))).toEqual(new Set([6000]));
  });

  test('both lanes of the hash are spread, and the low one is never 0', () => {
    const lanes = Array.from({ length: 20_000 }, (_, at) => hash(`${at}@x.co`));
    expect(new Set(lanes.map(([high]) => high)).size).toBeGreaterThan(19_990);
    expect(new Set(lanes.map(([, low]) => low)).size).toBeGreaterThan(19_990);
    expect(lanes.every(([, low]) => low > 0)).toBe(true);
  });

  test('two files are one count', () => {
    const shape: ListShape = {
      columns: { email: 0, state: 1 },
      kind: 'people',
      width: 2,
      year: 2025,
    };
    const one = new Tally(ZIPS);
    const other = new Tally(ZIPS);
    for (const row of [
      ['a@x.co', 'NJ'],
      ['b@x.co', ''],
      ['', 'DE'],
    ])
      one.add(row, shape, 2);
    for (const row of [
      ['A@x.co', 'NJ'],
      ['b@x.co', 'DE'],
      ['', 'DE'],
      ['c@x.co', 'ON', 'x'],
    ])
      other.add(row, shape, 5);
    one.merge(other);
    const { rows, people, byState, anonymous, unevenRows, firstUneven } = one.result();
    expect({ rows, people, anonymous, unevenRows, firstUneven }).toEqual({
      rows: 7,
      people: 3,
      anonymous: { DE: 2 },
      unevenRows: 1,
      firstUneven: 5,
    });
    expect([byState['NJ']?.everybody, byState['DE']?.everybody]).toEqual([1, 1]);
  });
});

describe('years and payments', () => {
  test.each([
    ['2025-03-14 10:22:01 -0500', 2025],
    ['3/14/2025', 2025],
    ['3/14/25', 2025],
    ['Mar 14, 2024', 2024],
    ['20250314', undefined],
    ['', undefined],
    ['never', undefined],
  ])('%j: %s', (date, year) => expect(yearOf(date)).toBe(year));

  test('rows of the year and rows without a date, beside everybody', () => {
    const { byState, undatedRows, otherYearRows } = count('Email,State,Created at', [
      'a@x.co,NJ,2025-01-01',
      'a@x.co,NJ,2019-01-01',
      'b@x.co,NJ,2024-12-31',
      'c@x.co,NJ,',
    ]);
    expect(byState['NJ']).toMatchObject({ everybody: 3, inYear: 2 });
    expect([undatedRows, otherYearRows]).toEqual([1, 2]);
  });

  test.each([
    ['payments', '', '', false],
    ['payments', 'cus_1', '', true],
    ['payments', '', 'yes', true],
    ['orders', '', 'no', false],
    ['orders', '', 'yes', true],
    ['people', '', 'no', true],
  ] as const)(
    '%s, account %j, consent %j: more than a payment %s',
    (kind, account, consent, more) =>
      expect(isMoreThanPayment([account, consent], { account: 0, consent: 1 }, kind)).toBe(more),
  );

  test('an order list without a column on marketing is not a list of payments', () =>
    expect(isMoreThanPayment([], {}, 'orders')).toBe(true));

  test('one row that is more than a payment is enough', () => {
    const { byState } = count('Payment ID,Customer Email,Billing State,Customer ID,Created', [
      '1,a@x.co,NJ,,2025-01-02',
      '2,a@x.co,NJ,cus_1,2020-01-02',
      '3,b@x.co,NJ,,2025-01-02',
    ]);
    expect(byState['NJ']).toEqual({ everybody: 2, inYear: 2, morePayment: 1, moreInYear: 0 });
  });
});

describe('residents of a state', () => {
  const counted = count('Payment ID,Email,State,Customer ID', [
    '1,a@x.co,NJ,cus_1',
    '2,b@x.co,NJ,',
    '3,c@x.co,,cus_3',
    '4,,NJ,',
    '5,,,',
    '6,d@x.co,DE,cus_4',
  ]);
  const asked = (part: Partial<ResidentsAsked>): ResidentsAsked => ({
    counted,
    state: 'NJ',
    rule: undefined,
    paymentOnly: undefined,
    inYearOnly: false,
    complete: 'yes',
    ...part,
  });
  const MOST = Number.MAX_SAFE_INTEGER;

  test('people who may live there widen the bounds', () => {
    expect(loose(counted, 'NJ', false)).toBe(3);
    expect(residentsOf(asked({}))).toEqual({ least: 2, most: 5 });
    expect(residentsOf(asked({ state: 'CO' }))).toEqual({ least: 0, most: 2 });
  });

  const LEAVES = { othersFrom: [] };
  test.each([
    [undefined, 'yes', 2, 2],
    [undefined, 'unknown', 2, 2],
    [LEAVES, 'yes', 1, 1],
    [LEAVES, 'no', 2, 2],
    [LEAVES, 'unknown', 1, 2],
    [LEAVES, undefined, 1, 2],
    // Another test counts everybody: with 2 people on it would be met, with 1 or 3 on it makes no
    // difference.
    [{ othersFrom: [2] }, 'yes', 1, 2],
    [{ othersFrom: [2] }, 'no', 2, 2],
    [{ othersFrom: [1] }, 'yes', 1, 1],
    [{ othersFrom: [3] }, 'yes', 1, 1],
    [{ othersFrom: [3] }, undefined, 1, 2],
  ] as const)('payments: %j, only to pay: %s', (rule, paymentOnly, least, most) =>
    expect(residentsOf(asked({ rule, paymentOnly }))).toEqual({ least, most: most + 3 }),
  );

  test.each(['no', 'unknown', undefined] as const)(
    'not all people on the lists (%s)',
    (complete) => {
      expect(residentsOf(asked({ complete }))).toEqual({ least: 2, most: MOST });
      expect(residentsOf(asked({ complete, state: 'CO' }))).toBe(null);
    },
  );

  test('a number where nothing is loose', () => {
    const clean = count('Email,State', ['a@x.co,NJ', 'b@x.co,NJ']);
    expect(residentsOf(asked({ counted: clean }))).toBe(2);
    expect(residentsOf(asked({ counted: clean, state: 'CO' }))).toBe(0);
    expect([hasPayments(clean), hasPayments(counted)]).toEqual([false, true]);
  });
});

describe('what a file is', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const wide = (text: string, big: boolean) =>
    new Uint8Array(
      Array.from(text, (_, at) => text.charCodeAt(at)).flatMap((unit) =>
        big ? [0, unit] : [unit, 0],
      ),
    );
  test.each([
    ['email,state\na@x.co,NJ\n', { encoding: 'utf-8' }],
    ['\ufeffemail', { encoding: 'utf-8' }],
    ['PK\u0003\u0004rest', { problem: 'spreadsheet' }],
    ['%PDF-1.7', { problem: 'pdf' }],
    ['  <!DOCTYPE html><html>', { problem: 'web page' }],
    ['{"a":1}', { problem: 'json' }],
    ['[{"a":1}]', { problem: 'json' }],
    ['', { problem: 'empty' }],
    ['abc\u0000def\u0000\u0000\u0000x', { problem: 'picture or program' }],
  ])('%j', (text, kind) => expect(kindOfFile(bytes(text))).toEqual(kind));
  test('UTF-16 with and without its mark', () => {
    expect(kindOfFile(wide('email,state', false))).toEqual({ encoding: 'utf-16le' });
    expect(kindOfFile(wide('email,state', true))).toEqual({ encoding: 'utf-16be' });
    expect(kindOfFile(new Uint8Array([0xff, 0xfe, 65, 0]))).toEqual({ encoding: 'utf-16le' });
    expect(kindOfFile(new Uint8Array([0xfe, 0xff, 0, 65]))).toEqual({ encoding: 'utf-16be' });
  });
  test('old spreadsheets and packed files', () => {
    expect(kindOfFile(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).toEqual({
      problem: 'old spreadsheet',
    });
    expect(kindOfFile(new Uint8Array([0x1f, 0x8b, 8]))).toEqual({ problem: 'zipped' });
  });
});
