/** Which addresses and names a test may reach. */
import { expect, test } from 'vitest';
import { isPublicAddress } from './addresses.ts';
import { refusedName } from './names.ts';

test.each([
  '93.184.216.34',
  '1.1.1.1',
  '2606:2800:220:1:248:1893:25c8:1946',
  '::ffff:93.184.216.34',
  '64:ff9b::5db8:d822',
  '2002:5db8:d822::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '168.63.129.16',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '198.18.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::1',
  '2002:7f00:1::1',
  '2002:a9fe:a9fe::1',
  '2001:0:5db8:d822:0:0:80ff:fffe',
  'fe80::1',
  'fe80::1%eth0',
  '2606:2800:220:1::1%eth0',
  'fc00::1',
  'fd00:ec2::254',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  '100::1',
  // not an address in the one form that the look-up gives
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127.1',
  'localhost',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['shop.example.com', 'www.facebook.com', 'xn--caf-dma.com', 'a.co.uk', 'x_y.shop.com'])(
  'the name %s may be asked for',
  (name) => {
    expect(refusedName(name)).toBeUndefined();
  },
);

test.each([
  'localhost',
  'LOCALHOST',
  'app.localhost',
  'printer.local',
  'metadata.google.internal',
  'router',
  'nas.home.arpa',
  'shop.example.com.',
  '127.0.0.1',
  '93.184.216.34',
  '127.1',
  '2130706433',
  '0x7f.1',
  '0x7f000001',
  '0177.0.0.1',
  '[::1]',
  '::1',
  'a..com',
  '-a.com',
  '',
  'x.onion',
  'shop.test',
])('the name %s may not', (name) => {
  expect(refusedName(name)).toBeDefined();
});
