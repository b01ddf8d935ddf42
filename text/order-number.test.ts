import { expect, test } from 'vitest';
import { orderNumberIn } from './order-number.ts';

test.each([
  ['My order #10-4471 came late.', '10-4471'],
  ['Customer no. 88213, please delete me.', '88213'],
  ['the order number is WB-2203', 'WB-2203'],
  ['Mi pedido número A-204 llegó tarde.', 'A-204'],
  ['I ordered in 2025 and in order 2026 again.', null],
  ['In order to stop this, delete my data.', null],
  ['Please reply within 45 days.', null],
  ['Customer 12', null],
])('%s', (text, number) => expect(orderNumberIn(text)).toBe(number));

test('a hostile text of full length is read at once', () => {
  expect(orderNumberIn('order '.repeat(4_000))).toBe(null);
  expect(orderNumberIn(`order ${'-'.repeat(30_000)}`)).toBe(null);
});
