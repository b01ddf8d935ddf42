/**
 * What laws forbid to send is found in each kind of file, masked and named, and nothing else is.
 */
import { expect, test } from 'vitest';
import { forbiddenField } from './forbidden.ts';
import { readForCopy, type CopyKind } from './mask-file.ts';

const read = async (kind: CopyKind, text: string, mask = true) => {
  const { bytes, found } = await readForCopy(kind, Buffer.from(text), mask);
  return { text: Buffer.from(bytes).toString(), found };
};
const SSN = '[held, not sent: Social Security number]';

test.each([
  ['ssn', 'Social Security number'],
  ['Social Security No.', 'Social Security number'],
  ['driversLicenseNumber', 'driver’s license or other government number'],
  ['driver_license', 'driver’s license or other government number'],
  ["Driver's license", 'driver’s license or other government number'],
  ['Passport', 'driver’s license or other government number'],
  ['bank account', 'financial account number'],
  ['Número de cuenta', 'financial account number'],
  ['IBAN', 'financial account number'],
  ['Insurance ID', 'health insurance or medical number'],
  ['medical_record', 'health insurance or medical number'],
  ['password_hash', 'password, security question or answer'],
  ['Security question', 'password, security question or answer'],
  ['Contraseña', 'password, security question or answer'],
  ['motherMaidenName', 'password, security question or answer'],
  ['fingerprint', 'biometric data'],
  ['face template', 'biometric data'],
])('a field %j holds what may not be sent: %s', (name, what) => {
  expect(forbiddenField(name)).toBe(what);
});

test.each([
  'name',
  'email',
  'order number',
  'account created',
  'License to drive us crazy',
  'phone',
  'pinned',
  'passenger',
  'gift card balance',
  'irises bought',
])('a field %j is sent', (name) => {
  expect(forbiddenField(name)).toBeUndefined();
});

test('a table is masked by its columns and by the shape of numbers', async () => {
  const { text, found } = await read(
    'csv',
    'Name,SSN,Password,Note\nAnn,111223333,hunter2,paid with 4111 1111 1111 1111\nBob,,,"call 555-0100"\n',
  );
  expect(text).toBe(
    `\u{FEFF}Name,SSN,Password,Note\r\nAnn,${SSN},"[held, not sent: password, security question or answer]",paid with [card ending 1111]\r\nBob,,,call 555-0100\r\n`.replace(
      SSN,
      `"${SSN}"`,
    ),
  );
  expect(found).toEqual([
    { what: 'Social Security number', count: 1 },
    { what: 'password, security question or answer', count: 1 },
    { what: 'financial account number', count: 1 },
  ]);
});

test('JSON is masked at every depth, and stays JSON', async () => {
  const { text, found } = await read(
    'json',
    JSON.stringify({
      orders: [{ id: 7, total: 12.5, card: 4111111111111111 }],
      id: { passport: 'X123', visits: 3 },
      note: 'my ssn is 123-45-6789',
    }),
  );
  expect(JSON.parse(text)).toEqual({
    orders: [{ id: 7, total: 12.5, card: '[card ending 1111]' }],
    id: { passport: '[held, not sent: driver’s license or other government number]', visits: 3 },
    note: `my ssn is ${SSN}`,
  });
  expect(found.map(({ count }) => count)).toEqual([1, 1, 1]);
});

test('text is masked line by line where a line names what it holds', async () => {
  const { text } = await read(
    'text',
    'Name: Ann\nPassword: hunter2\nOrders =  3\nhttp://a.example\nNo label here',
  );
  expect(text).toBe(
    'Name: Ann\nPassword: [held, not sent: password, security question or answer]\nOrders =  3\nhttp://a.example\nNo label here',
  );
});

const PASSWORD = 'password, security question or answer';
const ACCOUNT = 'financial account number';
const GOVERNMENT = 'driver’s license or other government number';
const MEDICAL = 'health insurance or medical number';

test.each([
  ['password is hunter22', PASSWORD, 'hunter22'],
  ['Her password was gato-22, she says', PASSWORD, 'gato-22'],
  ['She called, password hunter22.', PASSWORD, 'hunter22'],
  ['Su contraseña es gato22', PASSWORD, 'gato22'],
  ['Note of May 3: PIN is 4711', PASSWORD, '4711'],
  ['Note: she told her security question: first pet? Rex', PASSWORD, 'Rex'],
  ['Bank account 000123456789', ACCOUNT, '000123456789'],
  ['Note: paid from checking account no. 1234 5678', ACCOUNT, '1234 5678'],
  ['routing number 121000358 account 12345678', ACCOUNT, '121000358', '12345678'],
  ['IBAN GB33BUKB20201555555555', ACCOUNT, 'GB33BUKB20201555555555'],
  ['Pay to GB33 BUKB 2020 1555 5555 55 today', ACCOUNT, 'GB33 BUKB 2020 1555 5555 55'],
  ['Driver license D1234567', GOVERNMENT, 'D1234567'],
  ['seen: driver’s license no. D123-4567', GOVERNMENT, 'D123-4567'],
  ['DL# D1234567', GOVERNMENT, 'D1234567'],
  ['License A1234567', GOVERNMENT, 'A1234567'],
  ['Her mother’s maiden name is Alvarez', PASSWORD, 'Alvarez'],
  ['mother maiden name Alvarez', PASSWORD, 'Alvarez'],
  ['Passport no. X12345678', GOVERNMENT, 'X12345678'],
  ['Medical record number 998877', MEDICAL, '998877'],
  ['her health insurance is W123456789', MEDICAL, 'W123456789'],
  ['Fingerprint template AF09', 'biometric data', 'AF09'],
])('a secret alone, or in a sentence, is masked: %s', async (line, what, ...secrets) => {
  for (const text of [line, `The customer wrote on a day in May. ${line}`]) {
    const got = await read('text', text);
    for (const secret of secrets) expect(got.text).not.toContain(secret);
    expect(got.found.map((each) => each.what)).toEqual([what]);
  }
});

