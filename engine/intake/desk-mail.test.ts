/** What mails to the desk ask for. All mails here were written for this test. */
import { describe, expect, test } from 'vitest';
import { MAIL_SIGN_BOOK } from '#reference/mail-signs.server.ts';
import { readDeskMail, type DeskMail } from './desk-mail.ts';

const read = (text: string, more: Partial<DeskMail> = {}) =>
  readDeskMail(
    { subject: '', text, headers: {}, from: 'pat@mailbox.example', ...more },
    MAIL_SIGN_BOOK,
  );

describe('a request', () => {
  test.each([
    ['Please delete my data. I live in Denver, Colorado.', ['delete'], 'CO', 'en'],
    [
      'Do not sell or share my personal information. Pat, Fresno, CA 93701',
      ['opt-out-sale'],
      'CA',
      'en',
    ],
    ['I want a copy of everything you have on me.', ['access'], null, 'en'],
    ['Quiero que borren todos mis datos. Vivo en Nueva Jersey.', ['delete'], 'NJ', 'es'],
    ['Por favor no vendan mis datos a nadie, se lo pido.', ['opt-out-sale'], null, 'es'],
    ['que datos mios tienen ustedes? los quiero ver por favor', ['access'], null, 'es'],
    ['I withdraw my consent to the use of my sleep survey.', ['withdraw-consent'], null, 'en'],
  ])('%s', (text, types, state, language) => {
    expect(read(text)).toMatchObject({ kind: 'request', types, state, language, about: 'self' });
  });

  test('of an agent is about another person', () => {
    const text =
      'I am the authorized agent of Ann Lee of Austin, Texas. Please delete her information.';
    expect(read(text)).toMatchObject({ kind: 'request', about: 'other', agent: true, state: 'TX' });
  });
});

test('an appeal is one, whatever it appeals', () => {
  expect(read('I appeal your decision on my request to delete my data.').kind).toBe('appeal');
});

describe('an answer to the desk', () => {
  const headers = { 'in-reply-to': '<1@desk.example>' };
  test('starts no clock, though its subject and what it quotes name a request', () => {
    const text =
      'Thanks, that helps.\n\nOn Mon, Aug 3, 2026 at 9:00 AM Desk wrote:\n> You asked us to delete your data.';
    expect(read(text, { headers, subject: 'Re: your deletion request' }).kind).toBe('reply');
  });
  test('that asks for more is a request', () => {
    expect(read('Thank you. Now please delete it.', { headers }).types).toEqual(['delete']);
  });
});

describe('no request', () => {
  test.each([
    ['My order has not come. Can you send me the tracking?', {}],
    ['Please take me off your mailing list.', {}],
    ['I am out of office.', { subject: 'Automatic reply: your letter' }],
    ['Delete my data', { headers: { 'auto-submitted': 'auto-replied' } }],
    ['We help stores with deletion requests and personal data. Book a call!', {}],
    ['Do you sell gift cards?', {}],
  ])('%s', (text, more) => {
    expect(read(text, more)).toMatchObject({ kind: 'none', types: [] });
  });
});

test('a wish without an object is unclear', () => {
  expect(read('Remove me.').kind).toBe('unclear');
  expect(read('quítenme').kind).toBe('unclear');
});

test('a state is where the sender lives, not each that is named', () => {
  expect(
    read('Please delete my data. My niece in Dallas, Texas helped me. I live in Ohio.').state,
  ).toBe('OH');
  expect(read('Please delete my data. California, Texas and Virginia have laws.').state).toBeNull();
});

test('an empty mail asks nothing', () => {
  expect(read('')).toMatchObject({ kind: 'none', types: [], state: null });
});
