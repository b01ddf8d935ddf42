/** What this machine answers at itself is not reached, whatever its address. */
import { expect, test } from 'vitest';
import { Guard } from './guard.ts';
import { isOfThisMachine } from './own-machine.ts';

const OWN = ['93.184.216.34', '2606:2800:220:1::25', 'fe80::1%eth0'];

test.each(['93.184.216.34', '::ffff:93.184.216.34', '2606:2800:0220:0001:0:0:0:25', 'fe80::1'])(
  '%s is one of these',
  (address) => expect(isOfThisMachine(address, OWN)).toBe(true),
);

test('another one is not', () => {
  expect(isOfThisMachine('93.184.216.35', OWN)).toBe(false);
  expect(isOfThisMachine('127.0.0.1')).toBe(true);
});

test('the guard refuses a public name that leads to this machine', async () => {
  const names = { addresses: async () => ['93.184.216.34'], aliases: async () => [] };
  const guard = new Guard({ names, bytesAtMost: 1000, isOwn: (at) => isOfThisMachine(at, OWN) });
  await expect(guard.connect('shop.harbor-books.com', 443)).rejects.toThrow('not reached');
  expect(guard.refusals).toMatchObject([{ address: '93.184.216.34', isPrivate: true }]);
});
