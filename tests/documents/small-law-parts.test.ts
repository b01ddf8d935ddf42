/**
 * A policy has the parts that laws without a size test want, where one of them binds by the
 * owner's answers, and only there.
 */
import { expect, test } from 'vitest';
import { PRACTISED } from '#documents/values/values.ts';
import { smallLawsHere } from '#documents/values/small-laws.ts';
import type { Facts, Truth } from '#engine/rules/truth.ts';
import { made, templateNamed, withNotes, wordsOf } from './make-document.ts';

const POLICY = templateNamed('privacy-policy');
const HEALTH: Facts = { controlsHealthData: true, processesBiometricData: false };

const policy = (binds: (id: string) => Truth, more: object = {}) =>
  made(POLICY, ['DE'], { facts: HEALTH, smallLaws: smallLawsHere(binds), ...more });
const wordsWith = (binding: readonly string[], more: object = {}) =>
  wordsOf(policy((id) => binding.includes(id), more).tree.blocks);

test.each([
  ['nevada-sale', 'NRS 603A.345', 'within 60 days', 'across different websites'],
  ['illinois-bipa', '740 ILCS 14/15', 'The time for which we plan to keep them is', 'to sell it'],
  ['coppa', '16 CFR 312.4(d)', 'Parents can reach us here', 'have it deleted'],
  ['shine-the-light', '§ 1798.83', 'once a year', '“Your Privacy Rights”'],
  ['washington-health', 'RCW 19.373.040', 'Attorney General of Washington', 'withdraw consent'],
  ['nevada-health', 'NRS 603A.510', 'How we handle such data', 'If you live in Nevada'],
])('%s', (id, ...words) => {
  for (const each of words) expect(wordsWith([id])).toContain(each);
  expect(wordsWith([])).not.toContain(words[0]);
  // a law that may bind puts nothing into a paper
  expect(wordsOf(policy(() => undefined).tree.blocks)).not.toContain(words[0]);
  const { grounds } = policy((law) => law === id);
  expect(grounds.map((ground) => ground.id)).toContain(id);
});

test('the policy on health data names each state by its own law alone', () => {
  const washington = wordsWith(['washington-health']);
  expect(washington).toContain('Consumer health data privacy policy');
  expect(washington).not.toContain('NRS 603A');
  const nevada = wordsWith(['nevada-health']);
  expect(nevada).toContain('Consumer health data privacy policy');
  expect(nevada).not.toContain('RCW 19.373');
});

test('what only biometric data brings in has no table of health data', () => {
  const facts = { controlsHealthData: false, processesBiometricData: true };
  const words = wordsWith(['washington-health'], { facts });
  expect(words).toContain('also counts biometric data');
  expect(words).not.toContain('What we collect, why, and who receives it');
});

test('a promise stands after a yes alone', () => {
  const destroys = (answer: string) =>
    wordsWith(['illinois-bipa'], { values: { practiceBiometricDestroyed: answer } });
  expect(destroys(PRACTISED.yes)).toContain('We destroy this data for good');
  expect(destroys(PRACTISED.notYet)).not.toContain('We destroy this data');
});

test('Shine the Light is a choice while it is open, plain where it binds, gone where it does not', () => {
  const california = (binds: Truth) => {
    const { tree } = made(POLICY, ['CA'], {
      facts: { employees: 40 },
      smallLaws: smallLawsHere((id) => (id === 'shine-the-light' ? binds : false)),
    });
    return wordsOf(withNotes(tree));
  };
  expect(california(undefined)).toContain('Keep this paragraph only if customers’ data went');
  expect(california(true)).toContain('Your Privacy Rights');
  expect(california(true)).not.toContain('customers’ data went to others last year');
  expect(california(false)).not.toContain('Shine the Light');
});

test('a blank policy has each part, with whom it is for', () => {
  const { tree } = made(POLICY, [], { smallLaws: smallLawsHere(() => undefined) });
  const json = JSON.stringify(tree.blocks);
  expect(json).toContain(
    'Keep this part only if this law binds you: Nevada online privacy and sale law.',
  );
  expect(wordsOf(tree.blocks)).toContain('If you live in Nevada');
});
