/**
 * The policy of three states, with mails of no set: plainly somebody's own wish, without one sign
 * of data, and all between, which a person looks at.
 */
import { describe, expect, test } from 'vitest';
import { MAIL_SIGN_BOOK } from '#reference/mail-signs.server.ts';
import { type DeskMail, readDeskMail } from './desk-mail.ts';

const read = (text: string, more: Partial<DeskMail> = {}) =>
  readDeskMail(
    { subject: '', text, headers: {}, from: 'pat@mailbox.example', ...more },
    MAIL_SIGN_BOOK,
  );
const answer = { subject: 'Re: Your request', headers: { 'in-reply-to': '<a@shop.example>' } };

describe('a request is said where a wish is plain', () => {
  test.each([
    'Please delete my personal data.',
    'I want a copy of my data.',
    'And now erase my data, all of it.',
    'Por favor borren mis datos.',
    'What information do you have about me?',
    '¿Con quién compartieron mis datos?',
    'Remove our data and close our account.',
    'Quiero una copia de mis datos personales.',
    'I do not want my data sold. Please stop selling my data.',
  ])('%s', (text) => {
    expect(read(text).kind).toBe('request');
  });
  test.each([
    ['supposed', 'What happens if I want you to delete my data?'],
    ['asked in general', 'How long do you keep my data after I say: please delete my data'],
    ['told of the past', 'In March I asked you to delete my data.'],
    ['thanks', 'I want to thank you for deleting my data.'],
    ['of others', 'Our customers write: please delete my data. What do you answer?'],
    ['told of the past, in Spanish', 'En marzo les pedí que borraran mis datos.'],
    ['told of others', 'My sister used to tell me that you never delete my data.'],
    ['of a thing', 'Please do not sell my lamp in the window, I come on Friday.'],
    ['of a class', 'I am a law student. Please delete my data, how would you answer that?'],
    ['an order', 'Please correct my address on order 7 before the delivery.'],
  ])('and not where it is %s', (_, text) => {
    expect(read(text).kind).toBe('unclear');
  });
});

describe('none is said where nothing may be a wish about data', () => {
  test.each([
    'I would like my photos gone.',
    'The fingerprint I gave at the door, could it vanish?',
    'Who got my phone number from you?',
    'That list of yours: I want off it.',
    'My file is mixed up with that of a cousin.',
    'La foto que me tomaron, quítenla.',
    '¿Quién les dio mi número?',
    'Con mi dirección no hagan negocio.',
    'You make money off of my habits. I say no to that.',
  ])('but not here: %s', (text) => {
    expect(['unclear', 'request']).toContain(read(text).kind);
  });
  test('and what it may ask is proposed', () => {
    expect(read('You make money off of my habits. I say no to that.').types).toEqual([
      'opt-out-sale',
    ]);
    expect(read('My file on your shelf: get rid of it.').types).toEqual(['delete']);
  });
  test.each([
    'The lamp came with a crack. I want my money back.',
    'Is the blue chair in stock again?',
    'Thank you for the lovely dinner on Friday.',
    '¿A qué hora abren el domingo?',
  ])('%s', (text) => {
    expect(read(text).kind).toBe('none');
  });
});

describe('an answer to a letter of the desk', () => {
  test('repeats the word of the request without asking again', () => {
    const { kind, types } = read('Yes, I want you to delete my data.', answer);
    expect(kind).not.toBe('request');
    expect(['reply', 'unclear']).toContain(kind);
    expect(kind === 'unclear' ? types : ['delete']).toEqual(['delete']);
  });
  test('hides no wish', () => {
    const text =
      'Here is my order number: 77. And the picture of my passport, I want it destroyed.';
    expect(read(text, answer).kind).toBe('unclear');
  });
  test('hides no refusal to accept the answer', () => {
    const { kind } = read('I do not accept this. Look again.', answer);
    expect(['appeal', 'unclear']).toContain(kind);
  });
  test('is a reply where it only answers', () => {
    expect(read('Here it is: order 77, ZIP 78701.', answer).kind).toBe('reply');
  });
});

describe('the wrong family hides no opt-out', () => {
  test.each([
    ['Please delete my address from the lists you rent out.', ['delete', 'opt-out-sale']],
    ['Borren mi correo. Ya vi anuncios suyos en todas partes.', ['delete', 'opt-out-sale']],
  ])('%s', (text, types) => {
    const mail = read(text);
    expect(mail.kind === 'request' ? mail.types.includes('opt-out-sale') : true).toBe(true);
    expect(mail.types).toEqual(expect.arrayContaining(types));
  });
  test('nor a wish to delete', () => {
    const mail = read('Send me a copy of my data. You should get rid of it then.');
    expect(mail.types).toEqual(expect.arrayContaining(['access', 'delete']));
  });
});

test('the sentences that raise it are told as they stand in the mail', () => {
  const text = 'Hello there. The chair is fine.\nThe Photos of me must be gone! Greetings, Pat';
  const { kind, said } = read(text);
  expect(kind).toBe('unclear');
  expect(said).toEqual(['The Photos of me must be gone!']);
  expect(read('Where is my refund?').said).toEqual([]);
  expect(read('Please delete my data. Bye.').said).toEqual(['Please delete my data.']);
});

test('no more than three sentences are told, and none at endless length', () => {
  const long = `Please delete my data ${'and my data '.repeat(200)}.`;
  const { said } = read(`${long} ${'Please erase my photos now. '.repeat(9)}`);
  expect(said.length).toBeLessThanOrEqual(3);
  for (const sentence of said) expect(sentence.length).toBeLessThanOrEqual(300);
});

describe('what names a right by itself is never put away', () => {
  test.each([
    ['a section', 'Hello. Under 6 Del. C. § 12D-104 you owe this. Yours, Ann'],
    [
      'what a law makes shops do',
      'At church they say that under the new law you have to show it to people.',
    ],
    ['the words of the link', 'Your "Do Not Sell or Share" button spins for ever. So: no.'],
    [
      'the words of the link, in Spanish',
      'El botón de no vender ni compartir no jala. Pues que no.',
    ],
  ])('%s', (_, text) => {
    expect(read(text).kind).toBe('unclear');
  });
  test('the lines of a form, also from a machine', () => {
    const form = {
      subject: 'Web form: data subject request',
      headers: { 'auto-submitted': 'auto-generated' },
      from: 'no-reply@forms.example',
    };
    expect(read('Requester: Al Poe\nState: TN\nRequest: Correct data', form).kind).toBe('unclear');
    expect(read('Al Poe bought two lamps.', { ...form, subject: 'Web form: order' }).kind).toBe(
      'none',
    );
  });
  test('in a contract sections are usual', () => {
    const text = 'Addendum to the service agreement. Section 4 of the agreement is replaced.';
    expect(read(text).kind).toBe('none');
  });
  test('who offers an appeal does not appeal', () => {
    const text = 'Your page breaks our rules. You can appeal within 24 hours by this link.';
    expect(read(text).kind).not.toBe('appeal');
    expect(read('I appeal. Let somebody else look at it.', answer).kind).toBe('appeal');
    expect(read('No acepto la negativa; quiero que otra persona la revise.', answer).kind).toBe(
      'appeal',
    );
  });
});

test.each([
  ['No solicito acceso a mis datos ni su eliminación. Solicito que no vendan mis datos.'],
  ['I am not asking for a copy of my data. Stop selling my data.'],
  ['No need to delete my account. Stop selling my data.'],
])('what is said not to be asked is not proposed: %s', (text) => {
  expect(read(text)).toMatchObject({ kind: 'request', types: ['opt-out-sale'] });
});
