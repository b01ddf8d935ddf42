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
