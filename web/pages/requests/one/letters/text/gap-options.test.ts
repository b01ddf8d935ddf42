/** What a gap names to choose from is offered; an example is none of it. */
import { expect, test } from 'vitest';
import { askedIn, inTwin, optionsIn } from './gap-options.ts';

test.each([
  [
    'what fits before “Meta (ads)”: “sold to or shared with”, or “disclosed to”',
    ['sold to or shared with', 'disclosed to'],
  ],
  ['qué va antes de “Meta”: “vendidos a” o “revelados a”', ['vendidos a', 'revelados a']],
  ['cómo envía la copia: “un archivo”, o “una descarga”', ['un archivo', 'una descarga']],
  ['what you did all the same, or “nothing”', []],
  ['what you still need, such as “order number”', []],
  ['choose: “por completo” (in whole) / “en parte” (in part)', []],
  ['the reasons', []],
  ['one: “only this”', []],
])('%s', (what, options) => {
  expect(optionsIn(what)).toEqual(options);
});

test('the question is asked without its options', () => {
  expect(askedIn('how you send it: “by mail”, or “by phone”')).toBe('how you send it');
  expect(askedIn('what you did, or “nothing”')).toBe('what you did, or “nothing”');
});

test('what is chosen in one language is chosen in the other', () => {
  const english = 'how you send it: “by mail”, or “by phone”';
  const spanish = 'how you send it, in Spanish: “por correo”, o “por teléfono”';
  expect(inTwin('by phone', english, spanish)).toBe('por teléfono');
  expect(inTwin('a USB stick', english, spanish)).toBe('a USB stick');
  expect(inTwin('by phone', english, 'the way, in Spanish')).toBe('by phone');
});
