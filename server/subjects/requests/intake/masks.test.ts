/**
 * Numbers of cards and of Social Security are masked however they are spaced, and other numbers
 * stay.
 */
import { expect, test } from 'vitest';
import { NOBODY } from '#server/subjects/requests/stored/person.ts';
import { masked, maskedPerson } from './masks.ts';

test.each([
  '4111111111111111',
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '4111.1111.1111.1111',
  '4111  1111  1111  1111',
  '4111\u00A01111\u00A01111\u00A01111',
  '4111–1111–1111–1111',
  '123-45-6789',
  '123.45.6789',
  '123–45–6789',
  'SSN: 123456789',
  '4111 1111\n1111 1111',
  '\uFF14\uFF11\uFF11\uFF11 1111 1111 1111',
  '٤١١١١١١١١١١١١١١١',
])('%s is masked', (text) => {
  expect(masked(`My number is ${text}, thank you`)).toMatchObject({
    count: 1,
    text: expect.not.stringMatching(/\d{5}|\d\D{1,2}\d/) as string,
  });
});

test.each([
  'Call 202.555.0147 or 202.555.0199',
  'Order 123456789',
  'From 11/22/2026 to 12/31/2026',
  '1600 Main St, Richmond, VA 23219-1234',
])('%s stays', (text) => {
  expect(masked(text)).toMatchObject({ count: 0, text });
});

test('a number in the field of a name or an address is masked too', () => {
  const { person, count } = maskedPerson({
    ...NOBODY,
    name: 'Ann 4111111111111111',
    post: '1 Pier',
  });
  expect(count).toBe(1);
  expect(person).toMatchObject({ name: 'Ann [card ending 1111]', post: '1 Pier', text: null });
});
