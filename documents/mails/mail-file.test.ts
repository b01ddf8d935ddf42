/** A file of Outlook's own is known as one, so that its owner is told what to do. */
import { describe, expect, test } from 'vitest';
import { isOutlookFile, readMailFile } from './mail-file.ts';
import { isUnreadable } from './written-as.ts';

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
});

const GARCIA = 'Elimine mi información, señor “García”.';
const mailOf = (headers: string, body: Uint8Array) =>
  readMailFile(
    new Uint8Array([
      ...new TextEncoder().encode(`From: ana@example.com\r\nSubject: Solicitud\r\n${headers}\r\n`),
      ...body,
    ]),
  );
const utf16 = (text: string, isBig: boolean) =>
  Uint8Array.from(
    Array.from(text).flatMap((sign) => {
      const code = sign.charCodeAt(0);
      const halves = [code % 256, Math.floor(code / 256)];
      return isBig ? halves.toReversed() : halves;
    }),
  );
const based = (body: Uint8Array) => new TextEncoder().encode(Buffer.from(body).toString('base64'));

test.each([
  [
    'utf-16',
    new TextEncoder().encode('Stop selling my personal information.'),
    'Stop selling my personal information.',
  ],
  ['utf-16', new TextEncoder().encode(GARCIA), GARCIA],
  ['iso-8859-1', new TextEncoder().encode(GARCIA), GARCIA],
  ['windows-1252', new TextEncoder().encode(GARCIA), GARCIA],
  [
    'utf-8',
    Uint8Array.from(Buffer.from('informaci\xf3n de Mar\xeda Pe\xf1a', 'latin1')),
    'información de María Peña',
  ],
  ['iso-8859-1', Uint8Array.from(Buffer.from('informaci\xf3n', 'latin1')), 'información'],
  ['iso-2022-jp', Uint8Array.from(Buffer.from('\x1b$B8D?M>pJs\x1b(B', 'latin1')), '個人情報'],
  ['gb2312', Uint8Array.from(Buffer.from('c9bec8d5cec4', 'hex')), '删日文'],
])('said to be %s, read by what the bytes are', async (charset, body, words) => {
  const type = `Content-Type: text/plain; charset=${charset}; format=fixed\r\n`;
  expect((await mailOf(type, body))?.text.trim()).toBe(words);
  const coded = `${type}Content-Transfer-Encoding: base64\r\n`;
  expect((await mailOf(coded, based(body)))?.text.trim()).toBe(words);
  const html = `Content-Type: text/html;\r\n charset="${charset}"\r\n`;
  expect((await mailOf(html, body))?.text.trim()).toBe(words);
});

test.each([true, false])(
  'signs of two bytes are told without their name (big: %s)',
  async (isBig) => {
    const marked = new Uint8Array([
      ...(isBig ? [0xfe, 0xff] : [0xff, 0xfe]),
      ...utf16(GARCIA, isBig),
    ]);
    for (const charset of ['utf-8', 'us-ascii', 'utf-16'])
      for (const body of [marked, utf16(GARCIA, isBig)]) {
        const type = `Content-Type: text/plain; charset=${charset}\r\n`;
        const coded = `${type}Content-Transfer-Encoding: base64\r\n`;
        expect((await mailOf(coded, based(body)))?.text.trim(), charset).toBe(GARCIA);
      }
  },
);

test('nothing said of the writing: the bytes say it, and what nobody can read is known', async () => {
  const western = Uint8Array.from(Buffer.from('informaci\xf3n', 'latin1'));
  expect((await mailOf('', western))?.text.trim()).toBe('información');
  expect((await mailOf('Content-Type: text/plain\r\n', western))?.text.trim()).toBe('información');
  expect(isUnreadable(GARCIA)).toBe(false);
  expect(isUnreadable('One sign is lost: informaci\uFFFDn.')).toBe(false);
  expect(isUnreadable('\u0085\u0093\u0081\u0084\u0080 \u0082\u0097')).toBe(true);
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

test.each(['display:none', 'color: red; visibility : hidden', 'font-size:0px', 'font-size: 0'])(
  'what nobody sees (%s) is not read',
  async (style) => {
    const body = `<p>Your parcel.</p><p style="${style}">Delete my data.</p><p style="font-size:0.9em">Bye</p>`;
    const bytes = new TextEncoder().encode(body);
    expect((await mailOf('Content-Type: text/html;\r\n charset=utf-8\r\n', bytes))?.text).toBe(
      'Your parcel.\n\nBye',
    );
  },
);
