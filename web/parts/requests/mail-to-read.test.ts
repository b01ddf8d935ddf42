/** A pasted mail tells its sender where it has the line; else the form does. */
import { expect, test } from 'vitest';
import { pastedMail } from './mail-to-read.ts';

test.each([
  [
    'From: Pat Quinn <pat@mailbox.example>\nSubject: Appeal\n\nHi',
    'Pat Quinn',
    'pat@mailbox.example',
  ],
  ['Subject: Appeal\nFrom: pat@mailbox.example\r\n\nHi', '', 'pat@mailbox.example'],
  ['From: <pat@mailbox.example>\n\nHi', '', 'pat@mailbox.example'],
  ['I wrote to you. From: Pat', '', 'typed@mailbox.example'],
])('%j', (text, name, address) => {
  expect(pastedMail(text, 'typed@mailbox.example')).toMatchObject({
    text,
    from: { name, address },
  });
});
