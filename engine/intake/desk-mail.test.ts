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
      // sharing is for ads, in California's words
      ['opt-out-sale', 'opt-out-ads'],
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

  test.each([
    ['You gave my address to a lamp shop for money. Please stop doing that.', ['opt-out-sale']],
    ['Take this note as my opt-out from the sale of my data.', ['opt-out-sale']],
    [
      'My browser sends Global Privacy Control. Please honor it and opt me out.',
      ['opt-out-sale', 'opt-out-ads'],
    ],
    ['Ustedes dieron mi correo a otra tienda. Ya no lo hagan, no di permiso.', ['opt-out-sale']],
    ['Please delete everything you have on me.', ['delete']],
    ['Before you delete my data, tell me which companies got my phone number.', null],
  ])('in other words: %s', (text, types) => {
    expect(read(text)).toMatchObject({ kind: 'request', ...(types && { types }) });
  });

  test('counts though it came through the form of a site', () => {
    const text = 'Name: Al Roe\nMessage: please delete my data';
    expect(read(text, { from: 'noreply@forms.example' }).types).toEqual(['delete']);
  });

  test('of a form names the ticked boxes alone', () => {
    expect(read('[x] Delete my data\n[ ] Do not sell my data').types).toEqual(['delete']);
  });

  test('names the words on which it stands', () => {
    expect(read('Please delete all of my data.').why).toBe('It says “delete all of my data”.');
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
    ['Please do not delete my account, I will be back in May.', {}],
    [
      'Your parcel left. We don’t sell your personal information.',
      { from: 'noreply@post.example' },
    ],
    ['Do you ship to Canada?', {}],
    ['Where is my refund? It was promised for Monday.', {}],
    ['¿Hacen envíos a Puerto Rico?', {}],
  ])('%s', (text, more) => {
    expect(read(text, more)).toMatchObject({ kind: 'none', types: [] });
  });
});

test('a mail that came back says that it did not arrive', () => {
  const headers = { 'content-type': 'multipart/report; report-type=delivery-status' };
  const { kind, why } = read('The address does not exist.', { headers, from: 'mx@post.example' });
  expect([kind, why]).toEqual(['none', expect.stringContaining('did not arrive')]);
  const receipt = { 'content-type': 'multipart/report; report-type=disposition-notification' };
  expect(read('It was opened.', { headers: receipt }).why).toBe('A machine sent it.');
});

test.each([
  'This office asks for copies of your records on personal data by May 3.',
  'Please delete your old files from our shared drive. No personal data of buyers there!',
  'I deleted my account by mistake. Can you bring it back with my data?',
  'For a class: how long does a shop have to answer a deletion request of mine?',
  'Please remove one of the charges from my account.\nAnd what personal info do you keep?',
  'Thank you for deleting my data so quickly!',
  'Minutes of Monday: 1. "Do not sell my personal information" goes into the footer. 2. My audit.',
  'Gracias por haber borrado mis datos.',
  'Borren mi correo. Ya vi anuncios suyos en todas partes.',
])('what may be a request or may not is looked at by a person: %s', (text) => {
  expect(read(text)).toMatchObject({ kind: 'unclear' });
});

test('who was turned down and refuses profiles opts out, and does not appeal', () => {
  const text =
    'Me negaron el plan sin que nadie mirara. Quiero salirme de la elaboración de perfiles.';
  expect(read(text)).toMatchObject({ kind: 'request', types: ['opt-out-profiling'] });
});

test.each([
  ['Please delete my data. I live in CA.', 'CA'],
  ['TX resident here. Please delete my data.', 'TX'],
  ['Please delete my data, or tell me in OK words why not.', null],
  ['I live in Oakland, California. I bought it in your Texas store. Delete my data.', 'CA'],
  ['Ann, New Haven, Connecticut. Your Oregon depot shipped it. Delete my data.', 'CT'],
  ['Su bodega de Delaware mandó mi pedido. Borren mis datos. Hartford, Connecticut', 'CT'],
])('%s names %s', (text, state) => {
  expect(read(text).state).toBe(state);
});

test('a wish without an object is unclear', () => {
  expect(read('Remove me.').kind).toBe('unclear');
  expect(read('quítenme').kind).toBe('unclear');
});

test('what a person says of privacy, and is not understood, is shown to the owner', () => {
  expect(read('Is somebody spying on me with your cameras? Why?').kind).toBe('unclear');
});

test('what a mail program says of misdirected mails asks nothing', () => {
  const text =
    'Please send me a copy of my data.\n\nIf you are not the intended recipient, please delete this message.';
  expect(read(text).types).toEqual(['access']);
});

