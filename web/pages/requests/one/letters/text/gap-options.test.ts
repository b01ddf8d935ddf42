/** What a gap names to choose from is offered; an example is none of it. */
import { expect, test } from 'vitest';
import { askedIn, optionsIn } from './gap-options.ts';

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
