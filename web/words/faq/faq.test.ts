/** Claims that were wrong once must not return. */
import { expect, test } from 'vitest';
import { STATES } from '#law/codes.ts';
import { CONTROL_BOOK, FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import { faqOn } from './faq-on-day.ts';

const FAQ = faqOn(LAWS, FACT_BOOK.reviewed);

const answerOf = (id: string) => FAQ.find((entry) => entry.id === id)?.answer.join(' ') ?? '';
const todoOf = (id: string) => FAQ.find((entry) => entry.id === id)?.todo ?? '';

test('one set of terms does not serve California', () => {
  expect(answerOf('vendors')).toContain('California needs its own list besides');
  expect(answerOf('vendors')).not.toContain('serves all');
});

test('California has an independent agency, and Utah asks its division first', () => {
  expect(answerOf('letter')).toContain('an independent agency (CalPrivacy)');
  expect(answerOf('letter')).toContain('Utah');
  expect(answerOf('letter')).not.toContain('under them');
});

test('visitors that can be told apart count, as the question on people says too', () => {
  const help = FACT_BOOK.facts.find(({ key }) => key === 'consumers')?.help ?? '';
  for (const words of [answerOf('count-people'), help]) {
    expect(words).toContain('visitors');
    expect(words).toContain('cookie, device or IP number');
  }
  expect(answerOf('count-people')).not.toContain('are enough');
  expect(todoOf('count-people')).toContain('visitors');
});

test('honoring opt-outs is no end of a sale', () => {
  expect(answerOf('do-i-sell')).toContain('For all others the sale goes on');
  expect(answerOf('do-i-sell')).not.toContain('working for you alone');
});

test('a repair closes no case in California, and private letters are told with what to do', () => {
  const letter = answerOf('letter');
  expect(letter).toContain('In California one firm repaired all');
  for (const word of ['Penal Code § 637.2', 'call a lawyer', 'no tag loads before a choice'])
    expect(letter).toContain(word);
});

test('size is an average, and counts all firms of one owner', () => {
  for (const word of ['24 months', 'five years', 'those that control you'])
    expect(answerOf('sba-small')).toContain(word);
});

test('the ways in beside a count: revenue in California, sensitive data in Connecticut', () => {
  expect(answerOf('which-laws')).toContain('$26,625,000');
  expect(answerOf('which-laws')).toMatch(/Connecticut: .*sensitive data/);
});

test('every state that asks today for the browser signal is named', () => {
  const today = CONTROL_BOOK.reviewed;
  const asking = LAWS.filter(({ requirements }) =>
    requirements.some(({ control, from }) => control === 'opt-out-signal' && (from ?? '') <= today),
  ).filter(({ effective }) => effective <= today);
  expect(asking.length).toBeGreaterThan(9);
  for (const { state } of asking)
    expect(answerOf('gpc')).toContain(STATES.find(({ code }) => code === state)?.name);
});

test('an opt-out without a check is the law of many states, not of all', () => {
  expect(answerOf('answer-request')).toContain('In many states an opt-out needs no such check.');
});
