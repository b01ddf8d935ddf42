/**
 * No paper lets an owner refuse an opt-out as fraud where the law, as it was read, names no such
 * ground.
 */
import { expect, test } from 'vitest';
import { made, templateNamed, wordsOf } from './make-document.ts';

const FACTS = { sellsPersonalData: true, targetedAdvertising: true };
const REFUSALS =
  /Refuse only if you believe|when you believe that an opt-out is fraud|We believe that an opt-out is not genuine/;
const wordsIn = (id: string, state: string) => {
  const { tree } = made(templateNamed(id), [state], { facts: FACTS });
  return wordsOf(tree.blocks);
};

test.each(['appeal-and-response-letters', 'consumer-request-kit'])('%s', (id) => {
  for (const state of ['AL', 'MD', 'VT']) expect(wordsIn(id, state)).not.toMatch(REFUSALS);
  for (const state of ['CT', 'DE', 'NJ']) expect(wordsIn(id, state)).toMatch(REFUSALS);
});

test('Maryland, Alabama and Vermont are told to ask a lawyer first', () => {
  for (const state of ['AL', 'MD', 'VT'])
    expect(wordsIn('consumer-request-kit', state)).toContain(
      'names no ground to refuse an opt-out as fraud',
    );
});
