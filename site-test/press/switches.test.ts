/** Which switches are turned so that they mean no. */
import { expect, test } from 'vitest';
import type { SwitchInPage } from '../page/met-in-page.ts';
import { hasToTurn, isToRefuse } from './switches.ts';

const turned = (words: string, more: Partial<SwitchInPage> = {}): SwitchInPage => ({
  words,
  isOn: false,
  isFixed: false,
  isChoice: false,
  question: '',
  answers: '',
  isMissing: false,
  group: 0,
  form: -1,
  ...more,
});
const answer = (words: string, question = '') => turned(words, { isChoice: true, question });

test.each([
  ['of two answers the one that keeps what is necessary', answer('Essential cookies only'), true],
  ['the other one', answer('All cookies, with advertising'), false],
  ['what is necessary, as a switch', turned('Strictly necessary', { isOn: true }), false],
  [
    '"nothing" of three answers',
    turned('Nothing but what the site needs', { isChoice: true, answers: 'All ads / Nothing' }),
    true,
  ],
  ['"no" to selling', answer('No', 'May we sell my data?'), true],
  ['"no" to opting out', answer('No', 'Opt out of sale?'), false],
  ['"yes" to opting out', answer('Yes', 'Opt out of sale?'), true],
])('%s', (_, each, isTurned) => {
  expect(hasToTurn(each)).toBe(isTurned);
  expect(isToRefuse(each)).toBe(isTurned);
});