test('a name with its sign ends at the sentence, and each number behind it is named', async () => {
  const line =
    "Driver's license: A7654321. SSN 123-45-6789. Passport: X12345678, password: hunter22; She likes candles.";
  const { text, found } = await read('text', line);
  for (const secret of ['A7654321', '123-45-6789', 'X12345678', 'hunter22'])
    expect(text).not.toContain(secret);
  expect(text).toContain('She likes candles.');
  expect(found).toEqual([
    { what: GOVERNMENT, count: 2 },
    { what: PASSWORD, count: 1 },
    { what: 'Social Security number', count: 1 },
  ]);
  const answer = 'Security question: First pet? Rex. Born in May. Blue house.';
  expect((await read('text', answer)).text).toBe(
    `Security question: [held, not sent: ${PASSWORD}].`,
  );
});

test('several in the middle of one line are each masked, in a text, a table and JSON', async () => {
  const line =
    'Kim wrote that day, in a long letter to the shop, of many things and of these. Password: hunter22. Bank account 000123456789 routing 121000358. Driver license D1234567. Fingerprint template AF09.';
  const texts = [
    await read('text', line),
    await read('csv', `Note\n"${line}"\n`),
    await read('json', JSON.stringify({ note: line })),
  ];
  for (const { text, found } of texts) {
    for (const secret of ['hunter22', '000123456789', '121000358', 'D1234567', 'AF09'])
      expect(text).not.toContain(secret);
    expect(text).toContain('of many things');
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  }
});

test('headers that people shorten are known', async () => {
  const { text } = await read(
    'csv',
    'name,Social,DL#,pwd,acct no,passport,IBAN\nVic,123456789,D1234567,hunter22,000123456789,X1,GB1\n',
  );
  expect(
    text.split('\r\n')[1]?.replaceAll(/"\[held, not sent: [^\]]+\]"|\[held[^\]]+\]/g, '-'),
  ).toBe('Vic,-,-,-,-,-,-');
  // a social network's name is the person's own
  expect((await read('csv', 'Social\n@vic_1990\n')).text).toContain('@vic_1990');
});

test.each([
  'Order number 000123456789',
  'Order 12345678 was paid by her account',
  'Your password is required. Your password was reset on May 3.',
  'Password reset on 2026-05-03',
  'The password is not kept here',
  'Account created 2026-05-03, account no longer used',
  'Passport photos, 4 of 12',
  'She showed her driver license at pickup of order 12345678',
  'Phone 555-010-0199, call on account of order 77',
  'Tracking GB82TEST00000000001234',
  'DL the file 20261127',
  'Fingerprint candle, 3 pieces',
  'Software license 12345678, License to craft',
  'Her mother’s maiden name was not asked',
  'Pin 1234 badges to the board',
])('what only looks like it is sent: %s', async (line) => {
  expect(await read('text', line)).toEqual({ text: line, found: [] });
});

test('without masking it is found all the same, and sent as it is', async () => {
  const { text, found } = await read('text', 'SSN: 123-45-6789', false);
  expect([text, found]).toEqual([
    'SSN: 123-45-6789',
    [{ what: 'Social Security number', count: 1 }],
  ]);
});

test('what a spreadsheet on Windows wrote is read', async () => {
  const { bytes } = await readForCopy('text', Buffer.from([0x4a, 0x6f, 0x73, 0xe9]), true);
  expect(Buffer.from(bytes).toString()).toBe('José');
});

test.each([
  ['pdf', 'MZ'],
  ['json', '{"a":'],
  ['json', '['.repeat(60) + ']'.repeat(60)],
  ['csv', 'a,b\n"x,1'],
] as const)('a %s that is none is refused: %s', async (kind, text) => {
  await expect(read(kind, text)).rejects.toMatchObject({ code: 'invalid-input' });
});

test.each(['CVV 321', 'cvc: 4321', 'Card security code is 321', 'Código de seguridad 321'])(
  'the code of a card is masked in words: %s',
  async (words) => {
    const { text, found } = await read('text', `Ann said: ${words}, thank you`);
    expect(text).not.toMatch(/321/);
    expect(found).toEqual([{ what: 'financial account number', count: 1 }]);
  },
);

test.each(['CVV was asked for', 'Security code of the door', 'SKU CVX 321'])(
  'words that hold no such code stay: %s',
  async (words) => {
    expect((await read('text', words)).text).toBe(words);
  },
);