test('who takes a request back is not taken for any answer', () => {
  const back = { subject: 'Re: Your request', headers: { 'in-reply-to': '<a@shop.example>' } };
  for (const text of ['Please forget my request.', 'Never mind, thanks.']) {
    const mail = read(text, back);
    expect(mail.kind, text).toBe('reply');
    expect(mail.why, text).toContain('take a request back');
  }
  expect(read('Here is my order number: 77.', back).why).not.toContain('take a request back');
});

test.each([
  ['I live in Texas and California.', null],
  ['I live in California and Texas.', null],
  ['I live half the year in Colorado and half in Texas.', null],
  ['Vivo en Texas y en California.', null],
  ['My home is in Colorado, I work in Texas.', 'CO'],
  ['I moved from California to Texas.', 'TX'],
  ['My parents live in California. I live in Texas.', 'TX'],
  ['My parents live in California, and I live in Texas.', 'TX'],
])('of two states in a mail none is proposed unless one is home: %s', (text, state) => {
  const mail = read(`${text} Stop selling my data.`);
  expect(mail.state).toBe(state);
  expect(mail.twoStates).toBe(state === null);
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

describe('what was passed on is read inside', () => {
  const inside = 'Please erase my personal data.\nUna Bell';
  const heads = [
    'From: Una Bell <una@mailbox.example>\nSent: Tuesday, May 5, 2026 9:14 AM\nTo: Shop\nSubject: hello',
    'De: Una Bell <una@mailbox.example>\nEnviado el: martes, 5 de mayo de 2026 9:14\nPara: Tienda\nAsunto: hola',
  ];
  test.each(heads)('as Outlook does it: %s', (head) => {
    const text = `This came to the counter, yours I believe.\n\n${head}\n\n${inside}`;
    expect(read(text, { subject: 'FW: hello' })).toMatchObject({
      kind: 'request',
      types: ['delete'],
    });
    expect(read(text, { subject: 'RV: hola' }).types).toEqual(['delete']);
  });
  test('but not where the colleague asks, nor in an answer', () => {
    const text = `I want a copy of my own data.\n\n${heads[0]}\n\n${inside}`;
    expect(read(text, { subject: 'Fwd: hello' }).types).toEqual(['access']);
    const answer = `Fine, thank you.\n\n${heads[0]}\n\n${inside}`;
    expect(read(answer, { subject: 'Re: hello' })).toMatchObject({ kind: 'reply', types: [] });
  });
});

describe('words are read as they were meant', () => {
  test.each([
    [
      'signs without width and soft hyphens',
      'Pl\u200bease er\u00adase my per\u2060sonal d\ufeffata.',
    ],
    ['letters of another script', 'Please d\u0435lete my person\u0430l d\u0430ta.'],
    ['a letter too many, too few, another, two changed', 'Delette my persnal informatoin.'],
    ['a shortened word', 'can u delete my acct n all my info pls'],
  ])('%s', (_, text) => {
    expect(read(text).types).toEqual(['delete']);
  });
  test('real words beside them stay what they are', () => {
    expect(read('The remote of my stereo is broken, my content is gone.').kind).not.toBe('request');
  });
});

describe('the state of a person', () => {
  test.each([
    ['As an Arkansan I ask you to delete my data.', 'AR'],
    ['Please delete my data. I am a North Carolinian.', 'NC'],
    ['Borren mis datos, soy californiana.', 'CA'],
    ['Please delete my data. Here in Reno, Nevada we have no law like California.', 'NV'],
    ['Borren mis datos. En Nevada no hay una ley como la de California.', 'NV'],
    ['Please delete my data, which a Georgian restaurant sent you.', null],
  ])('%s', (text, state) => {
    expect(read(text).state).toBe(state);
  });
});

test('an automated mail of an agent is a request, and one that goes to many is none', () => {
  const text =
    'This is an automated message. We act for Lena Orr as her authorized agent: stop selling her data.';
  expect(read(text, { from: 'no-reply@agent.example' })).toMatchObject({
    kind: 'request',
    types: ['opt-out-sale'],
    agent: true,
  });
  const news = 'Your data matters to us. See our new sofas!';
  expect(read(news, { headers: { 'list-unsubscribe': '<https://news.example>' } }).kind).toBe(
    'none',
  );
});

test('what is done, wanted back or to be kept is no wish to delete', () => {
  for (const text of [
    'I deleted my account by mistake, please restore it.',
    'Ayer eliminé mi cuenta por accidente, quiero recuperarla.',
    'Thanks for deleting my data.',
    'Please keep my account and do not delete my data.',
  ])
    expect(read(text).types, text).toEqual([]);
});
