/** A file of Outlook's own is known as one, so that its owner is told what to do. */
import { describe, expect, test } from 'vitest';
import { isOutlookFile, readMailFile } from './mail-file.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));

test('bytes of UTF-8 in a mail that calls itself ASCII, or says nothing, are read as UTF-8', async () => {
  const withHeaders = async (headers: string, body: Uint8Array) => {
    const head = new TextEncoder().encode(
      `From: ana@example.com\r\nSubject: Solicitud\r\n${headers}\r\n`,
    );
    return (await readMailFile(new Uint8Array([...head, ...body])))?.text.trim();
  };
  const utf8 = new TextEncoder().encode('Elimine mi información, señor “García”.\r\n');
  for (const headers of [
    'Content-Type: text/plain; charset=us-ascii\r\n',
    'Content-Type: text/plain; charset="US-ASCII"\r\nContent-Transfer-Encoding: 8bit\r\n',
    '',
  ])
    expect(await withHeaders(headers, utf8), headers).toBe(
      'Elimine mi información, señor “García”.',
    );
  const quoted = new TextEncoder().encode('Mi informaci=C3=B3n\r\n');
  const soft =
    'Content-Type: text/plain; charset=us-ascii\r\nContent-Transfer-Encoding: quoted-printable\r\n';
  expect(await withHeaders(soft, quoted)).toBe('Mi información');
  // no whole UTF-8: as it was read before
  const western = new Uint8Array([...new TextEncoder().encode('informaci'), 0xf3, 0x6e]);
  expect(await withHeaders('Content-Type: text/plain; charset=us-ascii\r\n', western)).toBe(
    'información',
  );
  // a charset that is named is kept to
  expect(await withHeaders('Content-Type: text/plain; charset=windows-1252\r\n', utf8)).toContain(
    'informaciÃ³n',
  );
});

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

describe('mails put into one another', () => {
  const head = 'From: ann@example.com\r\nSubject: my data\r\n';
  const within = (levels: number) =>
    new TextEncoder().encode(
      `${`${head}Content-Type: Message/RFC822\r\n\r\n`.repeat(levels)}${head}\r\nDelete it.\r\n`,
    );

  test('are read where somebody passes one on', async () => {
    expect((await readMailFile(within(2)))?.text).toContain('Delete it.');
  });

  test('thousands deep are refused before anything is taken apart', async () => {
    const start = process.cpuUsage();
    expect(await readMailFile(within(30_000))).toBeUndefined();
    const { user, system } = process.cpuUsage(start);
    expect(user + system, 'microseconds').toBeLessThan(1_000_000);
  });
});
