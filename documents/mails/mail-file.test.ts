/** A file of Outlook's own is known as one, so that its owner is told what to do. */
import { expect, test } from 'vitest';
import { isOutlookFile, readMailFile } from './mail-file.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));

test('a .msg file is known by its first bytes, whatever comes after', async () => {
  expect(isOutlookFile(bytes('d0cf11e0a1b11ae1'))).toBe(true);
  expect(isOutlookFile(bytes(`d0cf11e0a1b11ae1${'00'.repeat(600)}`))).toBe(true);
  expect(isOutlookFile(bytes('d0cf11e0'))).toBe(false);
  expect(isOutlookFile(new Uint8Array())).toBe(false);
});

test('a mail is none of them', async () => {
  const mail = new TextEncoder().encode('From: ann@example.com\nSubject: my data\n\nDelete it.\n');
  expect(isOutlookFile(mail)).toBe(false);
  expect(await readMailFile(mail)).toMatchObject({ subject: 'my data', text: 'Delete it.\n' });
});
