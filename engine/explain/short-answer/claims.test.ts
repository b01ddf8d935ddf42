/** The short answer on invented laws: each shape of law gets its sentence. */
import { expect, test } from 'vitest';
import {
  atLeast,
  duty,
  exempt,
  full,
  invented,
  is,
  limited,
  moreThan,
} from '../../../tests/invented-law.ts';
import { claimsOf } from './claims.ts';
import { shortAnswer } from './short-answer-english.ts';

const DAY = '2026-11-22';
const kinds = (law: Parameters<typeof claimsOf>[0]) => claimsOf(law, DAY).map(({ kind }) => kind);

test('one test: the lead says it, and that there is nothing below', () => {
  const law = invented({ prongs: [full('count', atLeast('consumers', 100))] });
  expect(shortAnswer(law, DAY)).toEqual({
    lead: 'If you deal with people in Inventia, this law binds you only if *you handle data on 100 or more people in Inventia a year*.',
    ways: [],
    overlooked: 'Visitors to your site can count as people.',
    parts: null,
    below: 'If not, it asks nothing of you.',
    notes: [
      'There is no revenue test, and being small does not free you.',
      'Most nonprofits are bound like others.',
      'Do not count staff or business contacts. Do count people who only paid you.',
    ],
    next: null,
  });
});

test('what all tests have in common is in the lead', () => {
  const rich = moreThan('annualRevenueUSD', 5_000_000);
  const law = invented({
    prongs: [
      full('a', { all: [rich, atLeast('consumers', 100)] }),
      full('b', { all: [is('carMaker', true), rich] }),
    ],
  });
  const { lead, ways } = shortAnswer(law, DAY);
  expect(lead).toMatch(/only if \*your total revenue is more than \$5 million a year\* and one/);
  expect(ways[0]).toBe('You handle data on 100 or more people in Inventia a year.');
  expect(ways[1]).toMatch(/^You make cars/);
});

test('an exemption of small firms leads, with what stays of it', () => {
  const law = invented({
    prongs: [
      full('count', atLeast('consumers', 100)),
      limited('part', is('sellsSensitiveData', true)),
    ],
    exemptions: [exempt('small', is('sbaSmallBusiness', true), { stillOwes: ['XX-1'] })],
    requirements: [duty('XX-1', { title: 'Any size: ask first', owedUnder: ['part'] })],
  });
  const { lead, parts } = shortAnswer(law, DAY);
  expect(lead).toMatch(/^This law leaves out \*a small business under .*\*, but for one part\./);
  expect(parts).toEqual({
    lead: 'One part binds firms of any size:',
    each: ['If you sell sensitive data: ask first.'],
  });
});

test('being small as the only test is not repeated', () => {
  const law = invented({
    prongs: [full('big', is('sbaSmallBusiness', false))],
    exemptions: [exempt('small', is('sbaSmallBusiness', true))],
  });
  expect(kinds(law)).toEqual(['binds', 'nothing else', 'no count of people', 'nonprofits in']);
});

test('tests that end are listed with those that follow; an additional one is added', () => {
  const old = full('old', atLeast('consumers', 100));
  const later = full('new', atLeast('consumers', 10), { from: '2027-01-01', yearBefore: true });
  const ends = invented({ prongs: [{ ...old, until: '2026-12-31' }, later] });
  expect(shortAnswer(ends, DAY).next).toEqual({
    day: 'From January 1, 2027',
    text: 'it binds you if you handled data on 10 or more people there last year. “Last year” is then 2026.',
    ways: true,
  });
  expect(shortAnswer(invented({ prongs: [old, later] }), DAY).next?.text).toMatch(/^it also binds/);
});

test('a coming law has its first day; a doubt about a test is shown', () => {
  const law = invented({
    effective: '2027-03-01',
    doubts: [{ text: 'Nonprofits may be out.', about: ['count'] }],
  });
  expect(shortAnswer(law, DAY).lead).toMatch(/^The law starts on \*March 1, 2027\*\. If you deal/);
  expect(kinds(law)).toContain('in doubt');
  expect(kinds(law)).not.toContain('nonprofits in');
});

test('a part whose duty names its test again is said once', () => {
  const law = invented({
    prongs: [
      full('big', is('sbaSmallBusiness', false)),
      limited('part', is('sellsSensitiveData', true)),
    ],
    requirements: [
      duty('XX-1', { title: 'Any size: stop selling sensitive data', owedUnder: ['part'] }),
    ],
  });
  expect(shortAnswer(law, DAY).parts?.each).toEqual([
    'If you sell sensitive data: stop selling it.',
  ]);
});

test('a kind that is left out for some time only has its last day, and a doubt about what follows', () => {
  const law = invented({
    prongs: [full('count', atLeast('consumers', 100))],
    exemptions: [
      exempt('now', is('glbaInstitution', true), { until: '2026-12-31' }),
      exempt('then', is('bank', true), { from: '2027-01-01' }),
    ],
    doubts: [{ text: 'Reported only.', about: ['then'] }],
  });
  const { notes } = shortAnswer(law, DAY);
  expect(notes).toContain(
    'Left out, as the law defines them: finance firms (only to December 31, 2026). Then, as reported: banks.',
  );
});

test('what every site owes is named where nothing else is owed', () => {
  const law = invented({
    prongs: [full('count', atLeast('consumers', 100))],
    requirements: [duty('XX-1', { title: 'Name the firm behind your site' })],
    everySite: 'XX-1',
  });
  expect(shortAnswer(law, DAY).below).toBe(
    'If not, it asks almost nothing: name the firm behind your site.',
  );
});

test('an advertising pixel is named where sales or ads bring a law in', () => {
  const [count, sale] = [atLeast('consumers', 100), is('sellsPersonalData', true)];
  const said = (rule: Parameters<typeof full>[1]) =>
    shortAnswer(invented({ prongs: [full('one', rule)] }), DAY).overlooked;
  expect(said({ all: [count, sale] })).toMatch(/ad pixel .* visitors can count/);
  expect(said(sale)).toMatch(/ad pixel/);
  expect(said({ all: [count, is('sellsForMoney', true)] })).toMatch(
    /^(?!.*pixel).*Visitors to your site/,
  );
});
