/** Every mail to an owner who chose Spanish is in Spanish. */
import { expect, test } from 'vitest';
import * as mails from '#server/base/mail/mails.ts';
import * as security from '#server/base/mail/security-mails.ts';
import * as transfer from '#server/base/mail/transfer-mails.ts';
import {
  givenMail,
  joinedMail,
  lastDayMail,
  noteMail,
} from '#server/subjects/requests/giving/helper-mails.ts';
import type { Mail } from '#server/base/mail/store.ts';
import { englishIn, refusedIn } from './spanish-glossary.ts';

const TO = { email: 'ana@example.com', firstName: 'Ana', language: 'es' } as const;
const AT = new Date('2026-11-26T15:00:00Z');
const LINK = 'https://example.com/x';
const FROM = { name: 'Luz Rey', businessName: 'Casa Luna' };

const MAILS: Record<string, Mail> = {
  verification: mails.verificationMail(TO, LINK),
  reset: mails.resetMail(TO, LINK),
  'new address': mails.newAddressMail(TO, LINK),
  'address asked': mails.addressAskedMail(TO, 'nueva@example.com'),
  'address changed': mails.addressChangedMail(TO, 'nueva@example.com'),
  'new device': security.newDeviceMail(TO, 'Firefox', AT),
  'new device with a passkey': security.newDeviceMail(TO, undefined, AT, 'Mi llave'),
  'password changed': security.passwordChangedMail(TO, 'changed', AT, 2),
  'password reset': security.passwordChangedMail(TO, 'reset', AT, 1),
  'app added': security.factorsChangedMail(TO, 'Authenticator app added', AT),
  'codes made': security.factorsChangedMail(TO, 'New recovery codes made', AT),
  'factors removed': security.factorsRemovedMail(TO, AT),
  'recovery code': security.recoveryCodeMail(TO, 3, AT),
  offered: transfer.offeredMail(TO, { email: 'b@example.com', businessName: 'Casa Luna' }, AT),
  'taken over': transfer.takenOverMail(TO, { ...FROM, keeps: 'reader' }, AT),
  'taken over by a link': transfer.takenOverMail(
    TO,
    { ...FROM, name: 'a.com', keeps: 'nothing' },
    AT,
  ),
  'a request was given': givenMail(
    { email: TO.email, account: TO, writer: { language: 'en' } },
    { businessName: 'Casa Luna', reference: 'K7M-4QX', day: '2026-12-01' },
    { page: LINK },
  ),
  'a given request comes due': lastDayMail(
    TO,
    { businessName: 'Casa Luna', reference: 'K7M-4QX', day: '2026-12-01' },
    LINK,
  ),
  'a helper accepted': joinedMail(TO, 'Luz Rey', LINK),
  'a helper wrote a note': noteMail(TO, { reference: 'K7M-4QX', by: 'Luz Rey' }, LINK),
  'a tool sends again': mails.ownerMail(TO, 'A tool on your site sends again', [
    'The weekly test of your site looked twice within the hour. Meta Pixel and Hotjar had stopped for visitors who say no, and sends again.',
    'Open the result to see what was sent and what to do:',
    { link: LINK },
    'On that page you can switch these mails off.',
  ]),
};

test.each(Object.entries(MAILS))('%s', (_, { subject, text, html }) => {
  const lines = [subject, text.replaceAll('\n', ' ')];
  const known = /Statewise|Meta Pixel and Hotjar/g;
  expect(lines.map((line) => englishIn(line.replaceAll(known, ''))).filter(Boolean)).toEqual([]);
  expect(lines.flatMap(refusedIn)).toEqual([]);
  expect(html).toMatch(/^<!doctype html><html lang="es">/);
  expect(html).not.toContain('lang="en"');
  expect(text).toMatch(/^Hola, Ana:/);
});

test('to somebody whose language is not known: in that of who writes, and in English', () => {
  const from = { name: 'Luz Rey', businessName: 'Casa Luna', language: 'es' } as const;
  for (const mail of [
    mails.invitationMail('b@example.com', { ...from, role: 'editor' }, LINK),
    transfer.offerMail('b@example.com', from, LINK),
    givenMail(
      { email: 'b@example.com', account: undefined, writer: from },
      { businessName: 'la empresa “Casa Luna”', reference: 'K7M-4QX', day: '2026-12-01' },
      { invitation: LINK },
    ),
  ]) {
    expect(englishIn(mail.subject.replace('Statewise', ''))).toBeUndefined();
    const [spanish = '', english = ''] = mail.text.split('———');
    expect(englishIn(spanish)).toBeUndefined();
    expect(spanish).toContain('la empresa “Casa Luna”');
    expect(english).toContain('Open this link and sign in');
    expect(mail.html).toContain('<p lang="en">Open this link and sign in');
  }
  const plain = mails.invitationMail(
    'b@example.com',
    { ...from, language: 'en', role: 'reader' },
    LINK,
  );
  expect(plain.text).not.toContain('———');
  expect(plain.text).toContain(
    'Luz Rey invites you to read the business "Casa Luna" on Statewise.',
  );
});

test('what is said in both languages is said in one', () => {
  const line = [{ en: 'R-1: overdue', es: 'R-1: vencida' }];
  expect(mails.ownerMail(TO, 'Requests that come due', line).html).toContain('<p>R-1: vencida</p>');
  const english = { email: 'a@example.com', firstName: 'Ann' };
  expect(mails.ownerMail(english, 'Requests that come due', line).text).toContain('R-1: overdue');
});

test('a line without Spanish is marked as English', () => {
  const { html } = mails.ownerMail(TO, 'Requests that come due', ['R-1: See the data.']);
  expect(html).toContain('<p lang="en">R-1: See the data.</p>');
  expect(html).toContain('<p>Hola, Ana:</p>');
});

test('who chose nothing gets English', () => {
  const { subject, html } = mails.resetMail({ email: 'a@example.com', firstName: 'Ann' }, LINK);
  expect(subject).toBe('Choose a new password for Statewise');
  expect(html).toContain('<html lang="en">');
});
