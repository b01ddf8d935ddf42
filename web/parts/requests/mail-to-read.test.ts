/** A pasted mail tells its sender, subject and day where it has the lines; else the form does. */
import { expect, test } from 'vitest';
import { pastedMail } from './mail-to-read.ts';

const ADDRESS = 'pat@mailbox.example';

test.each([
  [`From: Pat Quinn <${ADDRESS}>\nSubject: Appeal\n\nHi`, 'Pat Quinn'],
  [`Subject: Appeal\nFrom: ${ADDRESS}\r\n\nHi`, ''],
  [`From: <${ADDRESS}>\n\nHi`, ''],
  [`From: "Quinn, Pat" <${ADDRESS}>\r\nSubject: Appeal\r\n\r\nHi`, 'Quinn, Pat'],
  [`*From:* Pat Quinn [mailto:${ADDRESS}]\nTo: Shop\n\nHi`, 'Pat Quinn'],
  [`De: Pat Quinn <${ADDRESS}>\nEnviado el: martes\nPara: Tienda\nAsunto: Hola\n\nHi`, 'Pat Quinn'],
])('the sender of %j', (text, name) => {
  const mail = pastedMail(text, 'typed@mailbox.example');
  expect(mail).toMatchObject({ text: 'Hi', from: { name, address: ADDRESS } });
});

test('subject and day are read, too', () => {
  const text = `From: ${ADDRESS}\nSent: Tuesday, May 5, 2026 9:14 AM\nSubject: My data\n\nHi`;
  expect(pastedMail(text)).toMatchObject({
    subject: 'My data',
    headers: { date: 'Tuesday, May 5, 2026 9:14 AM' },
  });
});

test.each([
  ['viernes, 20 de noviembre de 2026 9:14 a. m.', '2026-11-20T12:00'],
  ['5 de mayo del 2026', '2026-05-05T12:00'],
  ['el viernes', 'el viernes'],
])('a day in Spanish: %s', (said, date) => {
  expect(pastedMail(`De: ${ADDRESS}\nEnviado: ${said}\nAsunto: Mis datos\n\nHi`).headers).toEqual({
    date,
  });
});

test.each(['I wrote to you. From: Pat', 'Hello\nFrom: Ann <ann@mailbox.example>', ''])(
  'words before such a line name nobody: %j',
  (text) => {
    expect(pastedMail(text, 'typed@mailbox.example')).toEqual({
      from: { name: '', address: 'typed@mailbox.example' },
      subject: '',
      text,
      headers: {},
    });
  },
);

test('a mail that is its head alone stays whole', () => {
  const text = `From: Pat <${ADDRESS}>`;
  expect(pastedMail(text)).toMatchObject({ text, from: { name: 'Pat', address: ADDRESS } });
});
