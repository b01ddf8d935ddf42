/** What the words of buttons and links mean, in English and Spanish. */
import { expect, test } from 'vitest';
import { PERSONAL_FIELD, choiceOf, optOutRank } from './words.ts';

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
  ['Sus opciones de privacidad', 1],
  ['Opt out of targeted advertising', 2],
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
