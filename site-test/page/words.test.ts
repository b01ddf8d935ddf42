/** What the words of buttons and links mean, in English and Spanish. */
import { expect, test } from 'vitest';
import {
  OPTED_OUT,
  PERSONAL_FIELD,
  choiceOf,
  optOutRank,
  promisesToWait,
  speaksAsWall,
  speaksOfConsent,
} from './words.ts';

test.each([
  ['Reject all', 'refuse'],
  ['Decline', 'refuse'],
  ['No, thanks', 'refuse'],
  ['Accept only necessary', 'refuse'],
  ['Use necessary cookies only', 'refuse'],
  ['Continue without accepting', 'refuse'],
  ['I do not accept', 'refuse'],
  ["Don't allow", 'refuse'],
  ['Opt out', 'refuse'],
  ['Functional only', 'refuse'],
  ['Only allow essential cookies', 'refuse'],
  ['Allow necessary cookies', 'refuse'],
  ['I decline', 'refuse'],
  ['Only what is needed', 'refuse'],
  ['Just what we need', 'refuse'],
  ['Solo lo necesario', 'refuse'],
  ['Count me in', 'accept'],
  ["That's ok", 'accept'],
  ['Está bien', 'accept'],
  ['Find just what you want', undefined],
  ['Object to all', 'refuse'],
  ['Solo cookies técnicas', 'refuse'],
  ['Accept necessary and marketing cookies', 'accept'],
  ['Close and accept', 'accept'],
  ['Rechazar', 'refuse'],
  ['Rechazar todas', 'refuse'],
  ['Solo las necesarias', 'refuse'],
  ['Continuar sin aceptar', 'refuse'],
  ['Accept all', 'accept'],
  ['I agree', 'accept'],
  ['Got it', 'accept'],
  ['Aceptar todo', 'accept'],
  ['De acuerdo', 'accept'],
  ['Cookie settings', 'settings'],
  ['Manage choices', 'settings'],
  ['Configurar', 'settings'],
  ['Save my choices', 'save'],
  ['Confirm', 'save'],
  ['Accept selected', 'save'],
  ['Guardar preferencias', 'save'],
  ['×', 'close'],
  ['Close', 'close'],
  ['Cerrar', 'close'],
  ['Add to cart', undefined],
  [
    'Free shipping on everything that you order before the end of this long week of sales',
    undefined,
  ],
])('"%s" is %s', (words, kind) => {
  expect(choiceOf(words)).toBe(kind);
});

test.each([
  ['Do Not Sell or Share My Personal Information', 0],
  ['Do not sell my info', 0],
  ['No vendan mi información personal', 0],
  ['Your Privacy Choices', 1],
  ['Your California Privacy Choices', 1],
  ['Your Colorado Privacy Choices', 1],
  ['Your Opt-Out Rights', 1],
  ['Colorado Opt-Out Rights', 1],
  ['Personal Data Use Opt-Out', 1],
  ['Sus opciones de privacidad', 1],
  ['Opt out of targeted advertising', 2],
  ['Opt out of marketing emails', undefined],
  ['Privacy choices', 3],
  ['Privacy Policy', undefined],
  ['Terms', undefined],
  [
    'We do not sell or share anything of what you tell us, and we have never done so in all our years',
    undefined,
  ],
])('"%s" offers the opt-out with rank %s', (words, rank) => {
  expect(optOutRank(words)).toBe(rank);
});

test.each([
  ['email email Your e-mail', true],
  ['text name Name', true],
  ['tel phone Phone number', true],
  ['text zip ZIP code', true],
  ['text nombre Nombre', true],
  ['search q Search', false],
  ['select state Which state do you live in?', false],
])('a field "%s" asks who somebody is: %s', (words, asks) => {
  expect(PERSONAL_FIELD.test(words)).toBe(asks);
});

test.each([
  ['Opt-out request honored', true],
  ['You have been opted out.', true],
  ['Your preferences were saved', true],
  ['Ya no vendemos sus datos', true],
  ['We have saved your opt-out in this browser.', true],
  ['You can opt out here', false],
  ['We will save your choice', false],
])('"%s" says that somebody opted out: %s', (words, says) => {
  expect(OPTED_OUT.test(words)).toBe(says);
});

test('the small print of a form is neither a wall nor a banner', () => {
  const print = 'This site is protected by reCAPTCHA and the Google Privacy Policy applies.';
  expect(speaksAsWall(`Call us. ${print}`)).toBe(false);
  expect(speaksAsWall('Solve this captcha to go on.')).toBe(true);
  expect(speaksOfConsent('By signing up you agree to our Privacy Policy.')).toBe(false);
  expect(speaksOfConsent('We use cookies. See our Privacy Policy.')).toBe(true);
  expect(speaksOfConsent('May our ad partners count this visit?')).toBe(true);
  expect(speaksOfConsent('Reach more people: advertise with us.')).toBe(false);
});

test('a promise to wait is about tools', () => {
  expect(promisesToWait('Hello. We set no ad cookies until you accept. Bye.')).toBe(true);
  expect(promisesToWait('We print photos only with your permission. We love cookies.')).toBe(false);
});
